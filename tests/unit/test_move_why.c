#include "loaded_game.h"

static void test_what_is_no_move(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "chess");
  static const char *const texts[] = {"",  " ",    "hello", "e9",    "e2e4e",
                                      "Q", "\xFF", "(",     "e2e4=", "1."};
  for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
    assert_illegal(&g, texts[i], "move-unclear");
  unload(&g);
}

static void test_whose_unit_it_is(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "chess");
  assert_illegal(&g, "e4e5", "move-no-unit");
  assert_illegal(&g, "e7e5", "move-not-own");
  assert_illegal(&g, "e2e5", "move-no-way");
  assert_illegal(&g, "a1a3", "move-stuck");
  assert_illegal(&g, "Qd5", "move-nobody");
  assert_illegal(&g, "O-O", "move-nobody");
  assert_illegal(&g, "e2xe4", "move-captures-nothing");
  unload(&g);
}

static void test_royal_safety(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "chess");
  set_position(&g, "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1");
  assert_illegal(&g, "Nc3", "move-opens-attack");
  set_position(&g, "4k3/8/8/8/4r3/8/8/N3K3 w - - 0 1");
  assert_illegal(&g, "Nb3", "move-leaves-attack");
  unload(&g);
}

static void test_promotion(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "chess");
  set_position(&g, "4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
  assert_illegal(&g, "a7a8k", "move-becomes");
  assert_illegal(&g, "a7a8", "move-ambiguous");
  unload(&g);
}

static void test_obligation(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "international");
  set_position(&g, "W:W32,40:B28,1");
  assert_illegal(&g, "40-35", "move-must-capture");
  set_position(&g, "W:W48:B24,K31,34,K42,43");
  assert_illegal(&g, "48x37", "move-prefer");
  unload(&g);
}

static void test_rest(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "frisian");
  set_position(&g, "W:W32,K50:B1,K7:+3@50+0");
  assert_illegal(&g, "50-45", "move-rests");
  unload(&g);
}

static void test_the_end(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "chess");
  set_position(&g, "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");
  assert_illegal(&g, "g7g6", "move-game-over");
  assert_string_equal(uz_diags_get(g.diags, 0)->why, "checkmate");
  unload(&g);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_what_is_no_move), cmocka_unit_test(test_whose_unit_it_is),
      cmocka_unit_test(test_royal_safety),    cmocka_unit_test(test_promotion),
      cmocka_unit_test(test_obligation),      cmocka_unit_test(test_rest),
      cmocka_unit_test(test_the_end),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
