#include "loaded_game.h"

static int set_up(void **state) {
  static loaded_game g;
  load_variant(&g, "chess");
  *state = &g;
  return 0;
}

static int tear_down(void **state) {
  unload(*state);
  return 0;
}

static void test_plain_moves(void **state) {
  loaded_game *g = *state;
  set_position(g, "start");
  assert_book(g, "e2e4", "e4");
  assert_book(g, "g1f3", "Nf3");
}

static void test_units_are_told_apart(void **state) {
  loaded_game *g = *state;
  set_position(g, "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
  assert_book(g, "b1d2", "Nbd2");
  set_position(g, "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1");
  assert_book(g, "a1a3", "R1a3");
  set_position(g, "8/8/k7/8/4Q2Q/8/8/1K5Q w - - 0 1");
  assert_book(g, "h4e1", "Qh4e1");
}

static void test_pinned_units_raise_no_doubt(void **state) {
  loaded_game *g = *state;
  set_position(g, "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1");
  assert_book(g, "g1e2", "Ne2");
}

static void test_captures_and_promotions(void **state) {
  loaded_game *g = *state;
  set_position(g, "1n2k3/P7/8/3p4/4P3/8/8/4K3 w - - 0 1");
  assert_book(g, "e4d5", "exd5");
  assert_book(g, "a7a8q", "a8=Q");
  assert_book(g, "a7b8r", "axb8=R+");
}

static void test_check_and_mate(void **state) {
  loaded_game *g = *state;
  set_position(g, "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
  assert_book(g, "a1a8", "Ra8#");
  set_position(g, "6k1/5pp1/8/8/8/8/8/R3K3 w - - 0 1");
  assert_book(g, "a1a8", "Ra8+");
}

static void test_two_units_at_once(void **state) {
  loaded_game *g = *state;
  set_position(g, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
  assert_book(g, "e1g1", "O-O");
  assert_book(g, "e1c1", "O-O-O");
}

static void test_the_position_is_left_as_it_was(void **state) {
  loaded_game *g = *state;
  set_position(g, "start");
  uint64_t hash = uz_position_hash(g->position);
  assert_book(g, "e2e4", "e4");
  assert_int_equal(uz_position_hash(g->position), hash);
  assert_int_equal(uz_position_depth(g->position), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_plain_moves),
      cmocka_unit_test(test_units_are_told_apart),
      cmocka_unit_test(test_pinned_units_raise_no_doubt),
      cmocka_unit_test(test_captures_and_promotions),
      cmocka_unit_test(test_check_and_mate),
      cmocka_unit_test(test_two_units_at_once),
      cmocka_unit_test(test_the_position_is_left_as_it_was),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
