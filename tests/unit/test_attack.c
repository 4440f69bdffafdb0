#include "unit/loaded_game.h"

#include "play/attack.h"
#include "play/explore.h"

static const char *const positions[] = {
    "start",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "4k3/8/8/8/4r2b/8/8/R3K2R w KQ - 0 1",
};
#define POSITIONS (sizeof positions / sizeof *positions)

/* ---- The tables against the interpreter ---- */

static void assert_agree(loaded_game *g, int side, uz_site site) {
  uz_position *p = g->position;
  uz_code stands = p->board[site];
  bool hit = uz_board_attacked(g->game, p->board, side, site);
  p->board[site] = (uz_code)__builtin_ctzll(g->game->royal & UZ_SIDE_CODES(side));
  bool found = uz_explore_attacks(p, 1 - side, site);
  p->board[site] = stands;
  assert_int_equal(hit, found);
}

static void test_tables_say_what_the_rules_say(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "chess");
  assert_true(g.game->plain_attack);
  for (size_t i = 0; i < POSITIONS; i++) {
    set_position(&g, positions[i]);
    for (uz_site site = 0; site < uz_game_sites(g.game); site++)
      for (int side = 0; side < 2; side++) assert_agree(&g, side, site);
  }
  unload(&g);
}

static void test_in_check(void **state) {
  static const struct {
    const char *position;
    bool white, black;
  } rows[] = {
      {"start", false, false},
      {"4k3/8/8/8/8/8/8/4K2r w - - 0 1", true, false},
      {"4k3/8/8/8/8/8/8/4KN1r w - - 0 1", false, false},
      {"4k3/3P4/8/8/8/8/8/4K3 b - - 0 1", false, true},
      {"4k3/8/3N4/8/8/8/8/4K3 b - - 0 1", false, true},
      {"4k3/4P3/8/8/8/8/8/4K3 b - - 0 1", false, false},
  };
  loaded_game g;
  (void)state;
  load_variant(&g, "chess");
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    set_position(&g, rows[i].position);
    assert_int_equal(uz_in_check(g.position, 0), rows[i].white);
    assert_int_equal(uz_in_check(g.position, 1), rows[i].black);
  }
  unload(&g);
}

/* ---- Moves that leave the royal unit under attack ---- */

/* The legal moves are the pseudo-legal ones that are safe. */
static void test_safe_moves_are_the_legal_ones(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "chess");
  for (size_t i = 0; i < POSITIONS; i++) {
    set_position(&g, positions[i]);
    uz_position *before = uz_position_copy(g.position);
    size_t safe = 0, legal = uz_moves_generate(g.position, UZ_COUNT_RESULTS, g.moves);
    uz_generate_pseudo(g.position, g.moves);
    for (size_t k = 0; k < uz_moves_count(g.moves); k++)
      safe += uz_move_is_safe(g.position, g.moves, g.moves->move[k]);
    assert_int_equal(safe, legal);
    assert_true(uz_position_same(g.position, before));
    uz_position_free(before);
  }
  unload(&g);
}

/* ---- The guard ---- */

typedef struct guarded {
  const char *position;
  unsigned checks;
  const char *pinned, *allowed; /* sites in rising order */
} guarded;

static void write_sites(const uz_game *game, const uz_word64 *set, char *text) {
  *text = '\0';
  UZ_EACH(site, set, game->words) {
    if (*text) strcat(text, " ");
    strcat(text, uz_game_place(game, (uz_site)site).name);
  }
}

static void assert_guard(loaded_game *g, const guarded *row) {
  uz_guard guard;
  char pinned[TEXT_SIZE], allowed[TEXT_SIZE];
  set_position(g, row->position);
  uz_guard_find(g->position, uz_position_side(g->position), &guard);
  write_sites(g->game, guard.pinned, pinned);
  write_sites(g->game, guard.allowed, allowed);
  assert_string_equal(pinned, row->pinned);
  assert_string_equal(allowed, row->allowed);
  assert_int_equal(guard.checks, row->checks);
}

static void test_guard(void **state) {
  static const guarded rows[] = {
      {"start", 0, "", ""},
      /* A pin goes on as far as the attacker; a second unit between undoes it. */
      {"4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1", 0, "e3", ""},
      {"4r1k1/8/8/4P3/8/4N3/8/4K3 w - - 0 1", 0, "", ""},
      {"4r1k1/8/8/4p3/8/4N3/8/4K3 w - - 0 1", 0, "", ""},
      {"4n1k1/8/8/8/8/4N3/8/4K3 w - - 0 1", 0, "", ""},
      {"4r1k1/8/8/8/1b5q/2P3P1/8/4K3 w - - 0 1", 1, "c3 g3", "e2 e3 e4 e5 e6 e7 e8"},
      /* One check: the attacker and the sites between. */
      {"6k1/8/8/8/7b/8/8/4K3 w - - 0 1", 1, "", "f2 g3 h4"},
      {"6k1/8/8/8/8/3n4/8/4K3 w - - 0 1", 1, "", "d3"},
      {"6k1/8/8/8/8/8/3p4/4K3 w - - 0 1", 1, "", "d2"},
      /* Two: no unit but the royal one answers both. */
      {"4r1k1/8/8/8/8/3n4/8/4K3 w - - 0 1", 2, "", ""},
  };
  loaded_game g;
  (void)state;
  load_variant(&g, "chess");
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) assert_guard(&g, &rows[i]);
  unload(&g);
}

static void test_evasions(void **state) {
  static const struct {
    const char *position;
    size_t moves;
  } rows[] = {
      {"4r1k1/8/8/8/8/3n4/8/4K3 w - - 0 1", 3},   /* two checks: d1, d2, f1 */
      {"4r1k1/8/8/8/8/8/8/R3K3 w - - 0 1", 4},    /* nothing can stand between */
      {"4r1k1/8/8/8/8/7B/8/4K3 w - - 0 1", 5},    /* the bishop on e6 */
      {"4r1k1/8/8/7B/8/8/8/4K3 w - - 0 1", 6},    /* the bishop on e2, or it captures */
      {"6k1/8/8/8/1b2r3/8/3N4/4K3 w - - 0 1", 3}, /* the pinned unit cannot help */
      {"6k1/8/8/K2pP2r/8/8/8/8 w - d6 0 1", 6},   /* en passant would open the rank */
  };
  loaded_game g;
  (void)state;
  load_variant(&g, "chess");
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    set_position(&g, rows[i].position);
    size_t n = uz_moves_generate(g.position, UZ_COUNT_RESULTS, g.moves);
    if (n != rows[i].moves) print_error("%s\n", rows[i].position);
    assert_int_equal(n, rows[i].moves);
  }
  unload(&g);
}

/* ---- Attacks that no table holds ---- */

#define HOPPERS                                                                       \
  "return game { board = grid(5, 5), form = \"fen\", setup = \"1h1k1/5/5/5/1H1K1\", " \
  "pieces = { piece { name = \"king\", letter = \"k\", royal = true, "                \
  "moves = step(orthogonal + diagonal) }, "                                           \
  "piece { name = \"hopper\", letter = \"h\", moves = step(orthogonal):to(empty) + "  \
  "chain(jump(orthogonal)) } }, endings = { loses(mate), draws(stalemate) } }"

static void test_jumps_attack_too(void **state) {
  const uz_load load = {.variant = "hoppers", .text = HOPPERS, .length = strlen(HOPPERS)};
  loaded_game g;
  (void)state;
  load_from(&g, &load);
  assert_false(g.game->plain_attack);
  set_position(&g, "3k1/5/2hK1/5/5 w 0 1");
  assert_true(uz_in_check(g.position, 0));
  set_position(&g, "3k1/5/2hKH/5/5 w 0 1");
  assert_false(uz_in_check(g.position, 0));
  unload(&g);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_tables_say_what_the_rules_say),
      cmocka_unit_test(test_in_check),
      cmocka_unit_test(test_safe_moves_are_the_legal_ones),
      cmocka_unit_test(test_guard),
      cmocka_unit_test(test_evasions),
      cmocka_unit_test(test_jumps_attack_too),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
