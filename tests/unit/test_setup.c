#include "unit/small_game.h"

#include "rules/setup.h"

static uz_code code_at(const small_game *g, const uz_code *start, const char *site) {
  return start[uz_board_find(g->def.board, site)];
}

static void test_text(void **state) {
  small_game *g = *state;
  uz_code start[UZ_SITES_MOST];
  g->def.setup_text = "f4t/6/6/6/6/1F4";
  assert_true(uz_setup_read(&g->def, start, NULL));
  assert_int_equal(code_at(g, start, "a6"), uz_code_of(0, 1));
  assert_int_equal(code_at(g, start, "f6"), uz_code_of(1, 1));
  assert_int_equal(code_at(g, start, "b1"), uz_code_of(0, 0));
  assert_int_equal(code_at(g, start, "a1"), UZ_EMPTY);
}

static void test_lines(void **state) {
  small_game *g = *state;
  uz_code start[UZ_SITES_MOST];
  assert_true(uz_setup_read(&g->def, start, NULL));
  assert_int_equal(code_at(g, start, "c2"), uz_code_of(0, 0));
  assert_int_equal(code_at(g, start, "c3"), UZ_EMPTY);
  assert_int_equal(code_at(g, start, "c5"), uz_code_of(0, 1));
}

static bool keep_dark(void *context, uz_place place, int rank, int file) {
  (void)context, (void)rank, (void)file;
  return place.dark;
}

static void test_cut_out_squares(void **state) {
  small_game *g = *state;
  uz_board_plan plan = {.width = 6, .height = 6, .keep = keep_dark};
  bool too_many = false;
  uz_code start[UZ_SITES_MOST];
  g->def.board = uz_board_new(g->arena, &plan, &too_many);
  g->def.setup_text = "1f1f1f/6/6/6/6/F1F1F1";
  assert_true(uz_setup_read(&g->def, start, NULL));
  assert_int_equal(code_at(g, start, "a1"), uz_code_of(0, 0));
  g->def.setup_text = "1f1f1f/6/6/6/6/1F1F1F";
  assert_false(uz_setup_read(&g->def, start, g->diags));
  assert_string_equal(uz_diags_get(g->diags, 0)->id, "setup-off-board");
}

static void test_nothing_fits(void **state) {
  small_game *g = *state;
  uz_code start[UZ_SITES_MOST];
  static const char *const texts[] = {"",
                                      "/",
                                      "/////",
                                      "6/6/6/6/6/6/",
                                      "999999999999999999999",
                                      "FFFFFFF/6/6/6/6/6",
                                      "6/6/6/6/6/5x"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    g->def.setup_text = texts[i];
    assert_false(uz_setup_read(&g->def, start, NULL));
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      SMALL_TEST(test_text),
      SMALL_TEST(test_lines),
      SMALL_TEST(test_cut_out_squares),
      SMALL_TEST(test_nothing_fits),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
