#include "script/slot.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/utf8.h"
#include "script/sandbox.h"
#include "script/words.h"

/* Bytes of what is shown again and again, and of what is read once. */
#define NAME_MOST ((size_t)128)
#define TEXT_MOST ((size_t)4096)

/* ---- Where things stand ---- */

uz_slot uz_arg(lua_State *L, int i) { return (uz_slot){L, i, NULL}; }

uz_slot uz_field(uz_slot table, const char *key) {
  lua_State *L = table.L;
  luaL_checkstack(L, 4, NULL);
  lua_pushstring(L, key);
  lua_rawget(L, table.index);
  return (uz_slot){L, lua_gettop(L), key};
}

uz_slot uz_entry(uz_slot list, unsigned i) {
  luaL_checkstack(list.L, 4, NULL);
  lua_rawgeti(list.L, list.index, (lua_Integer)i + 1);
  return (uz_slot){list.L, lua_gettop(list.L), list.key};
}

unsigned uz_entries(uz_slot list) {
  size_t n = (size_t)lua_rawlen(list.L, list.index);
  uz_sandbox_spend(list.L, n);
  return (unsigned)n;
}

uz_source uz_key_at(lua_State *L, uz_source table, const char *key) {
  const uz_run *run = uz_run_of(L);
  for (unsigned i = 0; i < run->files && key; i++)
    if (run->file[i].name == table.file)
      table.line = uz_tokens_key_line(&run->file[i].tokens, table.line, key);
  return table;
}

uz_source uz_slot_at(uz_slot slot) { return uz_key_at(slot.L, uz_here(slot.L), slot.key); }

/* ---- What is wrong with them ---- */

void uz_wrong_sort(uz_slot slot, const char *expected) {
  lua_State *L = slot.L;
  const uz_word *word = uz_word_called(L);
  uz_sort sort = uz_slot_sort(slot);
  const char *got = uz_sort_text(L, sort);
  if (sort == UZ_S_unknown)
    uz_run_of(L)->faults++;
  else if (sort == UZ_S_function)
    uz_fault(L, uz_slot_at(slot), UZ_D_uncalled, word->name, expected, slot.key, NULL);
  else if (sort == UZ_S_nothing && slot.key)
    uz_fault(L, uz_slot_at(slot), UZ_D_missing_key, slot.key, word->name, expected, word->form);
  else if (slot.key)
    uz_fault(L, uz_slot_at(slot), UZ_D_wrong_key_sort, slot.key, word->name, expected, got);
  else
    uz_fault(L, uz_here(L), UZ_D_wrong_sort, word->name, expected, got, word->form);
}

static void wrong_sort(uz_slot slot, uz_sort expected) {
  uz_wrong_sort(slot, uz_sort_text(slot.L, expected));
}

/* What a finding calls the slot: its key, or the word whose argument it is. */
static const char *slot_name(uz_slot slot) {
  return slot.key ? slot.key : uz_word_called(slot.L)->name;
}

/* ---- Sorts ---- */

uz_sort uz_slot_sort(uz_slot slot) { return uz_sort_at(slot.L, slot.index); }
bool uz_is_given(uz_slot slot) { return !lua_isnoneornil(slot.L, slot.index); }

const void *uz_want(uz_slot slot, uz_sort sort) {
  if (uz_slot_sort(slot) == sort) return uz_value_at(slot.L, slot.index)->it;
  wrong_sort(slot, sort);
  return NULL;
}

const void *uz_may(uz_slot slot, uz_sort sort, const void *usual) {
  return uz_is_given(slot) ? uz_want(slot, sort) : usual;
}

bool uz_want_directions(uz_slot slot, uz_dirs *dirs) {
  bool right = uz_slot_sort(slot) == UZ_S_directions;
  if (right)
    *dirs = uz_value_at(slot.L, slot.index)->dirs;
  else
    wrong_sort(slot, UZ_S_directions);
  return right;
}

bool uz_want_flag(uz_slot slot, bool *flag) {
  bool right = lua_isboolean(slot.L, slot.index);
  if (right)
    *flag = lua_toboolean(slot.L, slot.index);
  else
    wrong_sort(slot, UZ_S_boolean);
  return right;
}

bool uz_may_flag(uz_slot slot, bool usual) {
  if (uz_is_given(slot)) uz_want_flag(slot, &usual);
  return usual;
}

bool uz_want_table(uz_slot slot) {
  bool right = lua_istable(slot.L, slot.index);
  if (!right) wrong_sort(slot, UZ_S_table);
  return right;
}

/* ---- Numbers ---- */

/* The sign of what is not a number differs from machine to machine. */
static const char *number_text(lua_State *L, lua_Number number) {
  if (isnan(number)) return "nan";
  char text[40];
  int length = snprintf(text, sizeof text, "%.14g", number);
  return uz_take_text(L, text, (size_t)length);
}

bool uz_want_number(uz_slot slot, double *number) {
  lua_State *L = slot.L;
  if (lua_type(L, slot.index) != LUA_TNUMBER) {
    wrong_sort(slot, UZ_S_number);
    return false;
  }
  *number = lua_tonumber(L, slot.index);
  if (isfinite(*number)) return true;
  uz_fault(L, uz_slot_at(slot), UZ_D_not_finite, slot_name(slot), number_text(L, *number), NULL,
           NULL);
  return false;
}

bool uz_want_whole(uz_slot slot, int least, int most, int *number) {
  lua_State *L = slot.L;
  double value;
  if (!uz_want_number(slot, &value)) return false;
  int whole;
  lua_Integer n = lua_tointegerx(L, slot.index, &whole);
  if (whole && n >= least && n <= most) {
    *number = (int)n;
    return true;
  }
  uz_fault(L, uz_slot_at(slot), UZ_D_number_bounds, slot_name(slot), number_text(L, least),
           number_text(L, most), number_text(L, value));
  return false;
}

bool uz_want_count(uz_slot slot, int least, int most, int unbounded, int *number) {
  if (uz_slot_sort(slot) != UZ_S_any) return uz_want_whole(slot, least, most, number);
  *number = unbounded;
  return true;
}

/* ---- Texts ---- */

static bool is_utf8(const char *text, size_t length) {
  const char *end = text + length;
  while (text < end) {
    uint32_t code;
    size_t n = uz_utf8_read(text, &code);
    if (!code || (code == UZ_UTF8_WRONG && n == 1)) return false;
    text += n;
  }
  return true;
}

static const char *want_bytes(uz_slot slot, size_t most) {
  lua_State *L = slot.L;
  if (lua_type(L, slot.index) != LUA_TSTRING) {
    wrong_sort(slot, UZ_S_string);
    return NULL;
  }
  size_t length;
  const char *text = lua_tolstring(L, slot.index, &length);
  if (length > most)
    uz_fault(L, uz_slot_at(slot), UZ_D_too_long, slot_name(slot), number_text(L, (double)length),
             number_text(L, (double)most), NULL);
  else if (is_utf8(text, length))
    return uz_take_text(L, text, length);
  else
    uz_fault(L, uz_slot_at(slot), UZ_D_bad_text, slot_name(slot), NULL, NULL, NULL);
  return NULL;
}

const char *uz_want_string(uz_slot slot) { return want_bytes(slot, NAME_MOST); }
const char *uz_want_long_string(uz_slot slot) { return want_bytes(slot, TEXT_MOST); }

bool uz_want_text(uz_slot slot, const char *text[2]) {
  if (uz_slot_sort(slot) == UZ_S_text) {
    const char *const *both = uz_value_at(slot.L, slot.index)->it;
    text[UZ_EN] = both[UZ_EN];
    text[UZ_RU] = both[UZ_RU];
    return true;
  }
  const char *same = uz_want_long_string(slot);
  if (same) text[UZ_EN] = text[UZ_RU] = same;
  return same != NULL;
}

int uz_want_choice(uz_slot slot, const char *const *names, size_t n) {
  const char *name = uz_want_string(slot);
  if (!name) return -1;
  for (size_t i = 0; i < n; i++)
    if (!strcmp(name, names[i])) return (int)i;
  uz_fault(slot.L, uz_slot_at(slot), UZ_D_unknown_choice, slot_name(slot), name,
           uz_nearest(name, names, n), uz_list_names(slot.L, names, n));
  return -1;
}

int uz_may_choice(uz_slot slot, const char *const *names, size_t n, int usual) {
  return uz_is_given(slot) ? uz_want_choice(slot, names, n) : usual;
}

const char **uz_want_names(uz_slot slot, unsigned *count) {
  bool list = lua_istable(slot.L, slot.index);
  *count = list ? uz_entries(slot) : 1;
  const char **names = UZ_TAKE_ARRAY(slot.L, const char *, *count);
  for (unsigned i = 0; i < *count; i++) {
    names[i] = uz_want_string(list ? uz_entry(slot, i) : slot);
    if (!names[i]) return NULL;
    if (list) lua_pop(slot.L, 1);
  }
  return names;
}

/* ---- Tables ---- */

static bool is_among(const char *name, const char *const *names, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (!strcmp(name, names[i])) return true;
  return false;
}

static int by_text(const void *a, const void *b) {
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

const char **uz_sorted_keys(uz_slot table, unsigned *count) {
  lua_State *L = table.L;
  const char **keys = NULL;
  *count = 0;
  luaL_checkstack(L, 4, NULL);
  for (lua_pushnil(L); lua_next(L, table.index); lua_pop(L, 1)) {
    if (lua_type(L, -2) != LUA_TSTRING) continue;
    size_t length;
    const char *key = lua_tolstring(L, -2, &length);
    uz_sandbox_spend(L, 1);
    keys = UZ_GROW(L, keys, *count, const char *);
    keys[(*count)++] = uz_take_text(L, key, length);
  }
  if (keys) qsort(keys, *count, sizeof *keys, by_text);
  return keys;
}

/* True when the table has a key that is neither a text nor, with `list`, a number of the list. */
static bool has_odd_key(uz_slot table, bool list) {
  lua_State *L = table.L;
  lua_Integer entries = list ? (lua_Integer)uz_entries(table) : 0;
  for (lua_pushnil(L); lua_next(L, table.index); lua_pop(L, 1)) {
    if (lua_type(L, -2) == LUA_TSTRING) continue;
    if (lua_isinteger(L, -2) && lua_tointeger(L, -2) >= 1 && lua_tointeger(L, -2) <= entries)
      continue;
    lua_pop(L, 2);
    return true;
  }
  return false;
}

bool uz_want_keys(uz_slot slot, const char *const *keys, size_t n, bool list) {
  lua_State *L = slot.L;
  if (!uz_want_table(slot)) return false;
  const uz_word *word = uz_word_called(L);
  unsigned count, unknown = 0;
  const char **names = uz_sorted_keys(slot, &count);
  for (unsigned i = 0; i < count; i++) {
    if (is_among(names[i], keys, n)) continue;
    unknown++;
    uz_fault(L, uz_key_at(L, uz_here(L), names[i]), UZ_D_unknown_key, word->name, names[i],
             uz_nearest(names[i], keys, n), uz_list_names(L, keys, n));
  }
  bool odd = has_odd_key(slot, list);
  if (odd)
    uz_fault(L, uz_slot_at(slot), UZ_D_unnamed_entry, word->name, uz_list_names(L, keys, n), NULL,
             NULL);
  return !odd && !unknown;
}

void *uz_want_list(uz_slot slot, uz_sort sort, size_t size, unsigned *count) {
  lua_State *L = slot.L;
  *count = 0;
  if (uz_slot_sort(slot) == sort) {
    uz_fault(L, uz_slot_at(slot), UZ_D_needs_list, uz_word_called(L)->name, uz_sort_text(L, sort),
             slot.key, NULL);
    return NULL;
  }
  if (!uz_want_keys(slot, NULL, 0, true)) return NULL;
  unsigned n = uz_entries(slot), wrong = 0;
  char *list = uz_take(L, size * (n + 1));
  for (unsigned i = 0; i < n; i++) {
    const void *it = uz_want(uz_entry(slot, i), sort);
    if (it)
      memcpy(list + size * i, it, size);
    else
      wrong++;
    lua_pop(L, 1);
  }
  *count = wrong ? 0 : n;
  return wrong ? NULL : list;
}

void uz_want_no_more(lua_State *L, int most) {
  const uz_word *word = uz_word_called(L);
  if (lua_gettop(L) > most)
    uz_fault(L, uz_here(L), UZ_D_too_many_arguments, word->name, word->form, NULL, NULL);
}
