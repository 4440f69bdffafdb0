#include "rules/walk.h"

const char *uz_test_use_word(uz_test_use use) {
  static const char *const words[] = {"from",     "through", "over",     "to",    "by",
                                      "together", "bring",   "promotes", "never", "prefer",
                                      "moved",    "army",    "reached",  "place", "right"};
  return words[use];
}

/* ---- Inside one tree ---- */

void uz_walk_rules(const uz_rule *rule, uz_rule_visit *visit, void *context) {
  if (!rule) return;
  visit(context, rule);
  uz_walk_rules(rule->a, visit, context);
  uz_walk_rules(rule->b, visit, context);
}

void uz_walk_test(const uz_test *test, uz_test_visit *visit, void *context) {
  if (!test) return;
  visit(context, test);
  uz_walk_test(test->a, visit, context);
  uz_walk_test(test->b, visit, context);
}

bool uz_test_asks(const uz_test *test, uz_test_op op) {
  return test && (test->op == op || uz_test_asks(test->a, op) || uz_test_asks(test->b, op));
}

const uz_effect *uz_rule_effect(const uz_rule *rule, uz_effect_op op) {
  const uz_effect *effect = rule->effects;
  while (effect && effect->op != op) effect = effect->next;
  return effect;
}

/* ---- Every test of a game ---- */

typedef struct seats {
  uz_seat_visit *visit;
  void *context;
  const uz_piece_def *piece;
} seats;

static void take_seat(const seats *s, uz_test_use use, const uz_test *test, uz_source at,
                      const uz_rule *rule) {
  if (!test) return;
  uz_test_seat seat = {.use = use, .test = test, .at = at, .rule = rule, .piece = s->piece};
  s->visit(s->context, &seat);
}

static void seats_of_rule(void *context, const uz_rule *rule) {
  const seats *s = context;
  take_seat(s, UZ_USE_FROM, rule->from, rule->at, rule);
  take_seat(s, UZ_USE_THROUGH, rule->through, rule->at, rule);
  take_seat(s, UZ_USE_OVER, rule->over, rule->at, rule);
  take_seat(s, UZ_USE_TO, rule->to, rule->at, rule);
  take_seat(s, UZ_USE_BY, rule->by, rule->at, rule);
  for (const uz_effect *effect = rule->effects; effect; effect = effect->next)
    take_seat(s, effect->op == UZ_EFFECT_BRING ? UZ_USE_BRING : UZ_USE_TOGETHER, effect->test,
              effect->at, rule);
}

static void seats_of_event(const seats *s, const uz_event *event) {
  if (!event) return;
  take_seat(s, UZ_USE_MOVED, event->test, event->at, NULL);
  seats_of_event(s, event->a);
  seats_of_event(s, event->b);
}

static void seats_of_army(const seats *s, const uz_army *army) {
  for (unsigned i = 0; army && i < army->count; i++)
    take_seat(s, UZ_USE_ARMY, army->lines[i].where, army->at, NULL);
}

static void seats_of_ending(const seats *s, const uz_ending *ending) {
  seats_of_event(s, ending->events);
  seats_of_army(s, ending->a);
  seats_of_army(s, ending->b);
  take_seat(s, UZ_USE_REACHED, ending->test, ending->at, NULL);
}

void uz_walk_seats(const uz_game_def *def, uz_seat_visit *visit, void *context) {
  seats s = {visit, context, NULL};
  for (unsigned i = 0; i < def->pieces_count; i++) {
    s.piece = &def->pieces[i];
    const uz_promotion *promotion = s.piece->promotion;
    uz_walk_rules(s.piece->moves, seats_of_rule, &s);
    if (promotion) take_seat(&s, UZ_USE_ZONE, promotion->zone, promotion->at, NULL);
    take_seat(&s, UZ_USE_NEVER, s.piece->never, s.piece->at, NULL);
  }
  s.piece = NULL;
  for (unsigned i = 0; i < def->setup_count; i++)
    take_seat(&s, UZ_USE_PLACE, def->setup_lines[i].region, def->setup_lines[i].at, NULL);
  for (unsigned i = 0; i < def->rights_count; i++)
    take_seat(&s, UZ_USE_RIGHT, def->rights[i].where, def->rights[i].at, NULL);
  for (unsigned i = 0; i < def->prefer_count; i++)
    take_seat(&s, UZ_USE_PREFER, def->prefer[i].test, def->prefer[i].at, NULL);
  for (unsigned i = 0; i < def->endings_count; i++) seats_of_ending(&s, &def->endings[i]);
}

/* ---- Questions to a whole game ---- */

typedef struct question {
  uz_test_op test;
  uz_effect_op effect;
  bool asked;
  const uz_rule *rule;
} question;

static void ask_seat(void *context, const uz_test_seat *seat) {
  question *q = context;
  q->asked = q->asked || uz_test_asks(seat->test, q->test);
}

bool uz_game_asks(const uz_game_def *def, uz_test_op op) {
  question q = {.test = op};
  uz_walk_seats(def, ask_seat, &q);
  return q.asked;
}

static void ask_rule(void *context, const uz_rule *rule) {
  question *q = context;
  if (!q->rule && uz_rule_effect(rule, q->effect)) q->rule = rule;
}

const uz_rule *uz_game_rule_with(const uz_game_def *def, uz_effect_op op) {
  question q = {.effect = op};
  for (unsigned i = 0; i < def->pieces_count; i++)
    uz_walk_rules(def->pieces[i].moves, ask_rule, &q);
  return q.rule;
}

/* ---- Sizes ---- */

typedef struct measure {
  unsigned size, most;
} measure;

#define DEEPEST 500 /* walks are recursive */

/* True while there is room to go on. */
static bool count_node(measure *m, unsigned depth) {
  if (depth > DEEPEST) m->size = m->most;
  return m->size++ < m->most;
}

static void measure_test(measure *m, const uz_test *test, unsigned depth) {
  if (!test || !count_node(m, depth)) return;
  measure_test(m, test->a, depth + 1);
  measure_test(m, test->b, depth + 1);
}

static void measure_rule(measure *m, const uz_rule *rule, unsigned depth) {
  if (!rule || !count_node(m, depth)) return;
  measure_test(m, rule->from, depth);
  measure_test(m, rule->through, depth);
  measure_test(m, rule->over, depth);
  measure_test(m, rule->to, depth);
  measure_test(m, rule->by, depth);
  for (const uz_effect *effect = rule->effects; effect && count_node(m, depth);
       effect = effect->next)
    measure_test(m, effect->test, depth);
  measure_rule(m, rule->a, depth + 1);
  measure_rule(m, rule->b, depth + 1);
}

static void measure_event(measure *m, const uz_event *event, unsigned depth) {
  if (!event || !count_node(m, depth)) return;
  measure_test(m, event->test, depth);
  measure_event(m, event->a, depth + 1);
  measure_event(m, event->b, depth + 1);
}

unsigned uz_test_size(const uz_test *test, unsigned most) {
  measure m = {0, most};
  measure_test(&m, test, 0);
  return m.size;
}

unsigned uz_rule_size(const uz_rule *rule, unsigned most) {
  measure m = {0, most};
  measure_rule(&m, rule, 0);
  return m.size;
}

unsigned uz_event_size(const uz_event *event, unsigned most) {
  measure m = {0, most};
  measure_event(&m, event, 0);
  return m.size;
}
