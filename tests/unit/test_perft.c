#include "unit/loaded_game.h"

#include "play/position.h"

static uint64_t perft(loaded_game *g, uz_perft how) {
  uint64_t count = 0;
  assert_int_equal(uz_position_perft(g->position, how, &count), UZ_OK);
  return count;
}

static void test_known_counts(void **state) {
  static const struct {
    const char *variant;
    int depth;
    uint64_t count;
  } rows[] = {
      {"chess", 0, 1},       {"chess", 1, 20},       {"chess", 4, 197281},
      {"russian", 6, 37986}, {"english", 7, 179740}, {"international", 5, 27117},
  };
  (void)state;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    loaded_game g;
    load_variant(&g, rows[i].variant);
    uint64_t count = perft(&g, (uz_perft){.depth = rows[i].depth});
    if (count != rows[i].count) print_error("%s %d\n", rows[i].variant, rows[i].depth);
    assert_true(count == rows[i].count);
    unload(&g);
  }
}

/* Counting the last lists and playing their moves give the same. */
static void test_bulk(void **state) {
  static const char *const variants[] = {"chess",   "russian", "international", "frisian",
                                         "italian", "turkish", "sintez"};
  (void)state;
  for (size_t i = 0; i < sizeof variants / sizeof *variants; i++) {
    loaded_game g;
    load_variant(&g, variants[i]);
    for (unsigned count = UZ_COUNT_RESULTS; count <= UZ_COUNT_PATHS; count++) {
      uz_perft how = {.depth = 4, .count = (uz_count)count};
      uint64_t bulk = perft(&g, how);
      how.no_bulk = true;
      assert_true(bulk == perft(&g, how));
    }
    unload(&g);
  }
}

static void test_kinds_of_count(void **state) {
  static const struct {
    const char *variant, *position;
    uint64_t count[3]; /* by uz_count */
  } rows[] = {
      {"international", "W:W28:B12,13,22,23", {1, 2, 2}},
      {"sintez", "8/6m1/8/8/8/2m5/8/K7 w 0 1", {1, 1, 3}},
      {"russian", "W:WKd2:Bf6,c5,e5,e3", {4, 4, 4}},
  };
  (void)state;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    loaded_game g;
    load_variant(&g, rows[i].variant);
    set_position(&g, rows[i].position);
    for (unsigned count = UZ_COUNT_RESULTS; count <= UZ_COUNT_PATHS; count++)
      assert_int_equal(perft(&g, (uz_perft){.depth = 1, .count = (uz_count)count}),
                       rows[i].count[count]);
    unload(&g);
  }
}

static void test_position_stays(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "chess");
  play_move(&g, "e2e4");
  uz_position *before = uz_position_copy(g.position);
  perft(&g, (uz_perft){.depth = 3});
  assert_true(uz_position_same(g.position, before));
  assert_int_equal(uz_position_depth(g.position), 1);
  uz_position_free(before);
  unload(&g);
}

static void test_depth_is_bounded(void **state) {
  loaded_game g;
  uint64_t count = 7;
  (void)state;
  load_variant(&g, "chess");
  assert_int_equal(uz_position_perft(g.position, (uz_perft){.depth = -1}, &count), UZ_BAD_USE);
  assert_int_equal(uz_position_perft(g.position, (uz_perft){.depth = 65}, &count), UZ_BAD_USE);
  assert_int_equal(count, 7);
  unload(&g);
}

/* Captures on a crowded board go on in more ways than could ever be listed. */
static const char crowd[] =
    "local man = piece { name = 'man', letter = 'm', moves = step(forward(orthogonal)):to(empty) "
    "+\n"
    "  chain(jump(orthogonal + diagonal, { before = any, beyond = any })) }\n"
    "return game { title = 'Crowd', board = grid(32, 32), pieces = { man },\n"
    "  setup = { place('man', rows(1, 2, 3, 4, 5) * dark) }, endings = { loses(no_move) } }\n";

static void test_too_many(void **state) {
  loaded_game g;
  uz_best best;
  uint64_t count;
  size_t index;
  (void)state;
  load_from(&g, &(uz_load){.variant = "crowd", .text = crowd, .length = sizeof crowd - 1});
  uz_moves_generate(g.position, UZ_COUNT_RESULTS, g.moves);
  assert_int_equal(uz_moves_status(g.moves), UZ_TOO_MANY);
  assert_int_equal(uz_position_outcome(g.position).result, UZ_GOES_ON);
  for (int bulk = 0; bulk < 2; bulk++)
    assert_int_equal(
        uz_position_perft(g.position, (uz_perft){.depth = 2, .no_bulk = !bulk}, &count),
        UZ_TOO_MANY);
  assert_int_equal(uz_search(g.position, (uz_limits){.depth = 2}, g.moves, &best), UZ_TOO_MANY);
  assert_int_equal(uz_move_parse(g.position, "a5-a6", g.moves, &index, g.diags), UZ_TOO_MANY);
  assert_first_finding(&g, "too-many-moves");
  unload(&g);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_known_counts),     cmocka_unit_test(test_bulk),
      cmocka_unit_test(test_kinds_of_count),   cmocka_unit_test(test_position_stays),
      cmocka_unit_test(test_depth_is_bounded), cmocka_unit_test(test_too_many),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
