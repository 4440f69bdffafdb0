/* `given`: what a function of a family has been handed, against what it takes. */
#include <string.h>

#include "script/words.h"

/* What is looked at: an argument of a function, or the key on a path in it, as "king.moves". */
typedef struct subject {
  lua_State *L;
  const char *function, *path; /* path NULL: the argument itself */
  uz_source at;
} subject;

static subject key_of(const subject *s, const char *key) {
  const char *path = key;
  if (s->path) {
    size_t size = strlen(s->path) + strlen(key) + sizeof ".";
    char *joined = uz_take(s->L, size);
    snprintf(joined, size, "%s.%s", s->path, key);
    path = joined;
  }
  return (subject){s->L, s->function, path, uz_key_at(s->L, s->at, key)};
}

/* "game" or "game: king" */
static const char *holder_name(const subject *s) {
  if (!s->path) return s->function;
  size_t size = strlen(s->function) + strlen(s->path) + sizeof ": ";
  char *name = uz_take(s->L, size);
  snprintf(name, size, "%s: %s", s->function, s->path);
  return name;
}

/* ---- One value ---- */

/* What a value is wanted to be, said as "optional list of move". */
typedef struct wish {
  uz_sort sort;
  bool optional, list;
} wish;

static bool skip(const char **text, const char *beginning) {
  size_t length = strlen(beginning);
  bool found = !strncmp(*text, beginning, length);
  if (found) *text += length;
  return found;
}

static bool read_wish(lua_State *L, const char *text, wish *w) {
  const char *names[UZ_SORTS];
  w->optional = skip(&text, "optional ");
  w->list = skip(&text, "list of ");
  for (int sort = 0; sort < UZ_SORTS; sort++) {
    names[sort] = uz_sort_ident((uz_sort)sort);
    w->sort = (uz_sort)sort;
    if (!strcmp(text, names[sort])) return true;
  }
  uz_fault(L, uz_here(L), UZ_D_unknown_choice, "given", text, uz_nearest(text, names, UZ_SORTS),
           uz_list_names(L, names, UZ_SORTS));
  return false;
}

static void refuse(const subject *s, uz_sort expected, uz_sort got) {
  lua_State *L = s->L;
  const char *wanted = uz_sort_text(L, expected);
  if (got == UZ_S_function)
    uz_fault(L, s->at, UZ_D_uncalled, s->function, wanted, s->path, NULL);
  else
    uz_fault(L, s->at, UZ_D_wrong_given, s->function, wanted, uz_sort_text(L, got), s->path);
}

static bool is_of(uz_sort got, uz_sort wanted) {
  return got == wanted || got == UZ_S_unknown || (wanted == UZ_S_text && got == UZ_S_string) ||
         (wanted == UZ_S_value && got != UZ_S_nothing);
}

static void check_entries(const subject *s, uz_slot list, uz_sort wanted) {
  for (unsigned i = 0; i < uz_entries(list); i++) {
    uz_sort got = uz_slot_sort(uz_entry(list, i));
    if (!is_of(got, wanted)) refuse(s, wanted, got);
    lua_pop(s->L, 1);
  }
}

static void check_wish(const subject *s, uz_slot value, wish w) {
  uz_sort got = uz_slot_sort(value);
  if (got == UZ_S_nothing && w.optional) return;
  if (w.list && got == UZ_S_table)
    check_entries(s, value, w.sort);
  else if (w.list && got == w.sort)
    uz_fault(s->L, s->at, UZ_D_needs_list, s->function, uz_sort_text(s->L, got), s->path, NULL);
  else if (!is_of(got, w.list ? UZ_S_table : w.sort))
    refuse(s, w.list ? UZ_S_table : w.sort, got);
}

static void check_choice(const subject *s, uz_slot value, uz_slot choices) {
  unsigned count;
  const char **names = uz_want_names(choices, &count);
  uz_sort got = uz_slot_sort(value);
  if (!names || got == UZ_S_nothing || got == UZ_S_unknown) return;
  if (got != UZ_S_string) {
    refuse(s, UZ_S_string, got);
    return;
  }
  const char *text = lua_tostring(s->L, value.index);
  for (unsigned i = 0; i < count; i++)
    if (!strcmp(text, names[i])) return;
  uz_fault(s->L, s->at, UZ_D_unknown_choice, s->path, text, uz_nearest(text, names, count),
           uz_list_names(s->L, names, count));
}

/* ---- Tables ---- */

static void check_names(const subject *s, uz_slot value, const char **known, unsigned count) {
  unsigned given;
  const char **names = uz_sorted_keys(value, &given);
  for (unsigned i = 0; i < given; i++) {
    bool found = false;
    for (unsigned k = 0; k < count && !found; k++) found = !strcmp(names[i], known[k]);
    if (!found)
      uz_fault(s->L, key_of(s, names[i]).at, UZ_D_unknown_key, holder_name(s), names[i],
               uz_nearest(names[i], known, count), uz_list_names(s->L, known, count));
  }
}

static void check_table(const subject *s, uz_slot value, uz_slot wanted);

static void check_key(const subject *s, uz_slot value, uz_slot wanted) {
  wish w;
  if (!lua_istable(s->L, wanted.index)) {
    const char *text = uz_want_string(wanted);
    if (text && read_wish(s->L, text, &w)) check_wish(s, value, w);
  } else if (uz_entries(wanted)) {
    check_choice(s, value, wanted);
  } else {
    check_table(s, value, wanted);
  }
}

static void check_table(const subject *s, uz_slot value, uz_slot wanted) {
  lua_State *L = s->L;
  if (!lua_istable(L, value.index)) {
    if (uz_slot_sort(value) != UZ_S_unknown) refuse(s, UZ_S_table, uz_slot_sort(value));
    return;
  }
  unsigned count;
  const char **keys = uz_sorted_keys(wanted, &count);
  check_names(s, value, keys, count);
  for (unsigned i = 0; i < count; i++) {
    int top = lua_gettop(L);
    subject key = key_of(s, keys[i]);
    check_key(&key, uz_field(value, keys[i]), uz_field(wanted, keys[i]));
    lua_settop(L, top);
  }
}

/* What is wrong would only make the function that asks stumble: the run ends here. */
int uz_word_given(lua_State *L) {
  unsigned faults = uz_run_of(L)->faults;
  lua_settop(L, 3);
  subject s = {L, uz_want_string(uz_arg(L, 1)), NULL, uz_here(L)};
  if (s.function) check_key(&s, uz_arg(L, 2), uz_arg(L, 3));
  if (uz_run_of(L)->faults != faults) uz_stop(L);
  lua_settop(L, 2);
  return 1;
}
