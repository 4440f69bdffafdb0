/* Words that give moves and effects, and the methods of moves. */
#include "script/words.h"

#define COUNT_MOST (UZ_ANY - 1)

/* A rule of the directions that the first argument gives; NULL when it gives none. */
static uz_rule *new_directed(lua_State *L, uz_rule_op op) {
  uz_dirs dirs;
  if (!uz_want_directions(uz_arg(L, 1), &dirs)) return NULL;
  uz_rule *rule = uz_new_rule(L, op);
  rule->dirs = dirs;
  return rule;
}

static int give_rule(lua_State *L, const uz_rule *rule) {
  return rule ? uz_give(L, UZ_S_move, rule) : uz_give_unknown(L);
}

int uz_word_step(lua_State *L) {
  uz_want_no_more(L, 1);
  return give_rule(L, new_directed(L, UZ_RULE_STEP));
}

int uz_word_leap(lua_State *L) {
  uz_rule *rule = uz_new_rule(L, UZ_RULE_STEP);
  if (uz_word_vectors(L) && uz_slot_sort(uz_arg(L, -1)) == UZ_S_unknown) return 1;
  rule->dirs = uz_value_at(L, -1)->dirs;
  return uz_give(L, UZ_S_move, rule);
}

/* The key's count, if it is said. */
static bool may_count(uz_slot slot, int least, uint8_t *count) {
  int number;
  if (!uz_is_given(slot)) return true;
  if (!uz_want_count(slot, least, COUNT_MOST, UZ_ANY, &number)) return false;
  *count = (uint8_t)number;
  return true;
}

static bool read_lengths(uz_slot slot, uz_rule *rule) {
  static const char *const keys[] = {"least", "most"};
  if (!lua_istable(slot.L, slot.index)) return may_count(slot, 1, &rule->most);
  bool right = uz_want_keys(slot, keys, UZ_COUNT_OF(keys), false);
  right &= may_count(uz_field(slot, "least"), 1, &rule->least);
  right &= may_count(uz_field(slot, "most"), 1, &rule->most);
  if (right && rule->least > rule->most) {
    uz_fault(slot.L, uz_here(slot.L), UZ_D_least_above_most, uz_word_called(slot.L)->name, NULL,
             NULL, NULL);
    right = false;
  }
  return right;
}

int uz_word_slide(lua_State *L) {
  uz_rule *rule = new_directed(L, UZ_RULE_SLIDE);
  uz_want_no_more(L, 2);
  if (!rule) return uz_give_unknown(L);
  rule->least = 1;
  rule->most = UZ_ANY;
  return give_rule(L, read_lengths(uz_arg(L, 2), rule) ? rule : NULL);
}

int uz_word_jump(lua_State *L) {
  static const char *const keys[] = {"before", "beyond"};
  uz_rule *rule = new_directed(L, UZ_RULE_JUMP);
  uz_slot lengths = uz_arg(L, 2);
  uz_want_no_more(L, 2);
  if (!rule || !uz_is_given(lengths)) return give_rule(L, rule);
  bool right = uz_want_keys(lengths, keys, UZ_COUNT_OF(keys), false) &&
               may_count(uz_field(lengths, "before"), 0, &rule->before) &&
               may_count(uz_field(lengths, "beyond"), 0, &rule->beyond);
  return give_rule(L, right ? rule : NULL);
}

static bool read_chain(uz_slot slot, uz_rule *rule) {
  static const char *const keys[] = {"landing", "reversal"};
  static const char *const landings[] = {"goes_on", "any"};
  if (!uz_is_given(slot)) return true;
  if (!uz_want_keys(slot, keys, UZ_COUNT_OF(keys), false)) return false;
  int landing = uz_may_choice(uz_field(slot, "landing"), landings, UZ_COUNT_OF(landings), 1);
  rule->landing_goes_on = landing == 0;
  rule->no_reversal = !uz_may_flag(uz_field(slot, "reversal"), true);
  return landing >= 0;
}

int uz_word_chain(lua_State *L) {
  const uz_rule *link = uz_want(uz_arg(L, 1), UZ_S_move);
  uz_want_no_more(L, 2);
  if (!link) return uz_give_unknown(L);
  uz_rule *rule = uz_new_rule(L, UZ_RULE_CHAIN);
  rule->a = link;
  return give_rule(L, read_chain(uz_arg(L, 2), rule) ? rule : NULL);
}

/* ---- Methods ---- */

/* The move that a method is called on; a finding when '.' was written for ':'. */
static const uz_rule *want_self(lua_State *L) {
  uz_sort sort = uz_sort_at(L, 1);
  if (sort == UZ_S_move) return uz_value_at(L, 1)->it;
  if (sort == UZ_S_unknown)
    uz_run_of(L)->faults++;
  else
    uz_fault(L, uz_here(L), UZ_D_dot_for_colon, uz_word_called(L)->name, uz_word_called(L)->form,
             NULL, NULL);
  return NULL;
}

static uz_rule *copy_rule(lua_State *L, const uz_rule *rule) {
  uz_rule *copy = UZ_TAKE(L, uz_rule);
  *copy = *rule;
  return copy;
}

/* A second test for the same place has to hold too. */
static const uz_test *both(lua_State *L, const uz_test *a, const uz_test *b) {
  return a ? uz_new_test_of(L, UZ_TEST_AND, a, b) : b;
}

typedef const uz_test **qualifier(uz_rule *rule);

static int qualify(lua_State *L, qualifier *place) {
  const uz_rule *rule = want_self(L);
  const uz_test *test = rule ? uz_want(uz_arg(L, 2), UZ_S_test) : NULL;
  if (!test) return uz_give_unknown(L);
  uz_want_no_more(L, 2);
  uz_rule *copy = copy_rule(L, rule);
  const uz_test **said = place(copy);
  *said = both(L, *said, test);
  return uz_give(L, UZ_S_move, copy);
}

static const uz_test **place_from(uz_rule *rule) { return &rule->from; }
static const uz_test **place_through(uz_rule *rule) { return &rule->through; }
static const uz_test **place_over(uz_rule *rule) { return &rule->over; }
static const uz_test **place_to(uz_rule *rule) { return &rule->to; }
static const uz_test **place_by(uz_rule *rule) { return &rule->by; }

int uz_method_from(lua_State *L) { return qualify(L, place_from); }
int uz_method_through(lua_State *L) { return qualify(L, place_through); }
int uz_method_over(lua_State *L) { return qualify(L, place_over); }
int uz_method_to(lua_State *L) { return qualify(L, place_to); }
int uz_method_by(lua_State *L) { return qualify(L, place_by); }

/* Effects are chained in the order in which they are said; the nodes are copied, for a value never
 * changes. */
static void append_effect(lua_State *L, uz_rule *rule, const uz_effect *effect) {
  uz_effect *first = NULL, **end = &first;
  for (const uz_effect *e = rule->effects; e; e = e->next) {
    *end = UZ_TAKE(L, uz_effect);
    **end = *e;
    end = (uz_effect **)&(*end)->next;
  }
  *end = UZ_TAKE(L, uz_effect);
  **end = *effect;
  rule->effects = first;
}

int uz_method_also(lua_State *L) {
  const uz_rule *rule = want_self(L);
  if (!rule) return uz_give_unknown(L);
  uz_rule *copy = copy_rule(L, rule);
  int last = lua_gettop(L) > 2 ? lua_gettop(L) : 2;
  for (int i = 2; i <= last; i++) {
    const uz_effect *effect = uz_want(uz_arg(L, i), UZ_S_effect);
    if (!effect) return uz_give_unknown(L);
    append_effect(L, copy, effect);
  }
  return uz_give(L, UZ_S_move, copy);
}

/* ---- Effects ---- */

static int give_effect(lua_State *L, uz_effect_op op, const uz_test *test) {
  uz_effect *effect = UZ_TAKE(L, uz_effect);
  *effect = (uz_effect){.op = op, .at = uz_here(L), .test = test};
  return uz_give(L, UZ_S_effect, effect);
}

int uz_word_mark(lua_State *L) { return give_effect(L, UZ_EFFECT_MARK, NULL); }
int uz_word_take_marker(lua_State *L) { return give_effect(L, UZ_EFFECT_TAKE_MARKER, NULL); }

int uz_word_bring(lua_State *L) {
  uz_dirs dirs;
  const uz_test *test = uz_want(uz_arg(L, 1), UZ_S_test);
  bool directed = uz_want_directions(uz_arg(L, 2), &dirs);
  uz_want_no_more(L, 2);
  if (!test || !directed) return uz_give_unknown(L);
  uz_effect *effect = UZ_TAKE(L, uz_effect);
  *effect = (uz_effect){.op = UZ_EFFECT_BRING, .at = uz_here(L), .test = test, .dirs = dirs};
  return uz_give(L, UZ_S_effect, effect);
}

int uz_word_together(lua_State *L) {
  const uz_test *test = uz_want(uz_arg(L, 1), UZ_S_test);
  uz_want_no_more(L, 1);
  return test ? give_effect(L, UZ_EFFECT_TOGETHER, test) : uz_give_unknown(L);
}
