/* Words that give tests. */
#include <string.h>

#include "script/where.h"
#include "script/words.h"

static int give_plain(lua_State *L, uz_test_op op) {
  return uz_give(L, UZ_S_test, uz_new_test(L, op));
}

int uz_word_empty(lua_State *L) { return give_plain(L, UZ_TEST_EMPTY); }
int uz_word_friend(lua_State *L) { return give_plain(L, UZ_TEST_FRIEND); }
int uz_word_enemy(lua_State *L) { return give_plain(L, UZ_TEST_ENEMY); }
int uz_word_unmoved(lua_State *L) { return give_plain(L, UZ_TEST_UNMOVED); }
int uz_word_marked(lua_State *L) { return give_plain(L, UZ_TEST_MARKED); }
int uz_word_safe(lua_State *L) { return give_plain(L, UZ_TEST_SAFE); }
int uz_word_white(lua_State *L) { return give_plain(L, UZ_TEST_WHITE); }
int uz_word_in_check(lua_State *L) { return give_plain(L, UZ_TEST_IN_CHECK); }
int uz_word_dark(lua_State *L) { return give_plain(L, UZ_TEST_DARK); }
int uz_word_light(lua_State *L) { return give_plain(L, UZ_TEST_LIGHT); }
int uz_word_squares(lua_State *L) { return give_plain(L, UZ_TEST_SQUARES); }
int uz_word_nodes(lua_State *L) { return give_plain(L, UZ_TEST_NODES); }

int uz_word_near(lua_State *L) {
  uz_dirs dirs;
  bool directed = uz_want_directions(uz_arg(L, 1), &dirs);
  const uz_test *there = uz_want(uz_arg(L, 2), UZ_S_test);
  uz_want_no_more(L, 2);
  if (!directed || !there) return uz_give_unknown(L);
  uz_test *test = uz_new_test(L, UZ_TEST_NEAR);
  test->dirs = dirs;
  test->a = there;
  return uz_give(L, UZ_S_test, test);
}

/* ---- Names ---- */

/* The arguments from the first on, all of them texts; NULL when one is not or none is given. */
static const char **want_all_names(lua_State *L, unsigned *count) {
  unsigned n = (unsigned)lua_gettop(L);
  const char **names = UZ_TAKE_ARRAY(L, const char *, n + 1);
  bool right = true;
  for (unsigned i = 0; i < n || !i; i++)
    if (!(names[i] = uz_want_string(uz_arg(L, (int)i + 1)))) right = false;
  *count = n;
  return right ? names : NULL;
}

static const uz_test *kind_test(lua_State *L, const char *name) {
  uz_test *test = uz_new_test(L, UZ_TEST_KIND);
  test->name = name;
  return test;
}

int uz_word_kind(lua_State *L) {
  unsigned count;
  const char **names = want_all_names(L, &count);
  if (!names) return uz_give_unknown(L);
  const uz_test *test = kind_test(L, names[0]);
  for (unsigned i = 1; i < count; i++)
    test = uz_new_test_of(L, UZ_TEST_OR, test, kind_test(L, names[i]));
  return uz_give(L, UZ_S_test, test);
}

int uz_word_sites(lua_State *L) {
  unsigned count;
  const char **names = want_all_names(L, &count);
  if (!names) return uz_give_unknown(L);
  uz_test *test = uz_new_test(L, UZ_TEST_SITES);
  test->names = names;
  test->count = count;
  return uz_give(L, UZ_S_test, test);
}

/* ---- Numbers ---- */

#define LINES_MOST (UZ_GRID_MOST + 1) /* outer nodes lie on one row more than squares */

static bool want_line(uz_slot slot, int *number) {
  if (!uz_want_whole(slot, -LINES_MOST, LINES_MOST, number)) return false;
  if (*number) return true;
  uz_fault(slot.L, uz_here(slot.L), UZ_D_row_zero, uz_word_called(slot.L)->name, NULL, NULL, NULL);
  return false;
}

/* A file may be said by its letter. */
static bool want_file(uz_slot slot, int *number) {
  lua_State *L = slot.L;
  uz_run *run = uz_run_of(L);
  if (lua_type(L, slot.index) != LUA_TSTRING) return want_line(slot, number);
  const char *letter = uz_want_string(slot);
  if (!letter) return false;
  const char *letters = run->letters ? run->letters : UZ_FILE_LETTERS;
  const char *found = strlen(letter) == 1 ? strchr(letters, *letter) : NULL;
  run->letters_used = true;
  if (found)
    *number = (int)(found - letters) + 1;
  else
    uz_fault(L, uz_here(L), UZ_D_unknown_file, letter, letters, NULL, NULL);
  return found != NULL;
}

static int give_lines(lua_State *L, uz_test_op op, bool want(uz_slot, int *)) {
  unsigned n = (unsigned)lua_gettop(L);
  int *numbers = UZ_TAKE_ARRAY(L, int, n + 1);
  bool right = true;
  for (unsigned i = 0; i < n || !i; i++)
    if (!want(uz_arg(L, (int)i + 1), &numbers[i])) right = false;
  if (!right) return uz_give_unknown(L);
  uz_test *test = uz_new_test(L, op);
  test->numbers = numbers;
  test->count = n;
  return uz_give(L, UZ_S_test, test);
}

int uz_word_rows(lua_State *L) { return give_lines(L, UZ_TEST_ROWS, want_line); }
int uz_word_ranks(lua_State *L) { return give_lines(L, UZ_TEST_RANKS, want_line); }
int uz_word_files(lua_State *L) { return give_lines(L, UZ_TEST_FILES, want_file); }
int uz_word_last_row(lua_State *L) { return uz_give(L, UZ_S_test, uz_last_row(L)); }

const uz_test *uz_last_row(lua_State *L) {
  static const int last[] = {-1};
  uz_test *test = uz_new_test(L, UZ_TEST_ROWS);
  test->numbers = last;
  test->count = 1;
  return test;
}

/* ---- Lua ---- */

int uz_word_where(lua_State *L) {
  uz_want_no_more(L, 1);
  if (!lua_isfunction(L, 1)) {
    uz_wrong_sort(uz_arg(L, 1), uz_sort_text(L, UZ_S_function));
    return uz_give_unknown(L);
  }
  if (uz_run_of(L)->def->functions == UZ_WHERES_MOST) {
    uz_fault(L, uz_here(L), UZ_D_too_many_wheres, NULL, NULL, NULL, NULL);
    return uz_give_unknown(L);
  }
  uz_test *test = uz_new_test(L, UZ_TEST_WHERE);
  test->function = (int)uz_run_of(L)->def->functions++;
  uz_where_keep(L, test->function);
  return uz_give(L, UZ_S_test, test);
}
