/* Rules to code: each way of a piece's moves becomes a run of instructions that ends with DONE. */
#include <stdlib.h>

#include "rules/build.h"

static bool grow(uz_build *b) {
  unsigned room = b->code_room ? 2 * b->code_room : 64;
  uz_ins *code = room <= UZ_CODE_MOST ? realloc(b->code, room * sizeof *code) : NULL;
  b->too_large = room > UZ_CODE_MOST;
  if (!code) return false;
  b->code = code;
  b->code_room = room;
  return true;
}

static uint32_t emit(uz_build *b, uz_ins ins) {
  if (b->code_count == b->code_room && !grow(b)) {
    b->no_memory = true;
    return 0;
  }
  b->code[b->code_count] = ins;
  return b->code_count++;
}

static uz_dirs dirs_for(const uz_build *b, uz_dirs dirs, int side) {
  return side ? uz_dirs_mirror(&b->def->dirs, dirs) : dirs;
}

static void emit_ask(uz_build *b, uz_op op, const uz_test *test, int side) {
  if (test) emit(b, (uz_ins){.op = op, .to = uz_build_cond(b, test, side, 0)});
}

static void emit_by(uz_build *b, const uz_test *test) {
  if (test) emit(b, (uz_ins){.op = UZ_OP_BY, .codes = uz_build_codes(b, test)});
}

static void emit_effects(uz_build *b, const uz_effect *effect, int side) {
  for (; effect; effect = effect->next) switch (effect->op) {
    case UZ_EFFECT_MARK: emit(b, (uz_ins){.op = UZ_OP_MARK}); break;
    case UZ_EFFECT_TAKE_MARKER: emit(b, (uz_ins){.op = UZ_OP_TAKE_MARKER}); break;
    case UZ_EFFECT_TOGETHER:
      emit(b, (uz_ins){.op = UZ_OP_TOGETHER, .to = uz_build_cond(b, effect->test, side, 0)});
      break;
    case UZ_EFFECT_BRING:
      emit(b, (uz_ins){.op = UZ_OP_BRING,
                       .dirs = dirs_for(b, effect->dirs, side),
                       .to = uz_build_cond(b, effect->test, side, 0)});
      break;
    }
}

/* Where and in which chain a rule stands. */
typedef struct place {
  const uz_rule *chain; /* NULL: in none */
  uint32_t body;        /* where its body begins */
  uint8_t *chains;      /* how many the program has so far */
} place;

static void emit_rule(uz_build *b, const uz_rule *rule, int side, place in);

static uz_codes nobody_or(int side) { return UZ_SIDE_CODES(1 - side) | (uz_codes)1 << UZ_EMPTY; }

static void emit_move(uz_build *b, const uz_rule *rule, int side) {
  uz_codes vacant = (uz_codes)1 << UZ_EMPTY;
  emit(b, (uz_ins){.op = rule->op == UZ_RULE_STEP ? UZ_OP_STEP : UZ_OP_SLIDE,
                   .dirs = dirs_for(b, rule->dirs, side),
                   .least = rule->least,
                   .most = rule->most,
                   .through = uz_build_cond(b, rule->through, side, vacant),
                   .to = uz_build_cond(b, rule->to, side, nobody_or(side))});
}

static void emit_jump(uz_build *b, const uz_rule *rule, int side, place in) {
  uz_codes vacant = (uz_codes)1 << UZ_EMPTY;
  emit(b, (uz_ins){.op = UZ_OP_JUMP,
                   .dirs = dirs_for(b, rule->dirs, side),
                   .before = rule->before,
                   .beyond = rule->beyond,
                   .landing_goes_on = in.chain && in.chain->landing_goes_on,
                   .no_reversal = in.chain && in.chain->no_reversal,
                   .jump = in.body,
                   .through = uz_build_cond(b, rule->through, side, vacant),
                   .over = uz_build_cond(b, rule->over, side, UZ_SIDE_CODES(1 - side)),
                   .to = uz_build_cond(b, rule->to, side, vacant)});
}

static void emit_or(uz_build *b, const uz_rule *rule, int side, place in) {
  uint32_t fork = emit(b, (uz_ins){.op = UZ_OP_FORK});
  emit_rule(b, rule->a, side, in);
  uint32_t go = emit(b, (uz_ins){.op = UZ_OP_GO});
  if (b->no_memory) return;
  b->code[fork].jump = b->code_count;
  emit_rule(b, rule->b, side, in);
  b->code[go].jump = b->code_count;
}

static void emit_chain(uz_build *b, const uz_rule *rule, int side, place in) {
  place inner = {rule, b->code_count, in.chains};
  uint8_t number = (*in.chains)++;
  emit_rule(b, rule->a, side, inner);
  emit(b, (uz_ins){.op = UZ_OP_AGAIN, .jump = inner.body, .chain = number});
}

static void emit_rule(uz_build *b, const uz_rule *rule, int side, place in) {
  emit_ask(b, UZ_OP_ASK_FROM, rule->from, side);
  emit_by(b, rule->by);
  switch (rule->op) {
  case UZ_RULE_STEP:
  case UZ_RULE_SLIDE: emit_move(b, rule, side); break;
  case UZ_RULE_JUMP: emit_jump(b, rule, side, in); break;
  case UZ_RULE_OR: emit_or(b, rule, side, in); break;
  case UZ_RULE_CHAIN: emit_chain(b, rule, side, in); break;
  case UZ_RULE_THEN:
    emit_rule(b, rule->a, side, in);
    emit_rule(b, rule->b, side, in);
    break;
  }
  if (rule->op >= UZ_RULE_OR) emit_ask(b, UZ_OP_ASK_TO, rule->to, side);
  emit_effects(b, rule->effects, side);
}

uint32_t uz_build_program(uz_build *b, const uz_way *way, int side) {
  uint32_t start = b->code_count;
  uint8_t chains = 0;
  for (unsigned i = 0; i < way->wraps_count; i++) {
    emit_ask(b, UZ_OP_ASK_FROM, way->wraps[i]->from, side);
    emit_by(b, way->wraps[i]->by);
  }
  emit_rule(b, way->rule, side, (place){NULL, 0, &chains});
  for (unsigned i = way->wraps_count; i-- > 0;) {
    emit_ask(b, UZ_OP_ASK_TO, way->wraps[i]->to, side);
    emit_effects(b, way->wraps[i]->effects, side);
  }
  emit(b, (uz_ins){.op = UZ_OP_DONE});
  return start;
}
