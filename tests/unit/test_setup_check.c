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

static void test_royal_units_are_counted(void **state) {
  loaded_game *g = *state;
  assert_refused(g, "8/8/8/8/8/8/8/4K3 w - - 0 1", "position-royals");
  assert_refused(g, "4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "position-royals");
  assert_refused(g, "8/8/8/8/8/8/8/8 w - - 0 1", "position-royals");
}

static void test_units_past_their_promotion_are_refused(void **state) {
  loaded_game *g = *state;
  assert_refused(g, "P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "position-promoted");
  assert_refused(g, "4k3/8/8/8/8/8/8/p3K3 w - - 0 1", "position-promoted");
  set_position(g, "4k3/P7/8/8/8/8/p7/4K3 w - - 0 1");
}

static void test_units_where_none_can_come_are_refused(void **state) {
  loaded_game *g = *state;
  assert_refused(g, "4k3/8/8/8/8/8/8/4K2P w - - 0 1", "position-never");
  assert_refused(g, "p3k3/8/8/8/8/8/8/4K3 w - - 0 1", "position-never");
}

static void test_rights_need_their_units(void **state) {
  loaded_game *g = *state;
  assert_refused(g, "4k3/8/8/8/8/8/8/4K2N w K - 0 1", "position-right-units");
  assert_refused(g, "4k3/8/8/8/8/8/8/3K3R w K - 0 1", "position-right-units");
  assert_refused(g, "4k2r/8/8/8/8/8/8/4K2R w q - 0 1", "position-right-units");
  set_position(g, "4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1");
}

static void test_a_mark_needs_its_maker(void **state) {
  loaded_game *g = *state;
  assert_refused(g, "4k3/8/8/8/8/8/8/4K3 b - e3 0 1", "position-mark");
  assert_refused(g, "4k3/8/8/8/4N3/8/8/4K3 b - e3 0 1", "position-mark");
  assert_refused(g, "4k3/8/8/8/4P3/8/4P3/4K3 b - e3 0 1", "position-mark");
  assert_refused(g, "4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1", "position-mark");
  assert_refused(g, "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1", "position-mark");
  assert_refused(g, "4k3/8/8/4P3/8/8/8/4K3 b - e4 0 1", "position-mark");
  set_position(g, "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1");
  set_position(g, "4k3/8/8/4p3/8/8/8/4K3 w - e6 0 1");
}

static void test_a_mark_serves_a_capture(void **state) {
  loaded_game *g = *state;
  set_position(g, "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 2");
  assert_book(g, "d5e6", "dxe6");
  play_move(g, "d5e6");
  assert_string_equal(position_text(g), "4k3/8/4P3/8/8/8/8/4K3 b - - 0 2");
}

static void test_the_side_that_has_moved_is_safe(void **state) {
  loaded_game *g = *state;
  assert_refused(g, "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", "position-attacked");
  assert_refused(g, "8/8/8/3kK3/8/8/8/8 w - - 0 1", "position-attacked");
  set_position(g, "4k3/4R3/8/8/8/8/8/4K3 b - - 0 1");
}

static void test_progress_counts_toward_a_draw(void **state) {
  loaded_game *g = *state;
  set_position(g, "4k3/8/8/8/8/8/8/R3K3 w - - 99 80");
  assert_int_equal(uz_position_outcome(g->position).result, UZ_GOES_ON);
  play_move(g, "a1a2");
  assert_int_equal(uz_position_outcome(g->position).result, UZ_DRAWN);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_royal_units_are_counted),
      cmocka_unit_test(test_units_past_their_promotion_are_refused),
      cmocka_unit_test(test_units_where_none_can_come_are_refused),
      cmocka_unit_test(test_rights_need_their_units),
      cmocka_unit_test(test_a_mark_needs_its_maker),
      cmocka_unit_test(test_a_mark_serves_a_capture),
      cmocka_unit_test(test_the_side_that_has_moved_is_safe),
      cmocka_unit_test(test_progress_counts_toward_a_draw),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
