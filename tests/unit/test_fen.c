#include "loaded_game.h"

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

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

static void test_the_start_has_a_name(void **state) {
  loaded_game *g = *state;
  set_position(g, "8/8/4k3/8/8/4K3/8/8 b - - 7 30");
  assert_written(g, "start", START);
}

static void test_it_is_written_as_it_was_read(void **state) {
  loaded_game *g = *state;
  assert_written(g, START, START);
  const char *late = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b Kq - 12 40";
  assert_written(g, late, late);
  const char *marked = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
  assert_written(g, marked, marked);
}

static void test_last_fields_may_be_missing(void **state) {
  loaded_game *g = *state;
  assert_written(g, "4k3/8/8/8/8/8/8/4K2R w K -", "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  assert_written(g, "4k3/8/8/8/8/8/8/4K2R b", "4k3/8/8/8/8/8/8/4K2R b - - 0 1");
  assert_written(g, "  4k3/8/8/8/8/8/8/4K2R  b  -  -  3  ", "4k3/8/8/8/8/8/8/4K2R b - - 3 1");
}

static void test_turns_may_be_counted_from_nought(void **state) {
  assert_written(*state, "4k3/8/8/8/8/8/8/4K3 w - - 0 0", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

static void test_clocks_can_be_left_out(void **state) {
  loaded_game *g = *state;
  set_position(g, "start");
  uz_position_text(g->position, false, g->text, TEXT_SIZE);
  assert_string_equal(g->text, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -");
}

static void test_a_small_buffer_cuts(void **state) {
  loaded_game *g = *state;
  char small[6];
  set_position(g, "start");
  assert_int_equal(uz_position_text(g->position, true, small, sizeof small), strlen(START));
  assert_string_equal(small, "rnbqk");
  assert_int_equal(uz_position_text(g->position, true, NULL, 0), strlen(START));
}

static void test_squares_are_refused(void **state) {
  loaded_game *g = *state;
  set_position(g, "start");
  assert_refused(g, "", "position-short");
  assert_refused(g, "4k3/8/8/8/8/8/4K3 w - - 0 1", "position-rows");
  assert_refused(g, "4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", "position-rows");
  assert_refused(g, "4k3/9/8/8/8/8/8/4K3 w - - 0 1", "position-width");
  assert_refused(g, "4k3/7/8/8/8/8/8/4K3 w - - 0 1", "position-width");
  assert_refused(g, "4k3/99999999999999999999/8/8/8/8/8/4K3 w - - 0 1", "position-width");
  assert_refused(g, "4k3/pppppppppp/8/8/8/8/8/4K3 w - - 0 1", "position-width");
  assert_refused(g, "4k3/08/8/8/8/8/8/4K3 w - - 0 1", "position-letter");
  assert_refused(g, "4k3/8/8/3x4/8/8/8/4K3 w - - 0 1", "position-letter");
  assert_refused(g,
                 "4k3/8/8/3\xD1\x88"
                 "4/8/8/8/4K3 w - - 0 1",
                 "position-letter");
}

static void test_fields_are_refused(void **state) {
  loaded_game *g = *state;
  assert_refused(g, "4k3/8/8/8/8/8/8/4K3", "position-short");
  assert_refused(g, "4k3/8/8/8/8/8/8/4K3 x - - 0 1", "position-side");
  assert_refused(g, "4k3/8/8/8/8/8/8/4K3 w KX - 0 1", "position-right");
  assert_refused(g, "4k3/8/8/8/8/8/8/4K2R w KK - 0 1", "position-right");
  assert_refused(g, "4k3/8/8/8/8/8/8/4K3 w - j9 0 1", "position-site");
  assert_refused(g, "4k3/8/8/8/8/8/8/4K3 w - - -1 1", "position-clock");
  assert_refused(g, "4k3/8/8/8/8/8/8/4K3 w - - 10000 1", "position-clock");
  assert_refused(g, "4k3/8/8/8/8/8/8/4K3 w - - 0 1x", "position-clock");
  assert_refused(g, "4k3/8/8/8/8/8/8/4K3 w - - 0 1 w", "position-rest-of-text");
}

static void test_cut_out_places_count_as_empty(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "russian");
  set_position(&g, "1m1m1m1m/m1m1m1m1/1m1m1m1m/8/8/M1M1M1M1/1M1M1M1M/M1M1M1M1 w 0 1");
  assert_string_equal(position_text(&g), "W:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:B"
                                         "b8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6:H0:F1");
  assert_refused(&g, "m7/8/8/8/8/8/8/8 w 0 1", "position-off-board");
  unload(&g);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_the_start_has_a_name),
      cmocka_unit_test(test_it_is_written_as_it_was_read),
      cmocka_unit_test(test_last_fields_may_be_missing),
      cmocka_unit_test(test_turns_may_be_counted_from_nought),
      cmocka_unit_test(test_clocks_can_be_left_out),
      cmocka_unit_test(test_a_small_buffer_cuts),
      cmocka_unit_test(test_squares_are_refused),
      cmocka_unit_test(test_fields_are_refused),
      cmocka_unit_test(test_cut_out_places_count_as_empty),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
