/* Moves in words: a clause for each rule, such as "moves one step diagonally forward to an empty
 * square". */
#include "rules/region.h"
#include "rules/talk.h"
#include "rules/walk.h"

/* ---- What a move ends on ---- */

#define REST_MOST 8

/* A `to` test taken apart: what must stand there, and what else is asked. */
typedef struct goal {
  bool empty, enemy;
  const uz_test *rest[REST_MOST];
  unsigned rest_count;
} goal;

static bool is_either(const uz_test *test) {
  if (test->op != UZ_TEST_OR) return false;
  uz_test_op a = test->a->op, b = test->b->op;
  return (a == UZ_TEST_EMPTY && b == UZ_TEST_ENEMY) || (a == UZ_TEST_ENEMY && b == UZ_TEST_EMPTY);
}

static void take_apart(const uz_test *test, goal *g) {
  if (test->op == UZ_TEST_AND && g->rest_count + 1 < REST_MOST) {
    take_apart(test->a, g);
    take_apart(test->b, g);
  } else if (test->op == UZ_TEST_EMPTY) {
    g->enemy = false;
  } else if (test->op == UZ_TEST_ENEMY) {
    g->empty = false;
  } else if (!is_either(test) && g->rest_count < REST_MOST) {
    g->rest[g->rest_count++] = test;
  }
}

static goal goal_of(const uz_test *to) {
  goal g = {.empty = true, .enemy = true};
  if (to) take_apart(to, &g);
  return g;
}

/* What is asked besides, as a clause behind "where"; "" when nothing is. */
static const char *rest_of(const uz_talk *t, const goal *g) {
  const char *text = "";
  for (unsigned i = 0; i < g->rest_count; i++)
    text = uz_join(t, text, UZ_P_and, uz_describe_test(t, g->rest[i]));
  return text;
}

static const char *verb_of(const uz_talk *t, const goal *g) {
  if (!g->enemy) return uz_phrase(t, UZ_P_moves);
  return uz_phrase(t, g->empty ? UZ_P_moves_or_captures : UZ_P_captures);
}

/* ---- Steps and slides ---- */

static const char *describe_step(const uz_talk *t, const uz_rule *rule, const goal *g) {
  bool quiet = !g->enemy;
  uz_phrase_id id = quiet ? UZ_P_step_to_empty : UZ_P_step;
  if (uz_dirs_are_leaps(t, rule->dirs)) id = quiet ? UZ_P_leaps_to_empty : UZ_P_leaps;
  return uz_say(t, id, verb_of(t, g), uz_describe_dirs(t, rule->dirs), NULL);
}

static const char *describe_distance(const uz_talk *t, const uz_rule *rule) {
  const char *least = uz_counted(t, UZ_P_squares_one, rule->least);
  const char *most = uz_counted(t, UZ_P_squares_one, rule->most);
  if (rule->most == UZ_ANY)
    return rule->least <= 1 ? uz_phrase(t, UZ_P_far_any)
                            : uz_say(t, UZ_P_far_at_least, least, NULL, NULL);
  if (rule->least == rule->most) return uz_say(t, UZ_P_far_exactly, most, NULL, NULL);
  if (rule->least <= 1) return uz_say(t, UZ_P_far_up_to, most, NULL, NULL);
  return uz_say(t, UZ_P_far_between, uz_number(t, rule->least), uz_number(t, rule->most), NULL);
}

static bool passes_empty(const uz_rule *rule) {
  return !rule->through || !goal_of(rule->through).enemy;
}

static const char *describe_slide(const uz_talk *t, const uz_rule *rule, const goal *g) {
  uz_phrase_id id = passes_empty(rule) ? UZ_P_slide_over_empty : UZ_P_slide;
  return uz_say(t, id, verb_of(t, g), describe_distance(t, rule), uz_describe_dirs(t, rule->dirs));
}

/* ---- Jumps ---- */

/* The unit jumped. Its phrases stand in pairs: behind "an adjacent", and alone. */
static const char *describe_jumped(const uz_talk *t, const uz_test *over, bool alone) {
  if (!over || over->op == UZ_TEST_ENEMY) return uz_phrase(t, UZ_P_enemy_piece + alone);
  const char *kinds = uz_describe_enemy_kinds(t, over);
  if (kinds) return uz_say(t, UZ_P_enemy_of_kind + alone, kinds, NULL, NULL);
  return uz_say(t, UZ_P_piece_where + alone, uz_describe_test(t, over), NULL, NULL);
}

static const char *describe_over(const uz_talk *t, const uz_rule *rule) {
  const char *jumped = describe_jumped(t, rule->over, rule->before > 0);
  if (rule->before == 0) return uz_say(t, UZ_P_over_next, jumped, NULL, NULL);
  if (rule->before == UZ_ANY) return uz_say(t, UZ_P_over_far, jumped, NULL, NULL);
  return uz_say(t, UZ_P_over_within, jumped, uz_counted(t, UZ_P_squares_one, rule->before), NULL);
}

/* A jump that says where it lands need not land on an empty site. */
static bool lands_elsewhere(const uz_rule *rule) {
  return rule->op == UZ_RULE_JUMP && rule->to && goal_of(rule->to).enemy;
}

static const char *describe_landing(const uz_talk *t, const uz_rule *rule) {
  if (lands_elsewhere(rule))
    return uz_say(t, UZ_P_land_where, uz_describe_test(t, rule->to), NULL, NULL);
  if (rule->beyond == 0) return uz_phrase(t, UZ_P_land_next);
  if (rule->beyond == UZ_ANY) return uz_phrase(t, UZ_P_land_far);
  return uz_say(t, UZ_P_land_within, uz_counted(t, UZ_P_squares_one, rule->beyond + 1), NULL, NULL);
}

static const char *describe_jump(const uz_talk *t, const uz_rule *rule) {
  return uz_say(t, UZ_P_jump, uz_describe_dirs(t, rule->dirs), describe_over(t, rule),
                describe_landing(t, rule));
}

/* ---- Joined rules ---- */

static void look_for_choice(void *context, const uz_rule *rule) {
  bool *choice = context;
  *choice = *choice || (rule->op == UZ_RULE_JUMP && rule->beyond > 0);
}

/* Alternatives for different units are told one after the other, not as a choice. */
static bool is_for_units(const uz_rule *rule) {
  if (rule->op != UZ_RULE_OR) return rule->by != NULL;
  return is_for_units(rule->a) && is_for_units(rule->b);
}

static const char *describe_chain(const uz_talk *t, const uz_rule *rule) {
  bool choice = false;
  const char *how = rule->no_reversal ? uz_phrase(t, UZ_P_no_reversal) : "";
  uz_walk_rules(rule->a, look_for_choice, &choice);
  if (rule->landing_goes_on && choice) how = uz_append(t, how, uz_phrase(t, UZ_P_goes_on));
  uz_phrase_id id = UZ_P_again;
  if (rule->a->op == UZ_RULE_OR) id = is_for_units(rule->a) ? UZ_P_again_each : UZ_P_again_either;
  return uz_say(t, id, uz_describe_rule(t, rule->a), how, NULL);
}

static const char *describe_or(const uz_talk *t, const uz_rule *rule) {
  return uz_say(t, is_for_units(rule) ? UZ_P_each : UZ_P_either, uz_describe_rule(t, rule->a),
                uz_describe_rule(t, rule->b), NULL);
}

static const char *describe_then(const uz_talk *t, const uz_rule *rule) {
  const char *first = uz_describe_rule(t, rule->a);
  if (rule->a == rule->b) return uz_say(t, UZ_P_twice, first, NULL, NULL);
  return uz_say(t, UZ_P_then, first, uz_describe_rule(t, rule->b), NULL);
}

/* ---- Qualifiers and effects ---- */

static const char *describe_effect(const uz_talk *t, const uz_effect *effect) {
  if (effect->op == UZ_EFFECT_MARK) return uz_phrase(t, UZ_P_leaves_mark);
  if (effect->op == UZ_EFFECT_TAKE_MARKER) return uz_phrase(t, UZ_P_takes_marker);
  uz_phrase_id id = effect->op == UZ_EFFECT_BRING ? UZ_P_brings : UZ_P_together;
  return uz_say(t, id, uz_describe_test(t, effect->test), NULL, NULL);
}

static const char *describe_through(const uz_talk *t, const uz_test *through) {
  goal g = goal_of(through);
  const char *condition = g.enemy ? uz_describe_test(t, through) : rest_of(t, &g);
  return *condition ? uz_say(t, UZ_P_only_through, condition, NULL, NULL) : "";
}

static const char *describe_to(const uz_talk *t, const goal *g) {
  if (g->rest_count == 0) return "";
  const char *place = g->rest_count == 1 ? uz_describe_on(t, g->rest[0])
                                         : uz_say(t, UZ_P_on_where, rest_of(t, g), NULL, NULL);
  return uz_say(t, UZ_P_only_to, place, NULL, NULL);
}

static const char *describe_qualifiers(const uz_talk *t, const uz_rule *rule, const goal *g) {
  const char *text = "";
  if (rule->from) text = uz_say(t, UZ_P_only_from, uz_describe_from(t, rule->from), NULL, NULL);
  if (rule->through) text = uz_append(t, text, describe_through(t, rule->through));
  if (!lands_elsewhere(rule)) text = uz_append(t, text, describe_to(t, g));
  for (const uz_effect *effect = rule->effects; effect; effect = effect->next)
    text = uz_append(t, text, describe_effect(t, effect));
  return text;
}

static const char *describe_unqualified(const uz_talk *t, const uz_rule *rule, const goal *g) {
  switch (rule->op) {
  case UZ_RULE_STEP: return describe_step(t, rule, g);
  case UZ_RULE_SLIDE: return describe_slide(t, rule, g);
  case UZ_RULE_JUMP: return describe_jump(t, rule);
  case UZ_RULE_OR: return describe_or(t, rule);
  case UZ_RULE_THEN: return describe_then(t, rule);
  default: return describe_chain(t, rule);
  }
}

static const char *units_of(const uz_talk *t, const uz_test *by) {
  const char *kinds = uz_describe_kinds(t, by);
  return kinds ? kinds : uz_describe_test(t, by);
}

const char *uz_describe_rule(const uz_talk *t, const uz_rule *rule) {
  goal g = goal_of(rule->to);
  const char *text = describe_unqualified(t, rule, &g);
  text = uz_append(t, text, describe_qualifiers(t, rule, &g));
  return rule->by ? uz_say(t, UZ_P_as_piece, units_of(t, rule->by), text, NULL) : text;
}
