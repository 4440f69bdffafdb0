#include "unit/small_game.h"

#include "rules/reach.h"

static void connect(small_game *g) {
  assert_true(uz_board_connect(g->arena, g->def.board, &g->def.dirs));
}

/* How many sites the rule reaches from one. */
static unsigned reach_from(small_game *g, const uz_rule *rule, int side, const char *from) {
  uz_word64 start[UZ_WORDS_MOST] = {0}, ends[UZ_WORDS_MOST];
  uz_set_add(start, uz_board_find(g->def.board, from));
  uz_rule_reach(&g->def, rule, side, start, ends);
  return uz_set_count(ends, g->def.board->words);
}

static void test_step(void **state) {
  small_game *g = *state;
  connect(g);
  assert_int_equal(reach_from(g, &g->push, 0, "c3"), 2);
  assert_int_equal(reach_from(g, &g->push, 0, "a1"), 1);
  assert_int_equal(reach_from(g, &g->push, 0, "a6"), 0);
  assert_int_equal(reach_from(g, &g->push, 1, "a1"), 0);
}

static void test_slide(void **state) {
  small_game *g = *state;
  connect(g);
  assert_int_equal(reach_from(g, &g->glide, 0, "a1"), 15);
  g->glide.most = 2;
  assert_int_equal(reach_from(g, &g->glide, 0, "a1"), 6);
  g->glide.least = 2;
  assert_int_equal(reach_from(g, &g->glide, 0, "a1"), 3);
  g->glide.through = &g->last_row;
  assert_int_equal(reach_from(g, &g->glide, 0, "a1"), 0);
}

static void test_jump(void **state) {
  small_game *g = *state;
  connect(g);
  assert_int_equal(reach_from(g, &g->hop, 0, "c3"), 4);
  assert_int_equal(reach_from(g, &g->hop, 0, "b2"), 1);
  g->hop.before = g->hop.beyond = UZ_ANY;
  assert_int_equal(reach_from(g, &g->hop, 0, "a1"), 4);
}

static void test_chain(void **state) {
  small_game *g = *state;
  connect(g);
  /* c3, and from there a1, e1, a5, e5 */
  assert_int_equal(reach_from(g, &g->hops, 0, "a1"), 5);
  assert_int_equal(reach_from(g, &g->flat_moves, 0, "c3"), 2 + 5);
}

static void test_then(void **state) {
  small_game *g = *state;
  uz_rule twice = {.op = UZ_RULE_THEN, .a = &g->push, .b = &g->push};
  connect(g);
  assert_int_equal(reach_from(g, &twice, 0, "c1"), 3);
  twice.from = &g->last_row;
  assert_int_equal(reach_from(g, &twice, 0, "c1"), 0);
  twice.from = NULL;
  twice.to = &g->last_row;
  assert_int_equal(reach_from(g, &twice, 0, "c1"), 0);
  assert_int_equal(reach_from(g, &twice, 0, "c4"), 3);
  twice.to = NULL;
  uz_rule onto_mine = g->push;
  onto_mine.to = &g->mine;
  twice.a = &onto_mine;
  assert_int_equal(reach_from(g, &twice, 0, "c1"), 3);
}

static void test_reach_on(void **state) {
  small_game *g = *state;
  uz_word64 sites[UZ_WORDS_MOST] = {0};
  connect(g);
  uz_set_add(sites, uz_board_find(g->def.board, "a1"));
  uz_rule_reach_on(&g->def, &g->push, 0, sites);
  /* The dark squares that lie no lower than their file. */
  assert_int_equal(uz_set_count(sites, g->def.board->words), 12);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      SMALL_TEST(test_step),  SMALL_TEST(test_slide), SMALL_TEST(test_jump),
      SMALL_TEST(test_chain), SMALL_TEST(test_then),  SMALL_TEST(test_reach_on),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
