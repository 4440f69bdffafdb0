#include "small_game.h"

#include "play/site_text.h"
#include "rules/compile.h"

/* The small game with the numbers 1 (a6) to 36 (f1). */
static const uz_game *compile(void **state) {
  small_game *g = *state;
  uz_game *game = NULL;
  g->def.notation = UZ_NOTATION_NUMBERS;
  g->def.numbering = "top-left";
  assert_int_equal(uz_compile(g->arena, &g->def, false, g->diags, &game), UZ_OK);
  return game;
}

static void assert_site(const uz_game *game, const char *word, unsigned reading, const char *name) {
  uz_site site = uz_site_of_word(game, word, reading);
  assert_int_not_equal(site, UZ_NO_SITE);
  assert_string_equal(game->board->place[site].name, name);
}

static void test_names_and_numbers(void **state) {
  const uz_game *game = compile(state);
  assert_site(game, "b3", UZ_SITE_EXACT, "b3");
  assert_site(game, "B3", UZ_SITE_ANY_CASE, "b3");
  assert_site(game, "1", UZ_SITE_NUMBERS, "a6");
  assert_site(game, "36", UZ_SITE_NUMBERS, "f1");
  assert_int_equal(uz_site_of_word(game, "B3", UZ_SITE_EXACT), UZ_NO_SITE);
  assert_int_equal(uz_site_of_word(game, "1", UZ_SITE_EXACT), UZ_NO_SITE);
  assert_int_equal(uz_site_of_word(game, "37", UZ_SITE_NUMBERS), UZ_NO_SITE);
  assert_int_equal(uz_site_of_word(game, "b3x", UZ_SITE_EXACT), UZ_NO_SITE);
  assert_int_equal(uz_site_of_word(game, "", UZ_SITE_NUMBERS), UZ_NO_SITE);
}

static void test_the_longest_name_is_taken(void **state) {
  small_game *g = *state;
  size_t length;
  small_board(g, 6, 12, UZ_NODES_NONE);
  const uz_game *game = compile(state);
  uz_site site = uz_site_read(game, "b12-b11", UZ_SITE_EXACT, &length);
  assert_int_equal(length, 3);
  assert_string_equal(game->board->place[site].name, "b12");
}

static void test_numbers_are_written(void **state) {
  const uz_game *game = compile(state);
  char text[8];
  uz_writer to = uz_writer_on(text, sizeof text);
  uz_site_write(game, uz_board_find(game->board, "f1"), &to);
  assert_string_equal(text, "36");
}

static void test_the_file_of_a_name(void **state) {
  (void)state;
  assert_int_equal(uz_site_file_length("a10"), 1);
  assert_int_equal(uz_site_file_length("12"), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      SMALL_TEST(test_names_and_numbers),
      SMALL_TEST(test_the_longest_name_is_taken),
      SMALL_TEST(test_numbers_are_written),
      SMALL_TEST(test_the_file_of_a_name),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
