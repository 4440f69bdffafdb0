#include "loaded_game.h"

static int set_up(void **state) {
  static loaded_game g;
  load_variant(&g, "sintez");
  *state = &g;
  return 0;
}

static int tear_down(void **state) {
  unload(*state);
  return 0;
}

static void test_only_clean_text_is_read(void **state) {
  loaded_game *g = *state;
  assert_refused(g, "8/8/8/8/8/8/8/8\tw", "position-character");
  assert_refused(g, "8/8/8/8/8/8/8/8 w\n", "position-character");
  assert_refused(g, "8/8/8/8/8/8/8/8 \xFF", "position-character");
  assert_refused(g, "8/8/8/8/8/8/8/8 \x1B[2J", "position-character");
}

static void test_absurd_lengths_are_refused(void **state) {
  size_t length = 100000;
  char *text = malloc(length + 1);
  memset(text, '8', length);
  text[length] = '\0';
  assert_refused(*state, text, "position-long");
  memset(text, ' ', length);
  assert_refused(*state, text, "position-long");
  free(text);
}

static void test_wide_boards_count_in_decimals(void **state) {
  const uz_setting settings[] = {{"width", "26"}, {"rows", "1"}};
  const char *text = "26/3k22/26/25K b 7 9";
  loaded_game g;
  (void)state;
  load_with(&g, "sintez", settings, 2);
  assert_written(&g, text, text);
  unload(&g);
}

static void test_a_refusal_needs_no_list(void **state) {
  loaded_game *g = *state;
  assert_int_equal(uz_position_set(g->position, "8", NULL), UZ_NO);
}

static void test_history_is_forgotten(void **state) {
  loaded_game *g = *state;
  set_position(g, "start");
  play_move(g, "a3-a4");
  assert_int_equal(uz_position_depth(g->position), 1);
  set_position(g, "start");
  assert_int_equal(uz_position_depth(g->position), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_only_clean_text_is_read),
      cmocka_unit_test(test_absurd_lengths_are_refused),
      cmocka_unit_test(test_wide_boards_count_in_decimals),
      cmocka_unit_test(test_a_refusal_needs_no_list),
      cmocka_unit_test(test_history_is_forgotten),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
