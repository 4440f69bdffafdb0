#include "loaded_game.h"

static int set_up(void **state) {
  static loaded_game g;
  load_variant(&g, "international");
  *state = &g;
  return 0;
}

static int tear_down(void **state) {
  unload(*state);
  return 0;
}

static void test_it_is_written_as_it_was_read(void **state) {
  const char *text = "B:W6,K24,28:B1,K7,13:H3:F40";
  assert_written(*state, text, text);
}

static void test_order_and_clocks_are_free(void **state) {
  loaded_game *g = *state;
  assert_written(g, "W:BK7,1:W31,6", "W:W6,31:B1,K7:H0:F1");
  assert_written(g, "w:w31,6:b1:F9:H2", "W:W6,31:B1:H2:F9");
  assert_written(g, "W:W:B1.", "W:W:B1:H0:F1");
  assert_written(g, "W: W31, 32 : B 1 , 2 .", "W:W31,32:B1,2:H0:F1");
}

static void test_ranges_and_names_are_read(void **state) {
  loaded_game *g = *state;
  assert_written(g, "W:W31-33,K40-41:B1-3", "W:W31,32,33,K40,K41:B1,2,3:H0:F1");
  assert_written(g, "W:Wa1,KC3:Bj10", "W:WK37,46:B5:H0:F1");
}

static void test_the_first_piece_may_have_its_letter(void **state) {
  assert_written(*state, "W:WM31:BK2", "W:W31:BK2:H0:F1");
}

static void test_clocks_can_be_left_out(void **state) {
  loaded_game *g = *state;
  set_position(g, "W:W31:B1:H4:F9");
  uz_position_text(g->position, false, g->text, TEXT_SIZE);
  assert_string_equal(g->text, "W:W31:B1");
}

static void test_it_is_refused(void **state) {
  loaded_game *g = *state;
  assert_refused(g, "X:W31:B1", "position-side");
  assert_refused(g, "W:W31", "position-short");
  assert_refused(g, "W:W31:W32:B1", "position-part");
  assert_refused(g, "W:W31:B1:Z3", "position-part");
  assert_refused(g, "W:W31:B1:", "position-part");
  assert_refused(g, "W:W31,:B1", "position-site");
  assert_refused(g, "W:W51:B1", "position-site");
  assert_refused(g, "W:W0:B1", "position-site");
  assert_refused(g, "W:Wa2:B1", "position-site");
  assert_refused(g, "W:W31,31:B1", "position-twice");
  assert_refused(g, "W:W31:B31", "position-twice");
  assert_refused(g, "W:W33-31:B1", "position-range");
  assert_refused(g, "W:W31-:B1", "position-range");
  assert_refused(g, "W:W31:B1:Hx", "position-clock");
  assert_refused(g, "W:W31:B1:+1@31+0", "position-rest");
}

static void test_quiet_moves_in_a_row_are_kept(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "frisian");
  const char *text = "W:W32,K40:B1,K7:+2@40+0:H2:F9";
  assert_written(&g, text, text);
  assert_refused(&g, "W:W32,K40:B1,K7:+2@32+0", "position-rest-unit");
  assert_refused(&g, "W:W32,K40:B1,K7:+10000@40+0", "position-rest");
  unload(&g);
}

static void test_every_game_reads_both_forms(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "sintez");
  assert_written(&g, "B:We1,Kf2:Bc3", "8/8/8/8/8/2m5/5K2/4M3 b 0 1");
  unload(&g);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_it_is_written_as_it_was_read),
      cmocka_unit_test(test_order_and_clocks_are_free),
      cmocka_unit_test(test_ranges_and_names_are_read),
      cmocka_unit_test(test_the_first_piece_may_have_its_letter),
      cmocka_unit_test(test_clocks_can_be_left_out),
      cmocka_unit_test(test_it_is_refused),
      cmocka_unit_test(test_quiet_moves_in_a_row_are_kept),
      cmocka_unit_test(test_every_game_reads_both_forms),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
