#include "unit/loaded_game.h"

#include "play/explore.h"

/* ---- Exploring all that a unit can do ---- */

#define PATHS_MOST 32
#define STOPS_MOST 8

typedef struct one_path {
  uz_path path;
  uint16_t victim[STOPS_MOST], landing[STOPS_MOST];
  uz_code victim_code[STOPS_MOST];
} one_path;

typedef struct paths {
  one_path at[PATHS_MOST];
  size_t count;
} paths;

static void keep(void *context, const uz_path *path, const uz_code *victim_codes) {
  paths *all = context;
  assert_true(all->count < PATHS_MOST && path->victims <= STOPS_MOST);
  assert_true(path->landings <= STOPS_MOST);
  one_path *kept = &all->at[all->count++];
  kept->path = *path;
  memcpy(kept->victim, path->victim, path->victims * sizeof *path->victim);
  memcpy(kept->landing, path->landing, path->landings * sizeof *path->landing);
  memcpy(kept->victim_code, victim_codes, path->victims * sizeof *victim_codes);
}

/* Every path of the unit on a site; the position is to be the same afterwards. */
static void explore(loaded_game *g, const char *position, const char *site, paths *all) {
  set_position(g, position);
  uz_position *p = g->position, *before = uz_position_copy(p);
  uz_site from = uz_game_find_site(g->game, site);
  int side = uz_code_side(p->board[from]);
  const uz_kind *kind = &g->game->kind[side][uz_code_kind(p->board[from])];
  all->count = 0;
  for (unsigned i = 0; i < kind->acts_count; i++)
    if (i == 0 || kind->acts[i].pc != kind->acts[i - 1].pc)
      uz_explore(p, side, from, kind->acts[i].pc, keep, all);
  assert_true(uz_position_same(p, before));
  uz_position_free(before);
}

/* The path that ends there; there must be just one. */
static const one_path *ending_on(const loaded_game *g, const paths *all, const char *site) {
  const one_path *found = NULL;
  for (size_t i = 0; i < all->count; i++)
    if (all->at[i].path.to == uz_game_find_site(g->game, site)) {
      assert_null(found);
      found = &all->at[i];
    }
  assert_non_null(found);
  return found;
}

static void assert_site(const loaded_game *g, unsigned site, const char *name) {
  assert_int_equal(site, uz_game_find_site(g->game, name));
}

/* ---- Tests ---- */

static void test_how_many(void **state) {
  static const struct {
    const char *site;
    size_t paths;
  } rows[] = {
      {"a1", 1},  /* up to its friend */
      {"b1", 2},  /* leaps */
      {"d4", 24}, /* all eight ways */
      {"e2", 2},  /* one step or two */
      {"g7", 12}, /* four ways to promote on three sites, two of them captures */
  };
  loaded_game g;
  paths all;
  (void)state;
  load_variant(&g, "chess");
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    explore(&g, "k4n1n/6P1/8/8/3Q4/P7/4P3/RN2K3 w - - 0 1", rows[i].site, &all);
    if (all.count != rows[i].paths) print_error("%s\n", rows[i].site);
    assert_int_equal(all.count, rows[i].paths);
  }
  unload(&g);
}

static void test_capture(void **state) {
  loaded_game g;
  paths all;
  (void)state;
  load_variant(&g, "chess");
  explore(&g, "4k3/8/8/8/r7/8/8/R3K3 w - - 0 1", "a1", &all);
  const one_path *taking = ending_on(&g, &all, "a4");
  assert_int_equal(taking->path.victims, 1);
  assert_site(&g, taking->victim[0], "a4");
  assert_int_equal(uz_code_side(taking->victim_code[0]), 1);
  assert_int_equal(ending_on(&g, &all, "a3")->path.victims, 0);
  unload(&g);
}

static void test_mark(void **state) {
  loaded_game g;
  paths all;
  (void)state;
  load_variant(&g, "chess");
  explore(&g, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2", &all);
  assert_int_equal(ending_on(&g, &all, "e3")->path.mark, UZ_NO_SITE);
  assert_site(&g, ending_on(&g, &all, "e4")->path.mark, "e3");
  explore(&g, "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "d4", &all);
  const one_path *passing = ending_on(&g, &all, "e3");
  assert_int_equal(passing->path.victims, 1);
  assert_site(&g, passing->victim[0], "e4");
  unload(&g);
}

static void test_two_units(void **state) {
  loaded_game g;
  paths all;
  (void)state;
  load_variant(&g, "chess");
  explore(&g, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1", &all);
  const one_path *right = ending_on(&g, &all, "g1"), *left = ending_on(&g, &all, "c1");
  assert_site(&g, right->path.partner_from, "h1");
  assert_site(&g, right->path.partner_to, "f1");
  assert_site(&g, left->path.partner_from, "a1");
  assert_site(&g, left->path.partner_to, "d1");
  /* Without a right, and through an attack. */
  explore(&g, "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1", &all);
  assert_int_equal(all.count, 5 + 1);
  explore(&g, "3rkr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1", &all);
  assert_int_equal(all.count, 5);
  unload(&g);
}

static void test_chain(void **state) {
  loaded_game g;
  paths all;
  (void)state;
  load_variant(&g, "russian");
  explore(&g, "W:Wf6:Be7,c7", "f6", &all);
  const one_path *far = ending_on(&g, &all, "a5");
  assert_int_equal(far->path.victims, 2);
  assert_site(&g, far->victim[0], "e7");
  assert_site(&g, far->victim[1], "c7");
  assert_site(&g, far->landing[0], "d8");
  assert_site(&g, far->landing[1], "a5");
  assert_int_not_equal(far->path.unit, far->path.mover);
  unload(&g);
}

static void test_attacks(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "chess");
  set_position(&g, "4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1");
  assert_true(uz_explore_attacks(g.position, 1, uz_game_find_site(g.game, "e1")));
  assert_false(uz_explore_attacks(g.position, 0, uz_game_find_site(g.game, "e8")));
  unload(&g);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_how_many), cmocka_unit_test(test_capture),
      cmocka_unit_test(test_mark),     cmocka_unit_test(test_two_units),
      cmocka_unit_test(test_chain),    cmocka_unit_test(test_attacks),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
