#include "unit/loaded_game.h"

#include "search/evaluate.h"

static unsigned kind_of(const uz_game *game, const char *name) {
  unsigned kind = 0;
  while (strcmp(uz_game_piece(game, kind)->name, name) != 0) kind++;
  return kind;
}

static int value_of(const uz_game *game, const char *name, int side) {
  uz_values values;
  uz_values_find(game, &values);
  return values.unit[uz_code_of(kind_of(game, name), side)];
}

static int evaluate(const loaded_game *g) {
  uz_values values;
  uz_values_find(g->game, &values);
  return uz_evaluate(g->position, &values);
}

static void test_values_follow_mobility(void **state) {
  static const char *const rising[] = {"pawn", "knight", "rook", "queen"};
  loaded_game g;
  (void)state;
  load_variant(&g, "chess");
  assert_int_equal(value_of(g.game, "pawn", 0), 100);
  for (size_t i = 1; i < sizeof rising / sizeof *rising; i++)
    assert_true(value_of(g.game, rising[i], 0) > value_of(g.game, rising[i - 1], 0));
  assert_int_equal(value_of(g.game, "queen", 1), value_of(g.game, "queen", 0));
  unload(&g);
}

static void test_sides_are_even_at_the_start(void **state) {
  static const char *const variants[] = {"chess", "russian", "sintez"};
  (void)state;
  for (size_t i = 0; i < sizeof variants / sizeof *variants; i++) {
    loaded_game g;
    load_variant(&g, variants[i]);
    assert_int_equal(evaluate(&g), 0);
    unload(&g);
  }
}

static void test_more_is_better_for_the_side_to_move(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "chess");
  set_position(&g, "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1");
  int white = evaluate(&g);
  set_position(&g, "4k3/8/8/8/8/8/8/Q3K3 b - - 0 1");
  assert_true(white > 0);
  assert_int_equal(evaluate(&g), -white);
  unload(&g);
}

static void test_units_are_a_burden_where_losing_wins(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "antidraughts");
  set_position(&g, "W:W31,32:B1");
  assert_true(evaluate(&g) < 0);
  unload(&g);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_values_follow_mobility),
      cmocka_unit_test(test_sides_are_even_at_the_start),
      cmocka_unit_test(test_more_is_better_for_the_side_to_move),
      cmocka_unit_test(test_units_are_a_burden_where_losing_wins),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
