/* What conditions ask beyond units and sites, in the variant that asks all of it. */
#include "loaded_game.h"

static int set_up(void **state) {
  static loaded_game g;
  static const uz_setting range = {"king_range", "2"};
  load_with(&g, "kraypriz", &range, 1);
  *state = &g;
  return 0;
}

static int tear_down(void **state) {
  unload(*state);
  return 0;
}

static void test_in_check(void **state) {
  loaded_game *g = *state;
  set_position(g, "9k/10/10/10/10/10/10/10/10/4K5 w - 0 1");
  assert_means(g, "Ke1-e3", "Ke1-e3");
  set_position(g, "4r4k/10/10/10/10/10/10/10/10/4K5 w - 0 1");
  assert_means(g, "Ke1-d2", "Ke1-d2");
  assert_illegal(g, "Ke1-c3", "move-no-way");
}

/* The range of a king in check matters for its own moves, not for what it attacks. */
static void test_attacks_are_asked_without_check(void **state) {
  loaded_game *g = *state;
  set_position(g, "4r5/10/10/10/10/4K5/10/10/10/9k w - 0 1");
  assert_refused(g, "4r5/10/10/10/10/4K5/10/4k5/10/10 w - 0 1", "position-attacked");
}

static void test_sides_and_rights_of_units(void **state) {
  loaded_game *g = *state;
  set_position(g, "4kq4/10/10/10/10/10/10/10/10/4KQ4 w Qq 0 1");
  assert_means(g, "Qf1-h1/Kg1", "Qf1-h1/Kg1");
  assert_illegal(g, "Qf1-g1/Kh1", "move-no-way");
  play_move(g, "Qf1-h1/Ki1");
  assert_string_equal(position_text(g), "4kq4/10/10/10/10/10/10/10/10/7QK1 b q 1 1");
  assert_means(g, "Qf10-d10/Kc10", "Qf10-d10/Kc10");
}

static void test_rights_fall_with_their_units(void **state) {
  loaded_game *g = *state;
  set_position(g, "4kq4/10/10/10/10/10/10/10/10/4KQ4 w Qq 0 1");
  play_move(g, "Ke1-e2");
  assert_string_equal(position_text(g), "4kq4/10/10/10/10/10/10/10/4K5/5Q4 b q 1 1");
  set_position(g, "4kq4/10/10/10/10/5R4/10/10/10/4KQ4 w Qq 0 1");
  play_move(g, "Rf5:f10");
  assert_string_equal(position_text(g), "4kR4/10/10/10/10/10/10/10/10/4KQ4 b Q 0 1");
}

static void test_rights_ask_where_their_units_stand(void **state) {
  loaded_game *g = *state;
  assert_refused(g, "9k/10/10/10/10/10/10/10/10/3KQ5 w Q 0 1", "position-right-place");
  assert_refused(g, "9k/10/10/10/10/10/10/10/10/4K2Q2 w Q 0 1", "position-right-place");
  assert_refused(g, "9k/10/10/10/10/10/10/10/5Q4/4KQ4 w Q 0 1", "position-right-place");
  set_position(g, "9k/10/10/10/10/10/10/10/10/5QK3 w Q 0 1");
}

static void test_promotion_to_what_is_lost(void **state) {
  loaded_game *g = *state;
  set_position(g, "9k/P9/10/10/10/10/10/10/10/RNBTKQTBN1 w - 0 1");
  uz_moves_generate(g->position, UZ_COUNT_RESULTS, g->moves);
  assert_means(g, "a9-a10=R", "a9-a10=R");
  assert_means(g, "a9-a10", "a9-a10");
  assert_illegal(g, "a9-a10=Q", "move-becomes");
  set_position(g, "P8k/10/10/10/10/10/10/10/10/4K5 w - 0 1");
  assert_means(g, "a10-b10", "a10-b10");
  assert_illegal(g, "a10-b10=Q", "move-becomes");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_in_check),
      cmocka_unit_test(test_attacks_are_asked_without_check),
      cmocka_unit_test(test_sides_and_rights_of_units),
      cmocka_unit_test(test_rights_fall_with_their_units),
      cmocka_unit_test(test_rights_ask_where_their_units_stand),
      cmocka_unit_test(test_promotion_to_what_is_lost),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
