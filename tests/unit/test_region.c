#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "rules/region.h"

/* A board of 4 x 4 squares with 3 x 3 nodes, and two pieces. */
typedef struct fixture {
  uz_arena *arena;
  uz_piece_def pieces[2];
  uz_game_def def;
} fixture;

static int set_up(void **state) {
  static fixture f;
  uz_board_plan plan = {.width = 4, .height = 4, .nodes = UZ_NODES_INNER};
  bool too_many = false;
  f = (fixture){.arena = uz_arena_new()};
  f.pieces[0].piece.name = "flat";
  f.pieces[1].piece.name = "tall";
  f.def.pieces = f.pieces;
  f.def.pieces_count = 2;
  f.def.board = uz_board_new(f.arena, &plan, &too_many);
  *state = &f;
  return f.def.board ? 0 : -1;
}

static int tear_down(void **state) {
  uz_arena_free(((fixture *)*state)->arena);
  return 0;
}

static uz_test atom(uz_test_op op) { return (uz_test){.op = op}; }

static unsigned count_may(const fixture *f, const uz_test *test, int side) {
  uz_word64 set[UZ_WORDS_MOST];
  uz_test_sites(&f->def, test, side, set);
  return uz_set_count(set, f->def.board->words);
}

static unsigned count_must(const fixture *f, const uz_test *test, int side) {
  uz_word64 set[UZ_WORDS_MOST];
  uz_test_sites_surely(&f->def, test, side, set);
  return uz_set_count(set, f->def.board->words);
}

static void test_none_is_everywhere(void **state) {
  assert_int_equal(count_may(*state, NULL, 0), 25);
  assert_int_equal(count_must(*state, NULL, 0), 25);
}

static void test_rows_are_the_movers(void **state) {
  fixture *f = *state;
  int last[] = {-1};
  uz_test rows = {.op = UZ_TEST_ROWS, .numbers = last, .count = 1};
  uz_word64 set[UZ_WORDS_MOST];
  /* Four squares and the three nodes of the last row of nodes. */
  assert_int_equal(count_may(f, &rows, 0), 7);
  uz_test_sites(&f->def, &rows, 0, set);
  assert_true(uz_set_has(set, uz_board_find(f->def.board, "a4")));
  uz_test_sites(&f->def, &rows, 1, set);
  assert_true(uz_set_has(set, uz_board_find(f->def.board, "a1")));
  assert_false(uz_set_has(set, uz_board_find(f->def.board, "a4")));
}

static void test_ranks_are_whites(void **state) {
  fixture *f = *state;
  int first[] = {1};
  uz_test ranks = {.op = UZ_TEST_RANKS, .numbers = first, .count = 1};
  uz_word64 set[UZ_WORDS_MOST];
  uz_test_sites(&f->def, &ranks, 1, set);
  assert_true(uz_set_has(set, uz_board_find(f->def.board, "a1")));
}

static void test_files_from_either_end(void **state) {
  fixture *f = *state;
  int both_ends[] = {1, -1};
  uz_test files = {.op = UZ_TEST_FILES, .numbers = both_ends, .count = 2};
  assert_int_equal(count_may(f, &files, 0), 2 * 4 + 2 * 3);
}

static void test_kinds_of_site(void **state) {
  uz_test dark = atom(UZ_TEST_DARK), light = atom(UZ_TEST_LIGHT);
  uz_test squares = atom(UZ_TEST_SQUARES), nodes = atom(UZ_TEST_NODES);
  assert_int_equal(count_may(*state, &dark, 0), 8);
  assert_int_equal(count_may(*state, &light, 0), 8);
  assert_int_equal(count_may(*state, &squares, 0), 16);
  assert_int_equal(count_may(*state, &nodes, 0), 9);
}

static void test_names_of_sites(void **state) {
  const char *names[] = {"b2", "5", "z9"};
  uz_test sites = {.op = UZ_TEST_SITES, .names = names, .count = 3};
  assert_int_equal(count_may(*state, &sites, 0), 2);
}

static void test_units_may_stand_anywhere(void **state) {
  uz_test empty = atom(UZ_TEST_EMPTY), unmoved = atom(UZ_TEST_UNMOVED);
  uz_test not_empty = {.op = UZ_TEST_NOT, .a = &empty};
  assert_int_equal(count_may(*state, &empty, 0), 25);
  assert_int_equal(count_must(*state, &empty, 0), 0);
  assert_int_equal(count_may(*state, &not_empty, 0), 25);
  assert_int_equal(count_must(*state, &not_empty, 0), 0);
  assert_int_equal(count_may(*state, &unmoved, 0), 25);
  assert_int_equal(count_must(*state, &unmoved, 0), 0);
}

static void test_not_of_a_place_is_the_rest(void **state) {
  uz_test nodes = atom(UZ_TEST_NODES);
  uz_test other = {.op = UZ_TEST_NOT, .a = &nodes};
  uz_test empty = atom(UZ_TEST_EMPTY);
  uz_test empty_node = {.op = UZ_TEST_AND, .a = &nodes, .b = &empty};
  uz_test not_empty_node = {.op = UZ_TEST_NOT, .a = &empty_node};
  assert_int_equal(count_may(*state, &other, 0), 16);
  assert_int_equal(count_must(*state, &other, 0), 16);
  assert_int_equal(count_may(*state, &not_empty_node, 0), 25);
  assert_int_equal(count_must(*state, &not_empty_node, 0), 16);
}

static void test_contradictions_hold_nowhere(void **state) {
  uz_test empty = atom(UZ_TEST_EMPTY), mine = atom(UZ_TEST_FRIEND), theirs = atom(UZ_TEST_ENEMY);
  uz_test flat = {.op = UZ_TEST_KIND, .name = "flat"}, tall = {.op = UZ_TEST_KIND, .name = "tall"};
  uz_test either = {.op = UZ_TEST_OR, .a = &mine, .b = &theirs};
  uz_test impossible[] = {{.op = UZ_TEST_AND, .a = &empty, .b = &mine},
                          {.op = UZ_TEST_AND, .a = &mine, .b = &theirs},
                          {.op = UZ_TEST_AND, .a = &flat, .b = &tall},
                          {.op = UZ_TEST_AND, .a = &empty, .b = &either}};
  for (unsigned i = 0; i < sizeof impossible / sizeof *impossible; i++)
    assert_int_equal(count_may(*state, &impossible[i], 0), 0);
  uz_test filled = {.op = UZ_TEST_OR, .a = &either, .b = &empty};
  assert_int_equal(count_must(*state, &filled, 0), 25);
}

static void test_board_only(void **state) {
  (void)state;
  uz_test nodes = atom(UZ_TEST_NODES), empty = atom(UZ_TEST_EMPTY);
  uz_test both = {.op = UZ_TEST_AND, .a = &nodes, .b = &empty};
  uz_test not_nodes = {.op = UZ_TEST_NOT, .a = &nodes};
  assert_true(uz_test_is_board_only(NULL));
  assert_true(uz_test_is_board_only(&not_nodes));
  assert_false(uz_test_is_board_only(&both));
}

static void test_pieces_by_name(void **state) {
  fixture *f = *state;
  assert_int_equal(uz_def_piece(&f->def, "tall"), 1);
  assert_int_equal(uz_def_piece(&f->def, "wide"), -1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_none_is_everywhere),
      cmocka_unit_test(test_rows_are_the_movers),
      cmocka_unit_test(test_ranks_are_whites),
      cmocka_unit_test(test_files_from_either_end),
      cmocka_unit_test(test_kinds_of_site),
      cmocka_unit_test(test_names_of_sites),
      cmocka_unit_test(test_units_may_stand_anywhere),
      cmocka_unit_test(test_not_of_a_place_is_the_rest),
      cmocka_unit_test(test_contradictions_hold_nowhere),
      cmocka_unit_test(test_board_only),
      cmocka_unit_test(test_pieces_by_name),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
