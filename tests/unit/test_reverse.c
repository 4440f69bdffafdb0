#include "unit/compiled_game.h"

/* Talls are royal; every other unit of the small game is a flat. */
static uz_game *compile_royal(small_game *g) {
  g->pieces[TALL].piece.royal = true;
  return small_compile(g);
}

static const uz_attack *attack_on(small_game *g, const uz_game *game, int side, const char *site) {
  return &game->attack[side][small_site(g, site)];
}

static unsigned leaps(const uz_attack *attack) {
  unsigned n = 0;
  for (unsigned i = 0; i < attack->leaps_count; i++) n += attack->leaps[i].count;
  return n;
}

static unsigned ray_sites(const uz_attack *attack) {
  unsigned n = 0;
  for (unsigned i = 0; i < attack->rays_count; i++) n += attack->rays[i].count;
  return n;
}

static void test_slides(void **state) {
  small_game *g = *state;
  g->pieces[FLAT].moves = &g->push;
  const uz_game *game = compile_royal(g);
  assert_true(game->plain_attack);
  const uz_attack *corner = attack_on(g, game, 0, "a1");
  assert_int_equal(corner->rays_count, 3);
  assert_int_equal(ray_sites(corner), 15);
  assert_int_equal(corner->rays[0].codes[4], (uz_codes)1 << uz_code_of(TALL, 1));
  assert_int_equal(leaps(corner), 0);
}

static void test_reach_by_distance(void **state) {
  small_game *g = *state;
  uz_rule capture = {.op = UZ_RULE_STEP, .dirs = g->ahead, .to = &g->enemy};
  g->pieces[FLAT].moves = &capture;
  const uz_game *game = compile_royal(g);
  const uz_codes black = (uz_codes)1 << uz_code_of(FLAT, 1);
  const uz_attack *middle = attack_on(g, game, 0, "c3");
  for (unsigned i = 0; i < middle->rays_count; i++) {
    uz_site next = middle->rays[i].sites[0];
    bool from_above = next == small_site(g, "b4") || next == small_site(g, "d4");
    assert_int_equal((middle->rays[i].codes[0] & black) != 0, from_above);
    if (middle->rays[i].count > 1) assert_false(middle->rays[i].codes[1] & black);
  }
}

static void test_leaps(void **state) {
  small_game *g = *state;
  uz_rule leap = {.op = UZ_RULE_STEP, .dirs = small_dirs(g, 2, 4) | small_dirs(g, -2, 4)};
  g->pieces[FLAT].moves = &leap;
  g->glide.to = &g->empty;
  const uz_game *game = compile_royal(g);
  assert_true(game->plain_attack);
  /* A black leaper comes from two rows above. */
  const uz_attack *middle = attack_on(g, game, 0, "c3");
  assert_int_equal(leaps(middle) + ray_sites(middle), 2);
  const uz_attack *top = attack_on(g, game, 0, "c5");
  assert_int_equal(leaps(top) + ray_sites(top), 0);
}

static void test_jumps_cannot_be_walked_back(void **state) {
  small_game *g = *state;
  assert_false(compile_royal(g)->plain_attack);
}

static void test_jumps_that_spare_the_royal_unit(void **state) {
  small_game *g = *state;
  uz_test enemy_flats = {.op = UZ_TEST_AND, .a = &g->enemy, .b = &g->flats};
  g->hop.over = &enemy_flats;
  assert_true(compile_royal(g)->plain_attack);
}

static void test_guarded_needs_one_royal_unit_each(void **state) {
  small_game *g = *state;
  g->pieces[FLAT].moves = &g->push;
  assert_false(compile_royal(g)->guarded);
  g->def.setup_lines = NULL;
  g->def.setup_count = 0;
  g->def.setup_text = "t4f/6/6/6/6/F4T";
  assert_true(compile_royal(g)->guarded);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      SMALL_TEST(test_slides),
      SMALL_TEST(test_reach_by_distance),
      SMALL_TEST(test_leaps),
      SMALL_TEST(test_jumps_cannot_be_walked_back),
      SMALL_TEST(test_jumps_that_spare_the_royal_unit),
      SMALL_TEST(test_guarded_needs_one_royal_unit_each),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
