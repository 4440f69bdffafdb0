#include "loaded_game.h"

static void expect_texts(loaded_game *g, uz_count count, const char *const *texts, size_t n) {
  assert_int_equal(uz_moves_generate(g->position, count, g->moves), n);
  for (size_t i = 0; i < n; i++) {
    bool found = false;
    for (size_t k = 0; k < n; k++) {
      uz_move_text(g->position, g->moves, k, g->text, TEXT_SIZE);
      found = found || !strcmp(g->text, texts[i]);
    }
    if (!found) fail_msg("no move is written %s", texts[i]);
  }
}

#define EXPECT_TEXTS(g, count, ...)                                   \
  do {                                                                \
    const char *const wanted[] = {__VA_ARGS__};                       \
    expect_texts(g, count, wanted, sizeof wanted / sizeof wanted[0]); \
  } while (0)

static void test_numbers_name_both_ends(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "international");
  assert_means(&g, "32-28", "32-28");
  set_position(&g, "W:WK41,49:B9,10,12,19,38");
  EXPECT_TEXTS(&g, UZ_COUNT_RESULTS, "41x43");
  unload(&g);
}

static void test_numbers_name_landings_in_doubt(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "international");
  set_position(&g, "W:WK4:B13,20,32,37");
  EXPECT_TEXTS(&g, UZ_COUNT_RESULTS, "4x27x38x15", "4x31x42x15");
  unload(&g);
}

static void test_squares_name_every_landing(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "russian");
  set_position(&g, "W:Wf6:Be7,c7");
  EXPECT_TEXTS(&g, UZ_COUNT_RESULTS, "f6:d8:b6", "f6:d8:a5");
  set_position(&g, "W:Wc3,a1:Bh8");
  EXPECT_TEXTS(&g, UZ_COUNT_RESULTS, "c3-b4", "c3-d4", "a1-b2");
  unload(&g);
}

static void test_ways_differ_by_landings(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "international");
  set_position(&g, "W:WK2:B7,8,17,18");
  EXPECT_TEXTS(&g, UZ_COUNT_PATHS, "2x13x22x11x2", "2x11x22x13x2");
  unload(&g);
}

static void test_coordinates_stand_bare(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "chess");
  set_position(&g, "1n2k3/P7/8/8/8/8/8/4K2R w K - 0 1");
  assert_means(&g, "a7a8q", "a7a8q");
  assert_means(&g, "a7xb8=N", "a7b8n");
  assert_means(&g, "O-O", "e1g1");
  unload(&g);
}

static void test_long_notation_says_all(void **state) {
  static const char script[] =
      "local mover = piece { name = 'mover', letter = 'm', moves = step(orthogonal),\n"
      "  promotes = promotes { to = 'jumper' } }\n"
      "local jumper = piece { name = 'jumper', letter = 'j', moves = leap(1, 2) }\n"
      "return game { title = 'T', board = grid(4, 4), pieces = { mover, jumper },\n"
      "  setup = 'j2m/4/M3/3J', notation = 'long', endings = { loses(no_move) } }\n";
  uz_load how = {.variant = "long", .text = script, .length = sizeof script - 1};
  loaded_game g = {.diags = uz_diags_new(UZ_EN)};
  (void)state;
  uz_status status = uz_game_load(&how, g.diags, &g.game);
  if (status != UZ_OK) uz_diags_print(g.diags, stderr);
  assert_int_equal(status, UZ_OK);
  g.position = uz_position_new(g.game);
  g.moves = uz_moves_new(g.game);
  assert_means(&g, "Jc3", "Jd1-c3");
  assert_means(&g, "d1b2", "Jd1-b2");
  set_position(&g, "3j/M3/4/3J w 0 1");
  assert_means(&g, "a4", "a3-a4=J");
  set_position(&g, "4/M3/2j1/3J w 0 1");
  assert_means(&g, "a3b3", "a3-b3");
  set_position(&g, "4/M1j1/4/3J w 0 1");
  assert_means(&g, "Jxc3", "Jd1:c3");
  unload(&g);
}

static void test_a_small_buffer_cuts(void **state) {
  loaded_game g;
  char small[4];
  (void)state;
  load_variant(&g, "chess");
  uz_moves_generate(g.position, UZ_COUNT_RESULTS, g.moves);
  assert_int_equal(uz_move_text(g.position, g.moves, 0, small, sizeof small), 4);
  assert_int_equal(strlen(small), 3);
  unload(&g);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_numbers_name_both_ends),
      cmocka_unit_test(test_numbers_name_landings_in_doubt),
      cmocka_unit_test(test_squares_name_every_landing),
      cmocka_unit_test(test_ways_differ_by_landings),
      cmocka_unit_test(test_coordinates_stand_bare),
      cmocka_unit_test(test_long_notation_says_all),
      cmocka_unit_test(test_a_small_buffer_cuts),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
