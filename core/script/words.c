#include "script/words.h"

#include <string.h>

#include "script/base.h"
#include "script/where.h"

/* ---- The table ---- */

typedef enum word_kind { IS_CALLED, IS_VALUE, IS_METHOD } word_kind;

typedef struct row {
  uz_word word;
  uz_sort gives;
  word_kind kind;
  lua_CFunction function;
} row;

#define ROW(name, form, gives, en, ru, example, kind, function) \
  {{#name, form, #gives, {en, ru}, example}, UZ_S_##gives, kind, function},

static const row rows[] = {
#define UZ_WORD(name, form, gives, en, ru, example) \
  ROW(name, form, gives, en, ru, example, IS_CALLED, uz_word_##name)
#define UZ_VALUE(name, form, gives, en, ru, example) \
  ROW(name, form, gives, en, ru, example, IS_VALUE, uz_word_##name)
#define UZ_METHOD(name, form, gives, en, ru, example) \
  ROW(name, form, gives, en, ru, example, IS_METHOD, uz_method_##name)
#include "script/words.def"
};

size_t uz_words(void) { return UZ_COUNT_OF(rows); }
const uz_word *uz_word_at(size_t i) { return &rows[i].word; }

const uz_word *uz_word_called(lua_State *L) {
  const row *r = lua_touserdata(L, lua_upvalueindex(1));
  return &r->word;
}

static bool is_spelt(const row *r, const char *name, size_t length) {
  return strlen(r->word.name) == length && !memcmp(r->word.name, name, length);
}

uz_sort uz_word_gives(const char *name, size_t length, bool method) {
  for (size_t i = 0; i < UZ_COUNT_OF(rows); i++)
    if (is_spelt(&rows[i], name, length) && (rows[i].kind == IS_METHOD) == method)
      return rows[i].gives;
  return UZ_S_nothing;
}

void uz_refuse_in_where(lua_State *L, const char *name) {
  if (!uz_run_of(L)->view) return;
  uz_fault(L, uz_here(L), UZ_D_word_in_where, name, NULL, NULL, NULL);
  uz_stop(L);
}

/* What stands behind the name of every word that is called. */
static int call_word(lua_State *L) {
  const row *r = lua_touserdata(L, lua_upvalueindex(1));
  uz_refuse_in_where(L, r->word.name);
  return r->function(L);
}

static void push_function(lua_State *L, const row *r) {
  lua_pushlightuserdata(L, (void *)r);
  lua_pushcclosure(L, call_word, 1);
}

static int give_value(lua_State *L, const row *r) {
  uz_refuse_in_where(L, r->word.name);
  return r->function(L);
}

/* Names of methods, or of all other words and of Lua's own functions; into names[], which has room
 * for all. */
static size_t known_names(bool methods, const char **names) {
  size_t n = 0;
  for (size_t i = 0; i < UZ_COUNT_OF(rows); i++)
    if ((rows[i].kind == IS_METHOD) == methods) names[n++] = rows[i].word.name;
  return methods ? n : n + uz_base_names(names + n);
}

/* ---- Global words ---- */

/* A name that a text of the scripts says lacks its quotation marks. */
static bool is_said_as_text(const uz_run *run, const char *name) {
  for (unsigned i = 0; i < run->files; i++)
    if (uz_tokens_have_text(&run->file[i].tokens, name)) return true;
  return false;
}

static int unknown_word(lua_State *L, const char *name) {
  const char *names[UZ_COUNT_OF(rows) + UZ_BASE_MOST];
  if (uz_base_is_removed(L, name)) return uz_give_unknown(L);
  const char *member = uz_member_named(L, name);
  const char *quoted = is_said_as_text(uz_run_of(L), name) ? name : NULL;
  const char *nearest = uz_nearest(name, names, known_names(false, names));
  uz_fault(L, uz_here(L), UZ_D_unknown_word, name, member || quoted ? member : nearest, quoted,
           NULL);
  return uz_give_unknown(L);
}

/* __index of the globals. A word that is not called is made anew each time, so that it knows its
 * line. */
static int find_word(lua_State *L) {
  if (lua_type(L, 2) != LUA_TSTRING) return 0;
  lua_pushvalue(L, 2);
  lua_rawget(L, lua_upvalueindex(1));
  switch (lua_type(L, -1)) {
  case LUA_TNIL: return unknown_word(L, lua_tostring(L, 2));
  case LUA_TLIGHTUSERDATA: return give_value(L, lua_touserdata(L, -1));
  default: return 1;
  }
}

static int set_word(lua_State *L) {
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
  uz_fault(L, uz_here(L), UZ_D_global_name, name, NULL, NULL, NULL);
  lua_rawset(L, 1);
  return 0;
}

static void push_words(lua_State *L) {
  lua_newtable(L);
  for (size_t i = 0; i < UZ_COUNT_OF(rows); i++) {
    if (rows[i].kind == IS_METHOD) continue;
    if (rows[i].kind == IS_VALUE)
      lua_pushlightuserdata(L, (void *)&rows[i]);
    else
      push_function(L, &rows[i]);
    lua_setfield(L, -2, rows[i].word.name);
  }
  uz_base_open(L);
}

/* The globals are an empty table, so that every use of a word comes by find_word. */
void uz_words_open(lua_State *L) {
  uz_values_open(L);
  lua_newtable(L);
  lua_newtable(L);
  push_words(L);
  lua_pushcclosure(L, find_word, 1);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, set_word);
  lua_setfield(L, -2, "__newindex");
  lua_setmetatable(L, -2);
  lua_rawseti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
}

/* ---- Methods ---- */

static int unknown_method(lua_State *L, uz_sort sort) {
  const char *names[UZ_COUNT_OF(rows) + UZ_BASE_MOST];
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
  size_t n = known_names(true, names);
  if (sort == UZ_S_move)
    uz_fault(L, uz_here(L), UZ_D_unknown_method, name, uz_nearest(name, names, n),
             uz_list_names(L, names, n), NULL);
  else if (sort != UZ_S_unknown)
    uz_fault(L, uz_here(L), UZ_D_no_methods, uz_sort_text(L, sort), name, NULL, NULL);
  return uz_give_unknown(L);
}

/* __index of every rule value; its upvalue holds the methods of moves. */
static int find_method(lua_State *L) {
  uz_sort sort = uz_sort_at(L, 1);
  if (sort == UZ_S_place) return uz_place_index(L);
  lua_pushvalue(L, 2);
  if (sort == UZ_S_move && lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL) return 1;
  return unknown_method(L, sort);
}

void uz_push_methods(lua_State *L) {
  lua_newtable(L);
  for (size_t i = 0; i < UZ_COUNT_OF(rows); i++) {
    if (rows[i].kind != IS_METHOD) continue;
    push_function(L, &rows[i]);
    lua_setfield(L, -2, rows[i].word.name);
  }
  lua_pushcclosure(L, find_method, 1);
}
