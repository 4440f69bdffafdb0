#include "unit/loaded_game.h"

#include "base/rng.h"
#include "play/position.h"

/* ---- Playing and taking back ---- */

#define GAMES      20
#define TURNS_MOST 120

/* Plays at random as long as it goes; keeps a copy of every position that it leaves. */
static unsigned play_out(loaded_game *g, uz_rng *rng, uz_position **left) {
  unsigned turns = 0;
  while (turns < TURNS_MOST) {
    size_t n = uz_moves_generate(g->position, UZ_COUNT_RESULTS, g->moves);
    if (!n) break;
    left[turns++] = uz_position_copy(g->position);
    uz_position_apply(g->position, g->moves, uz_rng_below(rng, (uint32_t)n));
    assert_true(uz_position_hash(g->position) == uz_position_rehash(g->position));
    assert_int_equal(uz_position_depth(g->position), turns);
  }
  return turns;
}

static void assert_taken_back(const char *variant) {
  loaded_game g;
  uz_rng rng = {7};
  load_variant(&g, variant);
  for (int game = 0; game < GAMES; game++) {
    uz_position *left[TURNS_MOST];
    for (unsigned turn = play_out(&g, &rng, left); turn-- > 0;) {
      uz_position_undo(g.position);
      assert_true(uz_position_same(g.position, left[turn]));
      uz_position_free(left[turn]);
    }
  }
  unload(&g);
}

static void test_undo_restores_all(void **state) {
  static const char *const variants[] = {"chess", "russian", "frisian", "turkish", "sintez"};
  (void)state;
  for (size_t i = 0; i < sizeof variants / sizeof *variants; i++) assert_taken_back(variants[i]);
}

static void test_a_copy_goes_its_own_way(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "chess");
  play_move(&g, "e2e4");
  uz_position *copy = uz_position_copy(g.position);
  assert_true(uz_position_same(g.position, copy));
  play_move(&g, "e7e5");
  assert_false(uz_position_same(g.position, copy));
  uz_position_undo(g.position);
  assert_true(uz_position_same(g.position, copy));
  uz_position_undo(copy);
  assert_int_equal(uz_position_depth(copy), 0);
  assert_true(uz_position_hash(copy) == uz_position_rehash(copy));
  uz_position_free(copy);
  unload(&g);
}

static void test_units(void **state) {
  loaded_game g;
  int side = -1;
  (void)state;
  load_variant(&g, "chess");
  uz_site e8 = uz_game_find_site(g.game, "e8"), e4 = uz_game_find_site(g.game, "e4");
  int piece = uz_position_piece_at(g.position, e8, &side);
  assert_string_equal(uz_game_piece(g.game, (size_t)piece)->name, "king");
  assert_int_equal(side, 1);
  assert_int_equal(uz_position_piece_at(g.position, e4, NULL), -1);
  unload(&g);
}

/* ---- Rights ---- */

/* After the move, the position hashes like one that was set up as `then`. */
typedef struct one_move {
  const char *position, *move, *then;
} one_move;

static void assert_same_hash(loaded_game *g, const one_move *row) {
  set_position(g, row->position);
  play_move(g, row->move);
  uint64_t hash = uz_position_hash(g->position);
  set_position(g, row->then);
  if (hash != uz_position_hash(g->position)) print_error("%s after %s\n", row->move, row->position);
  assert_true(hash == uz_position_hash(g->position));
}

#define CASTLES "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"

static void test_rights_are_lost(void **state) {
  static const one_move rows[] = {
      {CASTLES, "e1e2", "r3k2r/8/8/8/8/8/4K3/R6R b kq - 0 1"},
      {CASTLES, "a1b1", "r3k2r/8/8/8/8/8/8/1R2K2R b Kkq - 0 1"},
      {CASTLES, "h1h8", "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 1"},
      {CASTLES, "a1a8", "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1"},
      {CASTLES, "e1g1", "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 0 1"},
      {CASTLES, "e1c1", "r3k2r/8/8/8/8/8/8/2KR3R b kq - 0 1"},
  };
  loaded_game g;
  (void)state;
  load_variant(&g, "chess");
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) assert_same_hash(&g, &rows[i]);
  unload(&g);
}

/* ---- Marks ---- */

typedef struct marking {
  const char *position, *move;
  bool counts; /* the marker can be captured */
} marking;

static void assert_mark(loaded_game *g, const marking *row) {
  set_position(g, row->position);
  play_move(g, row->move);
  uint64_t hash = uz_position_hash(g->position);
  assert_true(g->position->now.mark != UZ_NO_SITE);
  if (g->position->now.mark_counts != row->counts) print_error("%s\n", row->position);
  assert_int_equal(g->position->now.mark_counts, row->counts);
  g->position->now.mark = g->position->now.marker = UZ_NO_SITE;
  assert_int_equal(hash == uz_position_rehash(g->position), !row->counts);
}

static void test_mark_counts_when_it_can_be_used(void **state) {
  static const marking rows[] = {
      {"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4", false},
      {"4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4", true},
      {"4k3/8/8/8/3p4/8/1P6/4K3 w - - 0 1", "b2b4", false},
      /* Both units leave the rank, or the line, on which the royal unit stands. */
      {"8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1", "e2e4", false},
      {"3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1", "e2e4", false},
      {"8/8/8/5k2/3p4/8/4P3/4K3 w - - 0 1", "e2e4", true},
  };
  loaded_game g;
  (void)state;
  load_variant(&g, "chess");
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) assert_mark(&g, &rows[i]);
  unload(&g);
}

static void test_mark_is_forgotten(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "chess");
  set_position(&g, "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1");
  play_move(&g, "e2e4");
  play_move(&g, "e8e7");
  assert_int_equal(g.position->now.mark, UZ_NO_SITE);
  assert_int_equal(g.position->now.mark_counts, 0);
  assert_true(uz_position_hash(g.position) == uz_position_rehash(g.position));
  uz_position_undo(g.position);
  assert_int_equal(g.position->now.mark, uz_game_find_site(g.game, "e3"));
  unload(&g);
}

/* ---- Room ---- */

static void test_reserve(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "chess");
  size_t room = g.position->room;
  assert_int_equal(uz_position_reserve(g.position, room), UZ_OK);
  assert_int_equal(g.position->room, room);
  assert_int_equal(uz_position_reserve(g.position, 5000), UZ_OK);
  assert_true(g.position->room >= 5000);
  unload(&g);
}

static void test_room_is_added_by_itself(void **state) {
  static const char *const round[] = {"g1f3", "g8f6", "f3g1", "f6g8"};
  loaded_game g;
  (void)state;
  load_variant(&g, "chess");
  uz_position *start = uz_position_copy(g.position);
  const size_t turns = 2 * g.position->room + 1;
  for (size_t i = 0; i < turns; i++) play_move(&g, round[i % 4]);
  assert_int_equal(uz_position_depth(g.position), turns);
  for (size_t i = 0; i < turns; i++) uz_position_undo(g.position);
  assert_true(uz_position_same(g.position, start));
  uz_position_free(start);
  unload(&g);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_undo_restores_all),
      cmocka_unit_test(test_a_copy_goes_its_own_way),
      cmocka_unit_test(test_units),
      cmocka_unit_test(test_rights_are_lost),
      cmocka_unit_test(test_mark_counts_when_it_can_be_used),
      cmocka_unit_test(test_mark_is_forgotten),
      cmocka_unit_test(test_reserve),
      cmocka_unit_test(test_room_is_added_by_itself),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
