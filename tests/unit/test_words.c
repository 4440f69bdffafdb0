#include "unit/script_text.h"

/* ---- Examples ---- */

/* What must stand before some words' examples. */
static const char *before(const char *word) {
  static const char *const lines[][2] = {
      {"preset", "local width = whole(\"width\", 4, 26, 8, \"width\")\n"},
      {"game", "local board = grid(8, 8)\n"
               "local man = piece { name = \"man\", letter = \"m\", moves = step(orthogonal) }\n"},
  };
  for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
    if (!strcmp(lines[i][0], word)) return lines[i][1];
  return "";
}

static void assert_example_works(const uz_word *word) {
  char text[2048];
  bool whole = !strcmp(word->name, "game");
  snprintf(text, sizeof text, "%s%s%s", before(word->name), word->example, whole ? "" : GAME);
  /* The folder of failing scripts has a family that loads. */
  const uz_load load = {
      .variant = "small", .scripts = "tests/bad", .text = text, .length = strlen(text)};
  script_text s;
  script_load(&s, &load);
  if (s.status != UZ_OK) print_error("%s: %s\n", word->name, s.found);
  assert_int_equal(s.status, UZ_OK);
  uz_game_free(s.game);
}

static void test_examples(void **state) {
  (void)state;
  assert_true(uz_words() > 0);
  for (size_t i = 0; i < uz_words(); i++) assert_example_works(uz_word_at(i));
}

/* ---- What moves mean ---- */

/* How many ways the first three moves of a game can go whose pieces move so. */
static uint64_t ways_of(const char *moves) {
  char text[4096];
  script_text s;
  snprintf(text, sizeof text, "local moves = %s" GAME_OF("moves"), moves);
  script_load_text(&s, text);
  if (!s.game) print_error("%s: %s\n", moves, s.found);
  assert_non_null(s.game);
  uint64_t ways = 0;
  const uz_perft how = {.depth = 3, .count = UZ_COUNT_RESULTS};
  uz_position *position = uz_position_new(s.game);
  assert_int_equal(uz_position_perft(position, how, &ways), UZ_OK);
  uz_position_free(position);
  uz_game_free(s.game);
  return ways;
}

static void test_same(void **state) {
  static const char *const same[][2] = {
      {"leap(1, 2)", "step(vectors(1, 2))"},
      {"leap(1, 2)", "step(vectors(2, -1))"},
      {"step(orthogonal)", "step(vectors(0, 1))"},
      {"step(diagonal)", "leap(1, 1)"},
      {"step(forward(orthogonal))", "step(vector(0, 1))"},
      {"step(backward(diagonal))", "step(vector(1, -1) + vector(-1, -1))"},
      {"step(sideways(orthogonal))", "step(vector(1, 0) + vector(-1, 0))"},
      {"slide(diagonal, 2)", "slide(diagonal, { most = 2 })"},
      {"slide(diagonal)", "slide(diagonal, { least = 1, most = any })"},
      {"jump(diagonal)", "jump(diagonal, { before = 0, beyond = 0 }):over(enemy)"},
      {"chain(jump(diagonal))", "chain(jump(diagonal), { landing = \"any\", reversal = true })"},
      {"leap(1, 2):from(last_row)", "leap(1, 2):from(rows(-1))"},
      {"leap(1, 2):from(files(1, -1))", "leap(1, 2):from(files(\"a\", \"f\"))"},
      {"leap(1, 2):to(empty):to(dark)", "leap(1, 2):to(empty * dark)"},
      {"step(orthogonal):to(empty + enemy)", "step(orthogonal)"},
      {"step(orthogonal):to(-friend)", "step(orthogonal)"},
  };
  (void)state;
  for (size_t i = 0; i < sizeof same / sizeof *same; i++)
    if (ways_of(same[i][0]) != ways_of(same[i][1]))
      fail_msg("%s is not %s", same[i][0], same[i][1]);
}

/* A value never changes: what a method gives is another one. */
static void test_values_stay(void **state) {
  (void)state;
  assert_true(ways_of("step(orthogonal)\nlocal other = moves:to(empty)") ==
              ways_of("step(orthogonal)"));
  assert_true(ways_of("leap(1, 2):to(empty)") != ways_of("leap(1, 2)"));
}

/* ---- Words in the wrong place ---- */

/* An unknown value is told of once; what is made of it says nothing more. */
static void test_consequences(void **state) {
  (void)state;
  assert_found("local m = stpe(orthogonal)\nlocal n = m:to(empty) + step(diagonal)\n"
               "local k = chain(n)",
               "1 unknown-word");
  assert_found("local t = empty * 3\nlocal m = step(orthogonal):to(t)\nlocal n = m * step(t)",
               "1 wrong-operator");
}

static void test_lines(void **state) {
  (void)state;
  assert_found("local m =\n  step(orthogonal)\n    :to(3)", "2 wrong-sort");
  assert_found("local p = piece {\n  name = 'a',\n  letter = 3,\n  moves = step(orthogonal) }",
               "3 wrong-key-sort");
  assert_found("local p = piece {\n  name = 'a',\n  lettr = 'a',\n  moves = step(orthogonal) }",
               "3 unknown-key");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_examples),    cmocka_unit_test(test_same),
      cmocka_unit_test(test_values_stay), cmocka_unit_test(test_consequences),
      cmocka_unit_test(test_lines),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
