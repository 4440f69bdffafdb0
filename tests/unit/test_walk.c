#include "unit/small_game.h"

#include "rules/walk.h"

static void count_rule(void *context, const uz_rule *rule) {
  (void)rule;
  ++*(unsigned *)context;
}

static void test_rules(void **state) {
  small_game *g = *state;
  unsigned count = 0;
  uz_walk_rules(&g->flat_moves, count_rule, &count);
  assert_int_equal(count, 4);
  uz_walk_rules(NULL, count_rule, &count);
  assert_int_equal(count, 4);
}

static void note_seat(void *context, const uz_test_seat *seat) {
  unsigned *seen = context;
  ++seen[seat->use];
}

static void test_seats(void **state) {
  small_game *g = *state;
  unsigned seen[UZ_USE_RIGHT + 1] = {0};
  uz_effect effect = {.op = UZ_EFFECT_TOGETHER, .test = &g->mine};
  uz_event moved = {.op = UZ_EVENT_MOVED, .test = &g->flats};
  uz_event any = {.op = UZ_EVENT_CAPTURE}, either = {.op = UZ_EVENT_OR, .a = &moved, .b = &any};
  uz_army_line line = {.where = &g->last_row};
  uz_army army = {.lines = &line, .count = 1};
  uz_prefer key = {.op = UZ_PREFER_MOVER, .test = &g->flats};
  g->push.effects = &effect;
  g->hop.from = g->hop.over = g->hop.by = g->hop.through = &g->flats;
  uz_right_def right = {.letter = "R", .where = &g->last_row};
  uz_effect bring = {.op = UZ_EFFECT_BRING, .test = &g->mine, .next = NULL};
  effect.next = &bring;
  g->def.rights = &right;
  g->def.rights_count = 1;
  g->pieces[0].never = &g->last_row;
  g->endings[0].a = g->endings[0].b = &army;
  g->endings[1].test = &g->last_row;
  g->endings[1].events = &either;
  g->def.prefer = &key;
  g->def.prefer_count = 1;
  uz_walk_seats(&g->def, note_seat, seen);
  for (unsigned use = 0; use <= UZ_USE_RIGHT; use++)
    assert_int_equal(seen[use], use == UZ_USE_ARMY ? 2 : 1);
}

static void test_questions(void **state) {
  small_game *g = *state;
  uz_effect mark = {.op = UZ_EFFECT_MARK};
  assert_true(uz_game_asks(&g->def, UZ_TEST_ROWS));
  assert_false(uz_game_asks(&g->def, UZ_TEST_MARKED));
  assert_null(uz_game_rule_with(&g->def, UZ_EFFECT_MARK));
  g->hop.effects = &mark;
  assert_ptr_equal(uz_game_rule_with(&g->def, UZ_EFFECT_MARK), &g->hop);
}

static void test_sizes(void **state) {
  small_game *g = *state;
  uz_test test[100] = {g->empty};
  for (int i = 1; i < 100; i++)
    test[i] = (uz_test){.op = UZ_TEST_OR, .a = &test[i - 1], .b = &test[i - 1]};
  assert_int_equal(uz_test_size(&test[3], 1000), 15);
  assert_true(uz_test_size(&test[99], 1000) > 1000);
  /* push and its test, hop, hops, and what joins them */
  assert_int_equal(uz_rule_size(&g->flat_moves, 1000), 5);
}

static void test_depth(void **state) {
  (void)state;
  uz_test test[600] = {{.op = UZ_TEST_EMPTY}};
  for (int i = 1; i < 600; i++) test[i] = (uz_test){.op = UZ_TEST_NOT, .a = &test[i - 1]};
  assert_int_equal(uz_test_size(&test[299], 1000), 300);
  assert_true(uz_test_size(&test[599], 1000) > 1000);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      SMALL_TEST(test_rules), SMALL_TEST(test_seats), SMALL_TEST(test_questions),
      SMALL_TEST(test_sizes), SMALL_TEST(test_depth),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
