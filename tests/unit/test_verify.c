/* A sound game passes; with any one thing broken it is refused. */
#include "unit/compiled_game.h"

#include <string.h>

#include "rules/verify.h"

/* A game whose flats have every instruction that has a rule of its own. */
static uz_game *compile_rich(small_game *g) {
  static uz_rule either, then;
  either = (uz_rule){.op = UZ_RULE_OR, .a = &g->push, .b = &g->hops};
  then = (uz_rule){.op = UZ_RULE_THEN, .a = &g->push, .b = &either, .from = &g->near_rows};
  g->pieces[FLAT].moves = &then;
  return small_compile(g);
}

static void assert_verdict(small_game *g, const uz_game *game, bool sound, const char *broken) {
  uz_diags_clear(g->diags);
  bool passed = uz_verify(game, g->def.at, g->diags);
  if (passed != sound) print_error("%s\n", broken);
  assert_int_equal(passed, sound);
  assert_int_equal(uz_diags_count(g->diags), sound ? 0 : 1);
  if (!sound) assert_string_equal(uz_diags_get(g->diags, 0)->id, "bad-program");
}

/* ---- Instructions ---- */

static void no_such_op(uz_ins *ins) { ins->op = UZ_OPS; }
static void no_dirs(uz_ins *ins) { ins->dirs = 0; }
static void no_such_dir(uz_ins *ins) { ins->dirs = (uz_dirs)1 << (UZ_DIRS_MOST - 1); }
static void least_beyond_most(uz_ins *ins) {
  ins->least = 3;
  ins->most = 2;
}
static void jump_far(uz_ins *ins) { ins->jump = 1000000; }
static void jump_to_start(uz_ins *ins) { ins->jump = 0; }
static void no_such_chain(uz_ins *ins) { ins->chain = UZ_CHAINS_MOST; }
static void no_asks_in_to(uz_ins *ins) { ins->to = (uz_cond){NULL, 1}; }
static void no_asks_in_over(uz_ins *ins) { ins->over = (uz_cond){NULL, 1}; }
static void no_asks_in_through(uz_ins *ins) { ins->through = (uz_cond){NULL, 1}; }
static void never_ends(uz_ins *ins) { ins->op = UZ_OP_MARK; }

typedef struct damage {
  const char *what;
  uz_op op; /* the last instruction with this opcode is broken */
  void (*spoil)(uz_ins *ins);
} damage;

static uz_ins *last_of(uz_ins *code, unsigned count, uz_op op) {
  while (count > 0 && code[count - 1].op != op) count--;
  assert_true(count > 0);
  return &code[count - 1];
}

static void test_broken_code(void **state) {
  static const damage rows[] = {
      {"unknown opcode", UZ_OP_STEP, no_such_op},
      {"step without directions", UZ_OP_STEP, no_dirs},
      {"step in a direction that is not there", UZ_OP_STEP, no_such_dir},
      {"slide without directions", UZ_OP_SLIDE, no_dirs},
      {"slide with least beyond most", UZ_OP_SLIDE, least_beyond_most},
      {"slide through nothing", UZ_OP_SLIDE, no_asks_in_through},
      {"jump without directions", UZ_OP_JUMP, no_dirs},
      {"jump over nothing", UZ_OP_JUMP, no_asks_in_over},
      {"jump whose chain begins behind it", UZ_OP_JUMP, jump_far},
      {"ask without asks", UZ_OP_ASK_FROM, no_asks_in_to},
      {"fork out of the code", UZ_OP_FORK, jump_far},
      {"fork backwards", UZ_OP_FORK, jump_to_start},
      {"go out of the code", UZ_OP_GO, jump_far},
      {"go backwards", UZ_OP_GO, jump_to_start},
      {"again forwards", UZ_OP_AGAIN, jump_far},
      {"again of a chain beyond the last", UZ_OP_AGAIN, no_such_chain},
      {"no end", UZ_OP_DONE, never_ends},
  };
  small_game *g = *state;
  uz_game *game = compile_rich(g);
  const uz_ins *sound = game->code;
  uz_ins *code = UZ_NEW_ARRAY(g->arena, uz_ins, game->code_count);
  game->code = code;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    memcpy(code, sound, game->code_count * sizeof *code);
    assert_verdict(g, game, true, rows[i].what);
    rows[i].spoil(last_of(code, game->code_count, rows[i].op));
    assert_verdict(g, game, false, rows[i].what);
  }
}

/* ---- Acts ---- */

static void act_without_code(uz_act *act) { act->pc = 1000000; }
static void act_without_lists(uz_act *act) { act->list = NULL; }
static void act_without_starts(uz_act *act) { act->first = NULL; }
static void act_without_chain(uz_act *act) {
  act->op = UZ_ACT_CHAIN;
  act->chain = NULL;
}
static void act_with_falling_starts(uz_act *act) {
  static const uint32_t falling[UZ_SITES_MOST] = {1};
  act->first = falling;
}

static void test_broken_acts(void **state) {
  static const struct {
    const char *what;
    void (*spoil)(uz_act *act);
  } rows[] = {
      {"no code", act_without_code},
      {"no lists", act_without_lists},
      {"no starts", act_without_starts},
      {"no chain", act_without_chain},
      {"a list that ends before it begins", act_with_falling_starts},
  };
  small_game *g = *state;
  uz_game *game = small_compile(g);
  uz_act *act = &game->kind[1][TALL].acts[0], sound = *act;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    rows[i].spoil(act);
    assert_verdict(g, game, false, rows[i].what);
    *act = sound;
    assert_verdict(g, game, true, rows[i].what);
  }
}

static void test_more_captures_than_acts(void **state) {
  small_game *g = *state;
  uz_game *game = small_compile(g);
  game->kind[0][FLAT].captures = game->kind[0][FLAT].acts_count + 1;
  assert_verdict(g, game, false, "captures");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      SMALL_TEST(test_broken_code),
      SMALL_TEST(test_broken_acts),
      SMALL_TEST(test_more_captures_than_acts),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
