#include "unit/compiled_game.h"

#include <stdio.h>
#include <string.h>

/* The opcodes of a side's flats, in a line. */
static const char *code_of_flats(small_game *g, int side) {
  static const char *const names[] = {
#define UZ_OP(name, operands, sentence) #name,
#include "rules/ops.def"
#undef UZ_OP
  };
  static char text[1024];
  const uz_game *game = small_compile(g);
  uint32_t end = side ? game->kind[0][TALL].start : game->kind[1][FLAT].start;
  *text = '\0';
  for (uint32_t pc = game->kind[side][FLAT].start; pc < end; pc++) {
    if (*text) strcat(text, " ");
    strcat(text, names[game->code[pc].op]);
  }
  return text;
}

static void assert_code(small_game *g, const uz_rule *rule, const char *ops) {
  g->pieces[FLAT].moves = rule;
  assert_string_equal(code_of_flats(g, 0), ops);
  assert_string_equal(code_of_flats(g, 1), ops);
}

static void test_ways_stand_one_behind_the_other(void **state) {
  small_game *g = *state;
  assert_code(g, &g->flat_moves, "STEP DONE JUMP AGAIN DONE");
}

static void test_qualifiers(void **state) {
  small_game *g = *state;
  uz_rule push = g->push, hops = g->hops;
  push.from = &g->near_rows;
  push.by = &g->flats;
  assert_code(g, &push, "ASK_FROM BY STEP DONE");
  hops.to = &g->last_row;
  assert_code(g, &hops, "JUMP AGAIN ASK_TO DONE");
}

static void test_then_and_or_within(void **state) {
  small_game *g = *state;
  uz_rule either = {.op = UZ_RULE_OR, .a = &g->push, .b = &g->hop};
  uz_rule then = {.op = UZ_RULE_THEN, .a = &g->push, .b = &either};
  assert_code(g, &then, "STEP FORK STEP GO JUMP DONE");
}

static void test_effects(void **state) {
  small_game *g = *state;
  uz_effect together = {.op = UZ_EFFECT_TOGETHER, .test = &g->mine};
  uz_effect mark = {.op = UZ_EFFECT_MARK, .next = &together};
  uz_rule push = g->push;
  push.effects = &mark;
  assert_code(g, &push, "STEP MARK TOGETHER DONE");
}

static void test_jumps_know_their_chain(void **state) {
  small_game *g = *state;
  uz_rule first = g->hops, second = g->hops;
  first.landing_goes_on = second.no_reversal = true;
  uz_rule then = {.op = UZ_RULE_THEN, .a = &first, .b = &second};
  g->pieces[FLAT].moves = &then;
  const uz_game *game = small_compile(g);
  const uz_ins *ins = game->code + game->kind[0][FLAT].start;
  assert_true(ins[0].landing_goes_on && !ins[0].no_reversal);
  assert_true(!ins[2].landing_goes_on && ins[2].no_reversal);
  assert_int_equal(ins[1].op, UZ_OP_AGAIN);
  assert_true(game->code + ins[1].jump == ins);
  assert_true(game->code + ins[3].jump == ins + 2);
  assert_int_equal(ins[1].chain, 0);
  assert_int_equal(ins[3].chain, 1);
}

static void test_sides_are_mirrored(void **state) {
  small_game *g = *state;
  const uz_game *game = small_compile(g);
  const uz_ins *white = game->code + game->kind[0][FLAT].start;
  const uz_ins *black = game->code + game->kind[1][FLAT].start;
  assert_true(white->dirs == g->ahead);
  assert_true(black->dirs == (g->diagonal & ~g->ahead));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      SMALL_TEST(test_ways_stand_one_behind_the_other),
      SMALL_TEST(test_qualifiers),
      SMALL_TEST(test_then_and_or_within),
      SMALL_TEST(test_effects),
      SMALL_TEST(test_jumps_know_their_chain),
      SMALL_TEST(test_sides_are_mirrored),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
