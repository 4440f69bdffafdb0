/* Each kind of ending, to the turn. */
#include "unit/loaded_game.h"

#include <stdio.h>

#define TURNS_MOST 40

static const char script[] =
    "local change = captured + promoted\n"
    "local free = army { king = { 0, any }, man = { 0, any } }\n"
    "return game {\n"
    "  board = grid(5, 5), form = \"fen\", notation = \"uci\", setup = \"k4/5/5/5/4K\",\n"
    "  pieces = {\n"
    "    piece { name = \"king\", letter = \"k\", moves = step(orthogonal) },\n"
    "    piece { name = \"man\", letter = \"m\", moves = step(forward(orthogonal)):to(empty),\n"
    "      promotes = promotes { to = \"king\" } },\n"
    "  },\n"
    "  endings = { %s, loses(no_move) },\n"
    "}\n";

typedef struct ending_case {
  const char *endings, *position;
  const char *moves[4]; /* the first, then the others round and round */
  int turns;            /* when it is over */
  const char *status;
} ending_case;

static void load_endings(loaded_game *g, const char *endings) {
  char text[2048];
  snprintf(text, sizeof text, script, endings);
  const uz_load load = {.variant = "ends", .text = text, .length = strlen(text)};
  load_from(g, &load);
}

static int turns_played(loaded_game *g, const ending_case *row) {
  int turns = 0;
  while (turns < TURNS_MOST && uz_position_outcome(g->position).result == UZ_GOES_ON)
    play_move(g, row->moves[turns++ % 4]);
  return turns;
}

static void check(const ending_case *row) {
  loaded_game g;
  load_endings(&g, row->endings);
  set_position(&g, row->position);
  int turns = turns_played(&g, row);
  uz_outcome outcome = uz_position_outcome(g.position);
  if (turns != row->turns) print_error("%s %s\n", row->endings, row->position);
  assert_int_equal(turns, row->turns);
  assert_string_equal(outcome.status, row->status);
  uz_moves_generate(g.position, UZ_COUNT_RESULTS, g.moves);
  assert_true(uz_position_is_over(g.position, g.moves));
  unload(&g);
}

static void check_all(const ending_case *rows, size_t count) {
  for (size_t i = 0; i < count; i++) check(&rows[i]);
}

#define CHECK_ALL(rows) check_all((rows), sizeof(rows) / sizeof *(rows))

#define APART "k4/5/5/4K/5 w 0 1"
#define ROUND \
  { "e2d2", "a5b5", "d2e2", "b5a5" }

static void test_repeats(void **state) {
  static const ending_case rows[] = {
      {"draws(repeats(2))", APART, ROUND, 4, "drawn"},
      {"draws(repeats(3))", APART, ROUND, 8, "drawn"},
      {"loses(repeats(2))", APART, ROUND, 4, "lost"},
      {"wins(repeats(2))", APART, ROUND, 4, "won"},
  };
  (void)state;
  CHECK_ALL(rows);
}

static void test_quiet(void **state) {
  static const ending_case rows[] = {
      {"draws(quiet(6, captured))", APART, ROUND, 6, "drawn"},
      {"draws(quiet(6, captured))", "k4/5/5/4K/5 w 4 9", ROUND, 2, "drawn"},
      {"draws(quiet(30, captured)), draws(quiet(7, change))", APART, ROUND, 7, "drawn"},
      {"draws(quiet(30, captured)), draws(quiet(7, change))",
       "k4/5/5/3mK/5 w 0 1",
       {"e2d2", "a5b5", "d2e2", "b5a5"},
       8,
       "drawn"},
      {"draws(quiet(3, moved(kind \"man\")))",
       "4k/5/5/M4/4K w 2 1",
       {"a2a3", "e5d5", "e1d1", "d5e5"},
       4,
       "drawn"},
      {"draws(quiet(3, promoted))",
       "4k/M4/5/5/4K w 2 1",
       {"a4a5", "e5d5", "e1d1", "d5e5"},
       4,
       "drawn"},
  };
  (void)state;
  CHECK_ALL(rows);
}

#define TWO_KINGS "army { king = 1 }, army { king = 1 }"

static void test_balance(void **state) {
  static const ending_case rows[] = {
      {"draws(balance(" TWO_KINGS "))", APART, ROUND, 0, "drawn"},
      {"draws(balance(" TWO_KINGS "))", "k4/5/5/3mK/5 w 0 1", ROUND, 1, "drawn"},
      {"draws(balance(" TWO_KINGS ", { turns = 4 }))", APART, ROUND, 4, "drawn"},
      {"draws(balance(" TWO_KINGS ", { turns = 4 }))", "k4/5/5/3mK/5 w 0 1", ROUND, 5, "drawn"},
      /* Either side may be the one that has the first army. */
      {"draws(balance(army { king = 2 }, army { king = 1 }))", "kk3/5/5/5/4K w 0 1", ROUND, 0,
       "drawn"},
      {"draws(balance(army { king = 2 }, army { king = 1 }))", "k4/5/5/5/3KK w 0 1", ROUND, 0,
       "drawn"},
      /* What sets the count back. */
      {"draws(balance(free, free, { turns = 4 }))", "k4/5/5/3mK/5 w 0 1", ROUND, 4, "drawn"},
      {"draws(balance(free, free, { turns = 4, unless = change }))", "k4/5/5/3mK/5 w 0 1", ROUND, 5,
       "drawn"},
      {"draws(balance(free, free, { total = { 2, 2 } }))", "k4/5/5/3mK/5 w 0 1", ROUND, 1, "drawn"},
      {"draws(balance(free, free, { total = { 2, 2 }, turns = 2 }))", "k4/5/5/3mK/5 w 0 1", ROUND,
       3, "drawn"},
  };
  (void)state;
  CHECK_ALL(rows);
}

static void test_where_an_army_stands(void **state) {
  static const ending_case rows[] = {
      {"draws(balance(army { king = on(rows(-1), 1, 1) }, army { king = 1 }))",
       "5/5/k4/5/4K w 0 1",
       {"e1d1", "a3a2", "d1e1", "a2a1"},
       4,
       "drawn"},
  };
  (void)state;
  CHECK_ALL(rows);
}

static void test_reached(void **state) {
  static const ending_case rows[] = {
      {"loses(reached(last_row))", "4k/5/K4/5/5 w 0 1", {"a3a4", "e5d5", "a4a5"}, 3, "lost"},
      {"loses(reached(kind \"king\" * last_row))", "5/M4/4k/5/5 w 0 1", {"a4a5"}, 1, "lost"},
      {"wins(reached(sites(\"c3\")))", "4k/5/5/2K2/5 w 0 1", {"c2c3"}, 1, "won"},
  };
  (void)state;
  CHECK_ALL(rows);
}

static void test_no_unit(void **state) {
  static const ending_case rows[] = {
      {"loses(no_unit)", "5/5/5/5/3kK w 0 1", {"e1d1"}, 1, "lost"},
      {"wins(no_unit)", "5/5/5/5/3kK b 0 1", {"d1e1"}, 1, "won"},
      {"wins(no_unit)", "m4/M4/5/5/5 w 0 1", {NULL}, 0, "lost"},
  };
  (void)state;
  CHECK_ALL(rows);
}

/* A move that cannot be taken back forgets what stood before it. */
static void test_nothing_before_a_capture_repeats(void **state) {
  loaded_game g;
  (void)state;
  load_endings(&g, "draws(repeats(2))");
  set_position(&g, "k4/5/5/3mK/5 w 0 1");
  play_move(&g, "e2d2");
  assert_int_equal(uz_position_outcome(g.position).result, UZ_GOES_ON);
  for (int i = 0; i < 4; i++) {
    static const char *const moves[] = {"a5b5", "d2e2", "b5a5", "e2d2"};
    assert_int_equal(uz_position_outcome(g.position).result, UZ_GOES_ON);
    play_move(&g, moves[i]);
  }
  assert_int_equal(uz_position_outcome(g.position).result, UZ_DRAWN);
  unload(&g);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_repeats),
      cmocka_unit_test(test_quiet),
      cmocka_unit_test(test_balance),
      cmocka_unit_test(test_where_an_army_stands),
      cmocka_unit_test(test_reached),
      cmocka_unit_test(test_no_unit),
      cmocka_unit_test(test_nothing_before_a_capture_repeats),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
