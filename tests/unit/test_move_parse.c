#include "loaded_game.h"

static void test_forms_of_algebraic_notation(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "chess");
  const char *const pushes[] = {"e4",    "e2e4", "e2-e4", " e2 - e4 ",
                                "e2 e4", "e4!?", "е2-е4", "e2–e4"};
  for (size_t i = 0; i < sizeof pushes / sizeof pushes[0]; i++) assert_means(&g, pushes[i], "e2e4");
  const char *const leaps[] = {"Nf3", "Ngf3", "N1f3", "Ng1f3", "Ng1-f3", "g1f3", "Nf3+"};
  for (size_t i = 0; i < sizeof leaps / sizeof leaps[0]; i++) assert_means(&g, leaps[i], "g1f3");
  unload(&g);
}

static void test_captures_promotions_and_pairs(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "chess");
  set_position(&g, "1n2k3/P7/8/3p4/4P3/8/8/R3K2R w KQ - 0 1");
  assert_means(&g, "exd5", "e4d5");
  assert_means(&g, "ed5", "e4d5");
  assert_means(&g, "e4:d5", "e4d5");
  assert_means(&g, "e4×d5", "e4d5");
  assert_means(&g, "a8=Q", "a7a8q");
  assert_means(&g, "a8Q", "a7a8q");
  assert_means(&g, "a7a8N", "a7a8n");
  assert_means(&g, "axb8=R#", "a7b8r");
  assert_means(&g, "0-0", "e1g1");
  assert_means(&g, "O-O-O", "e1c1");
  assert_means(&g, "О-О", "e1g1");
  assert_means(&g, "Ke1-g1/Rf1", "e1g1");
  unload(&g);
}

static void test_forms_of_notation_by_places(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "russian");
  set_position(&g, "W:Wc3:Bd4,d6,h8");
  const char *const captures[] = {"c3:e5:c7", "c3:c7",    "C3:E5:C7", "c3xc7",
                                  "c3-e5-c7", "c3 e5 c7", "с3:с7",    "c7",
                                  "c3:e5",    "22x6",     "c3*e5*c7", "c3:c7(d4,d6)"};
  for (size_t i = 0; i < sizeof captures / sizeof captures[0]; i++)
    assert_means(&g, captures[i], "c3:e5:c7");
  unload(&g);
}

static void test_another_way_to_the_same_result(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "international");
  set_position(&g, "W:WK2:B7,8,17,18");
  size_t one = parse_move(&g, "2x13x22x11x2"), other = parse_move(&g, "2x11x22x13x2");
  assert_int_equal(one, other);
  assert_int_equal(uz_moves_count(g.moves), 1);
  unload(&g);
}

static void test_doubt_is_told(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "international");
  set_position(&g, "W:WK4:B13,20,32,37");
  assert_illegal(&g, "4x15", "move-ambiguous");
  assert_string_equal(uz_diags_get(g.diags, 0)->why, "it could be 4x27x38x15, 4x31x42x15");
  assert_means(&g, "4x27x15", "4x27x38x15");
  assert_means(&g, "4x15(13,37,20)", "4x31x42x15");
  unload(&g);
}

static void test_every_text_means_its_move(void **state) {
  static const char *const variants[] = {"chess", "russian", "international", "turkish", "sintez"};
  (void)state;
  for (size_t v = 0; v < sizeof variants / sizeof variants[0]; v++) {
    loaded_game g;
    load_variant(&g, variants[v]);
    size_t n = uz_moves_generate(g.position, UZ_COUNT_RESULTS, g.moves);
    for (size_t i = 0; i < n; i++) {
      char text[64];
      uz_move_text(g.position, g.moves, i, text, sizeof text);
      assert_int_equal(parse_move(&g, text), i);
      uz_move_book_text(g.position, g.moves, i, text, sizeof text);
      assert_int_equal(parse_move(&g, text), i);
    }
    unload(&g);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_forms_of_algebraic_notation),
      cmocka_unit_test(test_captures_promotions_and_pairs),
      cmocka_unit_test(test_forms_of_notation_by_places),
      cmocka_unit_test(test_another_way_to_the_same_result),
      cmocka_unit_test(test_doubt_is_told),
      cmocka_unit_test(test_every_text_means_its_move),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
