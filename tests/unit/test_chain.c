/* What captures of several jumps are, by the choices that rules have. */
#include "unit/loaded_game.h"

#define MOVES_MOST 16

typedef struct captures {
  const char *variant, *option, *value; /* option NULL: as the variant has it */
  const char *position;
  const char *moves; /* all of them, sorted */
} captures;

static int compare(const void *a, const void *b) { return strcmp(a, b); }

static void write_moves(loaded_game *g, char *all) {
  char move[MOVES_MOST][64];
  size_t n = uz_moves_generate(g->position, UZ_COUNT_PATHS, g->moves);
  assert_true(n <= MOVES_MOST);
  for (size_t i = 0; i < n; i++) uz_move_text(g->position, g->moves, i, move[i], sizeof move[i]);
  qsort(move, n, sizeof *move, compare);
  *all = '\0';
  for (size_t i = 0; i < n; i++) {
    if (i) strcat(all, " ");
    strcat(all, move[i]);
  }
}

static void check(const captures *row) {
  loaded_game g;
  char all[MOVES_MOST * 64];
  const uz_setting setting = {row->option, row->value};
  load_with(&g, row->variant, &setting, row->option != NULL);
  set_position(&g, row->position);
  write_moves(&g, all);
  if (strcmp(all, row->moves)) print_error("%s %s\n", row->variant, row->position);
  assert_string_equal(all, row->moves);
  unload(&g);
}

static void check_all(const captures *rows, size_t count) {
  for (size_t i = 0; i < count; i++) check(&rows[i]);
}

#define CHECK_ALL(rows) check_all((rows), sizeof(rows) / sizeof *(rows))

static void test_landing_goes_on(void **state) {
  (void)state;
  static const captures rows[] = {
      {"russian", NULL, NULL, "W:WKb2:Be5,e7", "b2:f6:d8"},
      {"russian", NULL, NULL, "W:WKa1:Bc3,f4", "a1:e5:g3 a1:e5:h2"},
      {"sintez", "king_must_continue", "yes", "8/4m3/8/8/8/2m5/8/K7 w 0 1", "a1:f6:d8"},
      {"sintez", "king_must_continue", "no", "8/4m3/8/8/8/2m5/8/K7 w 0 1",
       "a1:d4 a1:e5 a1:f6:d8 a1:g7 a1:h8"},
      /* Where none of the landings goes on, all are free. */
      {"sintez", "king_must_continue", "yes", "8/8/8/8/8/2m5/8/K7 w 0 1",
       "a1:d4 a1:e5 a1:f6 a1:g7 a1:h8"},
  };
  CHECK_ALL(rows);
}

static void test_promotion(void **state) {
  (void)state;
  static const captures rows[] = {
      {"sintez", "promotion", "at_once", "8/2m1m3/1M6/8/8/8/8/8 w 0 1",
       "b6:d8:f6 b6:d8:g5 b6:d8:h4"},
      {"sintez", "promotion", "ends_there", "8/2m1m3/1M6/8/8/8/8/8 w 0 1", "b6:d8:f6"},
      {"sintez", "promotion", "touched", "8/2m1m3/1M6/8/8/8/8/8 w 0 1", "b6:d8:f6"},
      {"turkish", "promotion", "end", "W:Wc6:Bc7,e8,h6", "c6:c8"},
      {"turkish", "promotion", "at_once", "W:Wc6:Bc7,e8,h6", "c6:c8:f8 c6:c8:g8 c6:c8:h8"},
      {"english", NULL, NULL, "B:W26,27:B22", "22x31"},
  };
  CHECK_ALL(rows);
}

static void test_reversal(void **state) {
  (void)state;
  static const captures rows[] = {
      {"turkish", NULL, NULL, "W:WKd4:Be4,b4", "d4:a4 d4:f4 d4:g4 d4:h4"},
      /* Aside is not back. */
      {"turkish", NULL, NULL, "W:WKd4:Be4,f6", "d4:f4:f7 d4:f4:f8"},
  };
  CHECK_ALL(rows);
}

static void test_lift(void **state) {
  (void)state;
  static const captures rows[] = {
      /* At once: the way over c3 is free again. */
      {"turkish", NULL, NULL, "W:WKc1:Bc3,e5,f4,b3", "c1:c5:f5:f3:a3"},
      /* After the move: 19, jumped at first, is a wall. */
      {"international", NULL, NULL, "W:WK41,49:B9,10,12,19,38", "41x43"},
      {"international", NULL, NULL, "B:W6,24,28,38,41:B13,K49", "49x30 49x35"},
      /* The site that the unit has left is free. */
      {"international", NULL, NULL, "W:W28:B12,13,22,23", "28x17x8x19x28 28x19x8x17x28"},
  };
  CHECK_ALL(rows);
}

static void test_preference(void **state) {
  (void)state;
  static const captures rows[] = {
      {"sintez", "choice", "free", "8/8/8/3m4/8/1m1m4/2M5/8 w 0 1", "c2:a4 c2:e4:c6"},
      {"sintez", "choice", "most", "8/8/8/3m4/8/1m1m4/2M5/8 w 0 1", "c2:e4:c6"},
      {"frisian", NULL, NULL, "W:W33:BK28,29", "33x22"},
      /* Of equal captures, that of the king. */
      {"frisian", NULL, NULL, "W:W33,K5:B29,10", "5x30 5x34 5x39 5x40 5x45 5x49"},
  };
  CHECK_ALL(rows);
}

/* ---- What the unit is afterwards ---- */

typedef struct becoming {
  const char *promotion, *piece;
} becoming;

static void test_unit_afterwards(void **state) {
  static const becoming rows[] = {{"at_once", "king"}, {"ends_there", "man"}, {"touched", "king"}};
  (void)state;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    loaded_game g;
    const uz_setting setting = {"promotion", rows[i].promotion};
    load_with(&g, "sintez", &setting, 1);
    set_position(&g, "8/2m1m3/1M6/8/8/8/8/8 w 0 1");
    uz_move_info info = uz_moves_info(g.moves, parse_move(&g, "b6:d8:f6"));
    assert_string_equal(uz_game_piece(g.game, (size_t)info.piece_before)->name, "man");
    assert_string_equal(uz_game_piece(g.game, (size_t)info.piece_after)->name, rows[i].piece);
    assert_int_equal(info.victims, 2);
    unload(&g);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_landing_goes_on), cmocka_unit_test(test_promotion),
      cmocka_unit_test(test_reversal),        cmocka_unit_test(test_lift),
      cmocka_unit_test(test_preference),      cmocka_unit_test(test_unit_afterwards),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
