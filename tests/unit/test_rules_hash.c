/* The hash is that of the rules, and of nothing else. */
#include "unit/script_text.h"

/* A game with one part replaced by other words. */
typedef struct variation {
  const char *part, *with;
} variation;

static const char script[] =
    "local men = whole(\"rows\", 1, 2, 1, \"rows of men\")\n"
    "return game {\n"
    "  title = \"Small\", about = \"A small game.\", board = grid(6, 6),\n"
    "  setup = { place(\"man\", rows(men)) },\n"
    "  pieces = {\n"
    "    piece { name = \"man\", title = \"man\", letter = \"m\", symbol = { \"M\", \"m\" },\n"
    "      moves = step(forward(orthogonal)):to(empty) + chain(jump(orthogonal)),\n"
    "      promotes = promotes { to = \"king\", zone = last_row, when = \"end\" } },\n"
    "    piece { name = \"king\", letter = \"k\",\n"
    "      moves = slide(diagonal, 3) + chain(jump(diagonal, { beyond = 2 })) },\n"
    "  },\n"
    "  capture = capture { must = true, prefer = { most() }, lift = \"after\" },\n"
    "  endings = { loses(no_move), draws(repeats(3)), draws(quiet(20, captured)) },\n"
    "}\n";

static void write_varied(const variation *v, char *text, size_t size) {
  const char *at = strstr(script, v->part);
  assert_non_null(at);
  snprintf(text, size, "%.*s%s%s", (int)(at - script), script, v->with, at + strlen(v->part));
}

static uint64_t hash_of(const variation *v, bool unfused) {
  char text[4096];
  script_text s;
  write_varied(v, text, sizeof text);
  const uz_load load = {
      .variant = "small", .text = text, .length = strlen(text), .unfused = unfused};
  script_load(&s, &load);
  if (!s.game) print_error("%s: %s\n", v->with, s.found);
  assert_non_null(s.game);
  uint64_t hash = uz_game_rules_hash(s.game);
  uz_game_free(s.game);
  return hash;
}

static const variation as_it_is = {"", ""};

static void test_what_does_not_matter(void **state) {
  static const variation rows[] = {
      {"title = \"Small\"", "title = text(\"Tiny\", \"Крошка\")"},
      {"A small game.", "Another text."},
      {"title = \"man\"", "title = \"soldier\""},
      {"symbol = { \"M\", \"m\" }", "symbol = { \"X\", \"x\" }"},
      {"rows of men", "how many rows"},
      {"loses(no_move)", "loses(no_move, \"stuck\")"},
      {"step(forward(orthogonal))", "step(vector(0, 1))"},
  };
  (void)state;
  uint64_t hash = hash_of(&as_it_is, false);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    uint64_t other = hash_of(&rows[i], false);
    if (other != hash) print_error("%s\n", rows[i].with);
    assert_true(other == hash);
  }
}

static void test_fusing_does_not_matter(void **state) {
  (void)state;
  assert_true(hash_of(&as_it_is, false) == hash_of(&as_it_is, true));
}

static void test_every_rule_matters(void **state) {
  static const variation rows[] = {
      {"grid(6, 6)", "grid(6, 7)"},
      {"grid(6, 6)", "grid(6, 6, { only = -sites(\"c3\") })"},
      {"1, 2, 1, \"rows", "1, 2, 2, \"rows"},
      {"letter = \"k\"", "letter = \"q\""},
      {"letter = \"k\"", "letter = \"k\", royal = true"},
      {"step(forward(orthogonal))", "step(orthogonal)"},
      {":to(empty)", ":to(empty + enemy)"},
      {"chain(jump(orthogonal))", "jump(orthogonal)"},
      {"chain(jump(orthogonal))", "chain(jump(orthogonal), { reversal = false })"},
      {"chain(jump(orthogonal))", "chain(jump(orthogonal), { landing = \"goes_on\" })"},
      {"slide(diagonal, 3)", "slide(diagonal, 2)"},
      {"beyond = 2", "beyond = 1"},
      {"beyond = 2", "before = 2"},
      {"zone = last_row", "zone = rows(-2)"},
      {"when = \"end\"", "when = \"at_once\""},
      {"must = true, prefer = { most() }", "must = false"},
      {"most()", "most(kind \"king\")"},
      {"prefer = { most() }, ", ""},
      {"lift = \"after\"", "lift = \"at_once\""},
      {"loses(no_move)", "draws(no_move)"},
      {"repeats(3)", "repeats(4)"},
      {"quiet(20", "quiet(21"},
      {"captured)", "captured + promoted)"},
      {"captured)) }", "captured)), draws(balance(army { king = 1 }, army { king = 1 })) }"},
      {"board =", "first = \"black\", board ="},
  };
  (void)state;
  uint64_t hash[sizeof rows / sizeof *rows];
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    hash[i] = hash_of(&rows[i], false);
    if (hash[i] == hash_of(&as_it_is, false)) print_error("%s\n", rows[i].with);
    assert_true(hash[i] != hash_of(&as_it_is, false));
    for (size_t k = 0; k < i; k++) assert_true(hash[i] != hash[k]);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_what_does_not_matter),
      cmocka_unit_test(test_fusing_does_not_matter),
      cmocka_unit_test(test_every_rule_matters),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
