#include "unit/compiled_game.h"

/* White's acts when flats move so. */
static const uz_kind *acts_of(small_game *g, const uz_rule *rule) {
  g->pieces[FLAT].moves = rule;
  return &small_compile(g)->kind[0][FLAT];
}

static unsigned listed_for(const small_game *g, const uz_act *act, const char *site) {
  unsigned s = small_site(g, site);
  return act->first[s + 1] - act->first[s];
}

static void assert_one(small_game *g, const uz_rule *rule, uz_act_op op) {
  const uz_kind *kind = acts_of(g, rule);
  assert_int_equal(kind->acts_count, 1);
  assert_int_equal(kind->acts[0].op, op);
}

static void test_shapes(void **state) {
  small_game *g = *state;
  uz_test marked = {.op = UZ_TEST_MARKED};
  uz_effect together = {.op = UZ_EFFECT_TOGETHER, .test = &g->mine};
  uz_rule turning = {.op = UZ_RULE_THEN, .a = &g->push, .b = &g->glide};
  uz_rule asking = g->push, pulling = g->push;
  asking.to = &marked;
  pulling.effects = &together;
  g->def.must_capture = false;
  assert_one(g, &g->push, UZ_ACT_STEPS);
  assert_one(g, &g->glide, UZ_ACT_RAYS);
  assert_one(g, &g->hop, UZ_ACT_CHAIN);
  assert_one(g, &g->hops, UZ_ACT_CHAIN);
  assert_one(g, &turning, UZ_ACT_RUN);
  assert_one(g, &asking, UZ_ACT_RUN);
  assert_one(g, &pulling, UZ_ACT_RUN);
}

static void test_unfused(void **state) {
  small_game *g = *state;
  const uz_game *game = small_compile_as(g, true);
  for (unsigned k = 0; k < game->kinds; k++)
    for (unsigned i = 0; i < game->kind[0][k].acts_count; i++)
      assert_int_equal(game->kind[0][k].acts[i].op, UZ_ACT_RUN);
}

static void test_captures_stand_first(void **state) {
  small_game *g = *state;
  const uz_kind *flat = acts_of(g, &g->flat_moves);
  const uz_kind *tall = &small_compile(g)->kind[0][TALL];
  assert_int_equal(flat->acts_count, 2);
  assert_int_equal(flat->captures, 1);
  assert_int_equal(flat->acts[0].op, UZ_ACT_CHAIN);
  assert_int_equal(flat->acts[1].op, UZ_ACT_STEPS);
  assert_int_equal(tall->acts_count, 2);
  assert_int_equal(tall->captures, 1);
  assert_int_equal(tall->acts[0].goal, UZ_GOAL_ENEMY);
  assert_int_equal(tall->acts[1].goal, UZ_GOAL_VACANT);
}

static void test_edges_and_starts_are_in_the_lists(void **state) {
  small_game *g = *state;
  uz_rule push = g->push;
  push.from = &g->near_rows;
  const uz_act *act = acts_of(g, &push)->acts;
  assert_int_equal(listed_for(g, act, "a1"), 1);
  assert_int_equal(listed_for(g, act, "c2"), 2);
  assert_int_equal(listed_for(g, act, "c3"), 0);
  push.from = NULL;
  push.to = &g->last_row;
  act = acts_of(g, &push)->acts;
  assert_int_equal(listed_for(g, act, "c5"), 2);
  assert_int_equal(listed_for(g, act, "c4"), 0);
  assert_true(act->flags & UZ_ACT_PROMOTES);
}

static void test_rays(void **state) {
  small_game *g = *state;
  uz_rule slide = g->glide;
  g->def.must_capture = false;
  /* Three rays of five sites, each with its length before it. */
  assert_int_equal(listed_for(g, acts_of(g, &slide)->acts, "a1"), 3 * 6);
  slide.least = 2;
  slide.most = 3;
  const uz_act *act = acts_of(g, &slide)->acts;
  assert_int_equal(listed_for(g, act, "a1"), 3 * 4);
  assert_int_equal(act->least, 2);
  assert_int_equal(act->goal, UZ_GOAL_NOT_FRIEND);
}

static void test_two_steps_are_a_ray(void **state) {
  small_game *g = *state;
  uz_rule up = {.op = UZ_RULE_STEP, .dirs = small_dirs(g, 0, 2), .to = &g->empty};
  uz_rule twice = {.op = UZ_RULE_THEN, .a = &up, .b = &up, .from = &g->near_rows};
  assert_one(g, &twice, UZ_ACT_RAYS);
  uz_rule aside = {.op = UZ_RULE_STEP, .dirs = small_dirs(g, 2, 0), .to = &g->empty};
  uz_rule round_the_corner = {.op = UZ_RULE_THEN, .a = &up, .b = &aside};
  g->def.must_capture = false;
  assert_one(g, &round_the_corner, UZ_ACT_RUN);
}

static void test_leapfrogs(void **state) {
  small_game *g = *state;
  uz_rule hop = g->hop;
  const uz_chain *chain = acts_of(g, &hop)->acts[0].chain;
  assert_false(chain->again);
  assert_int_equal(chain->hops_count, 1);
  assert_int_equal(chain->hops[0].dirs_count, 4);
  assert_int_equal(chain->over, UZ_GOAL_ENEMY);
  assert_non_null(chain->leapfrogs);
  assert_int_equal(chain->leapfrogs_count, 4);
  hop.before = UZ_ANY;
  assert_null(acts_of(g, &hop)->acts[0].chain->leapfrogs);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      SMALL_TEST(test_shapes),
      SMALL_TEST(test_unfused),
      SMALL_TEST(test_captures_stand_first),
      SMALL_TEST(test_edges_and_starts_are_in_the_lists),
      SMALL_TEST(test_rays),
      SMALL_TEST(test_two_steps_are_a_ray),
      SMALL_TEST(test_leapfrogs),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
