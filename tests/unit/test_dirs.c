#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "board/board.h"

static unsigned count_of(uz_dirs dirs) { return (unsigned)__builtin_popcountll(dirs); }

/* ---- Vectors ---- */

static void a_vector_brings_its_mirror_image(void **state) {
  uz_dir_list list = {0};
  int ahead = uz_dir_find(&list, 2, 4), back = uz_dir_find(&list, 2, -4);
  int level = uz_dir_find(&list, -2, 0);
  assert_int_equal(list.count, 3);
  assert_int_equal(list.dir[ahead].mirror, back);
  assert_int_equal(list.dir[back].mirror, ahead);
  assert_int_equal(list.dir[level].mirror, level);
  assert_int_equal(uz_dirs_mirror(&list, 1u << ahead | 1u << level), 1u << back | 1u << level);
  (void)state;
}

static void a_vector_is_registered_once(void **state) {
  uz_dir_list list = {0};
  for (int again = 0; again < 2; again++)
    for (int dy = -3; dy <= 3; dy++)
      for (int dx = -4; dx <= 4; dx++) {
        if (!dx && !dy) continue;
        int d = uz_dir_find(&list, dx, dy);
        assert_in_range(d, 0, list.count - 1);
        assert_int_equal(list.dir[d].dx, dx);
        assert_int_equal(list.dir[d].dy, dy);
        assert_false(list.dir[d].link);
      }
  assert_int_equal(list.count, 9 * 7 - 1);
  (void)state;
}

static void a_full_list_takes_no_half_pair(void **state) {
  uz_dir_list list = {0};
  for (int dx = 1; dx <= UZ_DIRS_MOST - 1; dx++) assert_true(uz_dir_find(&list, dx, 0) >= 0);
  assert_int_equal(uz_dir_find(&list, 1, 1), -1);
  assert_int_equal(list.count, UZ_DIRS_MOST - 1);
  assert_int_equal(uz_dir_find(&list, -1, 0), UZ_DIRS_MOST - 1);
  assert_int_equal(uz_dir_find(&list, -2, 0), -1);
  assert_int_equal(uz_dir_find(&list, 2, 0), 1);
  (void)state;
}

static void a_vector_beyond_any_board_is_refused(void **state) {
  uz_dir_list list = {0};
  assert_int_equal(uz_dir_find(&list, 65, 0), -1);
  assert_int_equal(uz_dir_find(&list, 0, -1000), -1);
  assert_int_equal(uz_dir_find(&list, 64, -64), 0);
  (void)state;
}

static void back_is_the_opposite_vector(void **state) {
  uz_dir_list list = {0};
  int d = uz_dir_find(&list, 2, 2);
  assert_int_equal(uz_dir_back(&list, (unsigned)d), -1);
  int opposite = uz_dir_find(&list, -2, -2);
  assert_int_equal(uz_dir_back(&list, (unsigned)d), opposite);
  assert_int_equal(uz_dir_back(&list, (unsigned)opposite), d);
  (void)state;
}

/* ---- Lines ---- */

/* The lines of a text: sites are one letter each, lines are parted by blanks. */
typedef struct lines {
  char text[64][2];
  const char *names[64];
  uz_line line[16];
  unsigned count;
} lines;

static void read_lines(lines *to, const char *text) {
  unsigned names = 0;
  *to = (lines){.count = 1};
  to->line[0].names = to->names;
  for (; *text; text++)
    if (*text == ' ') {
      to->line[to->count++].names = to->names + names;
    } else {
      to->text[names][0] = *text;
      to->names[names] = to->text[names];
      to->line[to->count - 1].count++;
      names++;
    }
}

static uz_graph_fault add(uz_arena *arena, uz_dir_list *list, const char *text, uz_dirs *dirs,
                          unsigned *which) {
  lines l;
  read_lines(&l, text);
  return uz_dirs_add_lines(arena, list, l.line, l.count, dirs, which);
}

/* The site next to `from`, as a letter; '.' when there is none. */
static char next_letter(const uz_dir_list *list, unsigned dir, char from) {
  char next = '.';
  for (const uz_link *link = list->links; link; link = link->next) {
    if (link->dir != dir || link->from[0] != from) continue;
    assert_int_equal(next, '.');
    next = link->to[0];
  }
  return next;
}

static const struct {
  const char *lines;
  unsigned dirs;
} line_cases[] = {
    {"ab", 2},
    {"abc", 2},
    {"abc def ghi", 2},         /* nothing in common: one bundle */
    {"abc cde", 4},             /* end to end, but not straight */
    {"abc def adg beh cfi", 4}, /* rows and columns */
    {"abc ade afg", 6},         /* a star */
    {"abc dbe ab", 6},
};

/* Whoever follows a direction from the start of a line sees the line, and comes back the other way. */
static void assert_straight(const uz_dir_list *list, unsigned first, const uz_line *line) {
  unsigned found = 0;
  for (unsigned d = first; d < list->count; d++) {
    unsigned i = 1;
    while (i < line->count && next_letter(list, d, line->names[i - 1][0]) == line->names[i][0]) i++;
    if (i < line->count) continue;
    if (next_letter(list, d, line->names[i - 1][0]) != '.') continue;
    unsigned back = (unsigned)uz_dir_back(list, d);
    for (i = 1; i < line->count; i++)
      assert_int_equal(next_letter(list, back, line->names[i][0]), line->names[i - 1][0]);
    found++;
  }
  assert_int_equal(found, 1);
}

static void lines_are_spread_over_directions(void **state) {
  uz_arena *arena = uz_arena_new();
  for (size_t i = 0; i < sizeof line_cases / sizeof *line_cases; i++) {
    uz_dir_list list = {0};
    uz_dirs dirs;
    unsigned which, first = (unsigned)uz_dir_find(&list, 2, 0) + 1;
    lines l;
    assert_int_equal(add(arena, &list, line_cases[i].lines, &dirs, &which), UZ_GRAPH_FINE);
    assert_int_equal(count_of(dirs), line_cases[i].dirs);
    assert_int_equal(dirs, (((uz_dirs)1 << line_cases[i].dirs) - 1) << first);
    read_lines(&l, line_cases[i].lines);
    for (unsigned k = 0; k < l.count; k++) assert_straight(&list, first, &l.line[k]);
  }
  uz_arena_free(arena);
  (void)state;
}

static void bundles_keep_apart(void **state) {
  uz_arena *arena = uz_arena_new();
  uz_dir_list list = {0};
  uz_dirs a, b;
  unsigned which;
  assert_int_equal(add(arena, &list, "abc", &a, &which), UZ_GRAPH_FINE);
  assert_int_equal(add(arena, &list, "def", &b, &which), UZ_GRAPH_FINE);
  assert_int_equal(a & b, 0);
  assert_int_equal(count_of(a | b), 4);
  assert_int_equal(uz_dirs_mirror(&list, a), a);
  for (unsigned d = 0; d < list.count; d++)
    assert_int_equal(uz_dir_back(&list, (unsigned)uz_dir_back(&list, d)), d);
  uz_arena_free(arena);
  (void)state;
}

static const struct {
  const char *lines;
  uz_graph_fault fault;
  unsigned which;
} fault_cases[] = {
    {"abc a", UZ_GRAPH_LINE_SHORT, 1},
    {"abc  def", UZ_GRAPH_LINE_SHORT, 1},
    {"abca", UZ_GRAPH_LINE_RETURNS, 0},
    {"ab cd aa", UZ_GRAPH_LINE_RETURNS, 2},
};

static void faulty_lines_leave_no_trace(void **state) {
  uz_arena *arena = uz_arena_new();
  for (size_t i = 0; i < sizeof fault_cases / sizeof *fault_cases; i++) {
    uz_dir_list list = {0};
    uz_dirs dirs;
    unsigned which = 99;
    assert_int_equal(add(arena, &list, fault_cases[i].lines, &dirs, &which), fault_cases[i].fault);
    assert_int_equal(which, fault_cases[i].which);
    assert_int_equal(dirs, 0);
    assert_int_equal(list.count, 0);
    assert_null(list.links);
  }
  uz_arena_free(arena);
  (void)state;
}

static void too_many_directions_are_a_fault(void **state) {
  uz_arena *arena = uz_arena_new();
  uz_dir_list list = {0};
  uz_dirs dirs;
  unsigned which;
  for (int i = 0; i < UZ_DIRS_MOST / 2; i++)
    assert_int_equal(add(arena, &list, "ab", &dirs, &which), UZ_GRAPH_FINE);
  assert_int_equal(add(arena, &list, "ab", &dirs, &which), UZ_GRAPH_NO_DIRECTION);
  assert_int_equal(list.count, UZ_DIRS_MOST);
  uz_arena_free(arena);
  (void)state;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_vector_brings_its_mirror_image),
      cmocka_unit_test(a_vector_is_registered_once),
      cmocka_unit_test(a_full_list_takes_no_half_pair),
      cmocka_unit_test(a_vector_beyond_any_board_is_refused),
      cmocka_unit_test(back_is_the_opposite_vector),
      cmocka_unit_test(lines_are_spread_over_directions),
      cmocka_unit_test(bundles_keep_apart),
      cmocka_unit_test(faulty_lines_leave_no_trace),
      cmocka_unit_test(too_many_directions_are_a_fault),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
