#include "ref.h"

#include <stdlib.h>

/* A move on its way. The moving unit is not on the board: it has left its site, and stands
 * nowhere until the move is over. */
typedef struct state {
  ref_position position;
  ref_move move;
  ref_unit unit;  /* the moving unit as it now is */
  uz_site at;     /* where it has come to */
  uz_site passed; /* the site just before that */
  int dir;        /* in which direction, -1: it has not moved */
  int barred;     /* direction in which it may not jump now, -1: none */
  bool touched;   /* it has landed in its zone of promotion */
  bool stopped;   /* the move is over */
} state;

/* A growing list; zeroed it is empty. */
typedef struct states {
  state *s;
  size_t count, room;
} states;

typedef struct walk {
  const uz_game_def *def;
  int side;
  bool attacks;
} walk;

static void push(states *list, const state *s) {
  if (list->count == list->room) {
    list->room = list->room ? 2 * list->room : 8;
    list->s = realloc(list->s, list->room * sizeof *list->s);
    if (!list->s) exit(2);
  }
  list->s[list->count++] = *s;
}

/* ---- Questions ---- */

static bool passes(const walk *w, const state *s, const uz_test *test, uz_site site) {
  ref_view view = {w->def, &s->position, w->attacks};
  return ref_site_passes(&view, test, site);
}

static bool is_empty(const state *s, uz_site site) { return s->position.unit[site] == REF_EMPTY; }

static bool is_enemy(const walk *w, const state *s, uz_site site) {
  return ref_unit_is_of(s->position.unit[site], !w->side);
}

static bool may_pass_through(const walk *w, const state *s, const uz_rule *rule, uz_site site) {
  return rule->through ? passes(w, s, rule->through, site) : is_empty(s, site);
}

/* The end of a step or slide. */
static bool may_stop(const walk *w, const state *s, const uz_rule *rule, uz_site site) {
  if (rule->to) return passes(w, s, rule->to, site);
  return is_empty(s, site) || is_enemy(w, s, site);
}

static bool may_land(const walk *w, const state *s, const uz_rule *rule, uz_site site) {
  return rule->to ? passes(w, s, rule->to, site) : is_empty(s, site);
}

static bool may_jump_over(const walk *w, const state *s, const uz_rule *rule, uz_site site) {
  if (s->position.unit[site] == REF_TAKEN) return false;
  return rule->over ? passes(w, s, rule->over, site) : is_enemy(w, s, site);
}

static bool begins_the_move(const state *s) { return s->move.landings == 0; }

/* `from` sees the moving unit on its site only when it begins the move. */
static bool may_begin(const walk *w, const state *s, const uz_rule *rule) {
  if (rule->by && !ref_unit_passes(w->def, rule->by, s->unit)) return false;
  if (!rule->from) return true;
  state asked = *s;
  if (begins_the_move(s)) asked.position.unit[s->at] = s->unit;
  return passes(w, &asked, rule->from, s->at);
}

/* ---- What happens on the way ---- */

static void capture(const walk *w, state *s, uz_site site) {
  if (s->move.victims == REF_VICTIMS_MOST) exit(2);
  s->move.victim[s->move.victims] = site;
  s->move.victim_unit[s->move.victims++] = s->position.unit[site];
  s->position.unit[site] = w->def->lift_at_once ? REF_EMPTY : REF_TAKEN;
}

/* Does one standing right name both the unit that moves, from where it began, and the one there? */
static bool right_names(const walk *w, const state *s, uz_site begin, uz_site site) {
  for (unsigned i = 0; i < w->def->rights_count; i++) {
    const uz_right_def *right = &w->def->rights[i];
    if (s->position.right[i] && ref_right_names(w->def, right, begin, s->move.before) &&
        ref_right_names(w->def, right, site, s->position.unit[site]))
      return true;
  }
  return false;
}

/* An effect on its way: what is still to be done once it is. */
typedef struct doing {
  const uz_rule *rule;
  uz_site begin; /* of the rule */
} doing;

static void run_effects(const walk *w, const state *s, doing d, const uz_effect *effect,
                        states *out);

/* The unit on `site` comes along to `to`, if it may; then the other effects. */
static void bring_along(const walk *w, const state *s, doing d, const uz_effect *effect,
                        uz_site site, uz_site to, states *out) {
  bool both_unmoved =
      ref_test_has(d.rule->from, UZ_TEST_UNMOVED) && ref_test_has(effect->test, UZ_TEST_UNMOVED);
  if (!passes(w, s, effect->test, site)) return;
  if (both_unmoved && !right_names(w, s, d.begin, site)) return;
  state brought = *s;
  brought.move.partner_from = site;
  brought.move.partner_to = to;
  brought.position.unit[to] = brought.position.unit[site];
  brought.position.unit[site] = REF_EMPTY;
  run_effects(w, &brought, d, effect->next, out);
}

/* The first unit beyond the end comes to the site just before it. */
static void run_together(const walk *w, const state *s, doing d, const uz_effect *effect,
                         states *out) {
  uz_site site = ref_next(w->def, (unsigned)s->dir, w->side, s->at);
  while (site != UZ_NO_SITE && is_empty(s, site))
    site = ref_next(w->def, (unsigned)s->dir, w->side, site);
  if (site != UZ_NO_SITE) bring_along(w, s, d, effect, site, s->passed, out);
}

/* Any friend comes to any empty site beside the end. */
static void run_bring(const walk *w, const state *s, doing d, const uz_effect *effect,
                      states *out) {
  for (uz_site site = 0; site < w->def->board->sites; site++) {
    if (!ref_unit_is_of(s->position.unit[site], w->side)) continue;
    for (unsigned dir = 0; dir < w->def->dirs.count; dir++) {
      uz_site to = effect->dirs >> dir & 1 ? ref_next(w->def, dir, w->side, s->at) : UZ_NO_SITE;
      if (to != UZ_NO_SITE && is_empty(s, to)) bring_along(w, s, d, effect, site, to, out);
    }
  }
}

/* Lists the states that the effects, one after the other, lead to. */
static void run_effects(const walk *w, const state *s, doing d, const uz_effect *effect,
                        states *out) {
  state next = *s;
  if (!effect) {
    push(out, s);
    return;
  }
  switch (effect->op) {
  case UZ_EFFECT_MARK: next.move.mark = s->passed; break;
  case UZ_EFFECT_TAKE_MARKER:
    if (s->position.marker == UZ_NO_SITE) return;
    capture(w, &next, s->position.marker);
    break;
  case UZ_EFFECT_TOGETHER: run_together(w, s, d, effect, out); return;
  case UZ_EFFECT_BRING: run_bring(w, s, d, effect, out); return;
  }
  run_effects(w, &next, d, effect->next, out);
}

/* ---- Promotion ---- */

static const uz_promotion *promotion_at(const walk *w, const state *s) {
  const uz_promotion *promotion = w->def->pieces[ref_unit_piece(s->unit)].promotion;
  return promotion && passes(w, s, promotion->zone, s->at) ? promotion : NULL;
}

static unsigned count_units(const uz_game_def *def, const ref_position *position, ref_unit unit) {
  unsigned n = 0;
  for (uz_site site = 0; site < def->board->sites; site++) n += position->unit[site] == unit;
  return n;
}

static bool may_become(const walk *w, const uz_promotion *promotion, const state *s,
                       ref_unit unit) {
  ref_position start;
  if (promotion->entering && passes(w, s, promotion->zone, s->move.from)) return false;
  if (!promotion->lost) return true;
  ref_position_start(w->def, &start);
  return count_units(w->def, &s->position, unit) < count_units(w->def, &start, unit);
}

/* Lists the state once for every unit that the moving one may now become. */
static void promote(const walk *w, const uz_promotion *promotion, const state *s, bool stops,
                    states *out) {
  size_t before = out->count;
  for (unsigned i = 0; i < promotion->count; i++) {
    state promoted = *s;
    promoted.unit = ref_unit_of((unsigned)ref_piece(w->def, promotion->to[i]), w->side);
    promoted.stopped = stops;
    if (may_become(w, promotion, s, promoted.unit)) push(out, &promoted);
  }
  if (promotion->optional || out->count == before) push(out, s);
}

/* The unit lands: on the way, or at the end of the move. */
static void land(const walk *w, state *s, states *out) {
  if (s->move.landings == REF_VICTIMS_MOST) exit(2);
  s->move.landing[s->move.landings++] = s->at;
  const uz_promotion *promotion = promotion_at(w, s);
  if (promotion && promotion->when == UZ_PROMOTES_TOUCHED) s->touched = true;
  if (promotion && promotion->when == UZ_PROMOTES_AT_ONCE)
    promote(w, promotion, s, false, out);
  else if (promotion && promotion->when == UZ_PROMOTES_STOPS)
    promote(w, promotion, s, true, out);
  else
    push(out, s);
}

/* The move is over. */
static void finish(const walk *w, const state *s, states *out) {
  const uz_promotion *own = w->def->pieces[ref_unit_piece(s->unit)].promotion;
  const uz_promotion *here = promotion_at(w, s);
  if (here && here->when == UZ_PROMOTES_AT_END)
    promote(w, here, s, true, out);
  else if (own && own->when == UZ_PROMOTES_TOUCHED && s->touched)
    promote(w, own, s, true, out);
  else
    push(out, s);
}

/* ---- Rules: each lists the states in which it may end, begun in the state given ---- */

static void run(const walk *w, const uz_rule *rule, const state *s, states *out);

/* The unit comes to a site where a step, slide or jump ends. */
static void arrive(const walk *w, const uz_rule *rule, const state *s, unsigned dir, uz_site passed,
                   uz_site to, states *out) {
  state next = *s;
  uz_site begin = s->at;
  if (is_enemy(w, &next, to)) {
    capture(w, &next, to);
    next.position.unit[to] = REF_EMPTY; /* the mover takes its place */
  }
  next.at = to;
  next.passed = passed;
  next.dir = (int)dir;
  next.barred = -1;
  if (!rule->effects) {
    land(w, &next, out);
    return;
  }
  states done = {0};
  run_effects(w, &next, (doing){rule, begin}, rule->effects, &done);
  for (size_t i = 0; i < done.count; i++) land(w, &done.s[i], out);
  free(done.s);
}

static void run_slide(const walk *w, const uz_rule *rule, const state *s, unsigned dir,
                      unsigned least, unsigned most, states *out) {
  uz_site passed = s->at;
  for (unsigned n = 1; n <= most || most == UZ_ANY; n++) {
    uz_site site = ref_next(w->def, dir, w->side, passed);
    if (site == UZ_NO_SITE) return;
    if (n >= least && may_stop(w, s, rule, site)) arrive(w, rule, s, dir, passed, site, out);
    if (!may_pass_through(w, s, rule, site)) return;
    passed = site;
  }
}

static void run_landings(const walk *w, const uz_rule *rule, const state *s, unsigned dir,
                         uz_site victim, states *out) {
  uz_site passed = victim;
  for (unsigned n = 0; n <= rule->beyond || rule->beyond == UZ_ANY; n++) {
    uz_site site = ref_next(w->def, dir, w->side, passed);
    if (site == UZ_NO_SITE) return;
    if (may_land(w, s, rule, site)) arrive(w, rule, s, dir, passed, site, out);
    if (!is_empty(s, site)) return;
    passed = site;
  }
}

static void run_jump(const walk *w, const uz_rule *rule, const state *s, unsigned dir,
                     states *out) {
  if (s->barred == (int)dir) return;
  uz_site site = ref_next(w->def, dir, w->side, s->at);
  for (unsigned n = 0; site != UZ_NO_SITE && is_empty(s, site); n++) {
    if (n == rule->before && rule->before != UZ_ANY) return;
    if (!may_pass_through(w, s, rule, site)) return;
    site = ref_next(w->def, dir, w->side, site);
  }
  if (site == UZ_NO_SITE || !may_jump_over(w, s, rule, site)) return;
  state jumped = *s;
  if (is_enemy(w, s, site)) capture(w, &jumped, site);
  run_landings(w, rule, &jumped, dir, site, out);
}

static void run_dirs(const walk *w, const uz_rule *rule, const state *s, states *out) {
  for (unsigned dir = 0; dir < w->def->dirs.count; dir++) {
    if (!(rule->dirs >> dir & 1)) continue;
    if (rule->op == UZ_RULE_JUMP)
      run_jump(w, rule, s, dir, out);
    else if (rule->op == UZ_RULE_STEP)
      run_slide(w, rule, s, dir, 1, 1, out);
    else
      run_slide(w, rule, s, dir, rule->least, rule->most, out);
  }
}

static void run_then(const walk *w, const uz_rule *rule, const state *s, states *out) {
  states middle = {0};
  run(w, rule->a, s, &middle);
  for (size_t i = 0; i < middle.count; i++) {
    if (middle.s[i].stopped)
      push(out, &middle.s[i]);
    else
      run(w, rule->b, &middle.s[i], out);
  }
  free(middle.s);
}

/* The direction straight back, -1: there is none. */
static int back(const uz_dir_list *list, int dir) {
  if (list->dir[dir].link) return list->dir[dir].back;
  for (unsigned i = 0; i < list->count; i++)
    if (!list->dir[i].link && list->dir[i].dx == -list->dir[dir].dx &&
        list->dir[i].dy == -list->dir[dir].dy)
      return (int)i;
  return -1;
}

static void run_again(const walk *w, const uz_rule *chain, const state *s, bool first,
                      states *out) {
  state begun = *s;
  if (chain->no_reversal && !first) begun.barred = back(&w->def->dirs, s->dir);
  if (!s->stopped) run(w, chain->a, &begun, out);
}

static bool can_go_on(const walk *w, const uz_rule *chain, const state *s) {
  states next = {0};
  run_again(w, chain, s, false, &next);
  free(next.s);
  return next.count > 0;
}

/* Did both make the same last jump? */
static bool same_jump(const state *a, const state *b) {
  return a->dir == b->dir && a->move.victims == b->move.victims && a->move.victims > 0 &&
         a->move.victim[a->move.victims - 1] == b->move.victim[b->move.victims - 1];
}

/* Of several landings of one jump, only those that can go on count, if any can. */
static bool loses_to_another_landing(const walk *w, const uz_rule *chain, const states *list,
                                     size_t i) {
  if (!chain->landing_goes_on || can_go_on(w, chain, &list->s[i])) return false;
  for (size_t k = 0; k < list->count; k++)
    if (same_jump(&list->s[k], &list->s[i]) && can_go_on(w, chain, &list->s[k])) return true;
  return false;
}

static void run_chain(const walk *w, const uz_rule *chain, const state *s, bool first,
                      states *out) {
  states next = {0};
  run_again(w, chain, s, first, &next);
  for (size_t i = 0; i < next.count; i++)
    if (!loses_to_another_landing(w, chain, &next, i)) run_chain(w, chain, &next.s[i], false, out);
  if (next.count == 0 && !first) push(out, s);
  free(next.s);
}

static void run_inside(const walk *w, const uz_rule *rule, const state *s, states *out) {
  switch (rule->op) {
  case UZ_RULE_OR:
    run(w, rule->a, s, out);
    run(w, rule->b, s, out);
    break;
  case UZ_RULE_THEN: run_then(w, rule, s, out); break;
  case UZ_RULE_CHAIN: run_chain(w, rule, s, true, out); break;
  default: run_dirs(w, rule, s, out);
  }
}

static bool is_compound(const uz_rule *rule) {
  return rule->op == UZ_RULE_OR || rule->op == UZ_RULE_THEN || rule->op == UZ_RULE_CHAIN;
}

/* Steps, slides and jumps ask `to` and run effects where they end; for the others it is done
 * here. */
static void run(const walk *w, const uz_rule *rule, const state *s, states *out) {
  if (!may_begin(w, s, rule)) return;
  if (!is_compound(rule)) {
    run_inside(w, rule, s, out);
    return;
  }
  states ends = {0};
  run_inside(w, rule, s, &ends);
  for (size_t i = 0; i < ends.count; i++) {
    state *end = &ends.s[i];
    if (rule->to && !passes(w, s, rule->to, end->at)) continue;
    run_effects(w, end, (doing){rule, s->at}, rule->effects, out);
  }
  free(ends.s);
}

/* ---- Moves ---- */

static state lift_unit(const ref_position *position, uz_site site) {
  state s = {.position = *position, .at = site, .passed = site, .dir = -1, .barred = -1};
  s.unit = position->unit[site];
  s.position.unit[site] = REF_EMPTY;
  s.move.from = site;
  s.move.before = s.unit;
  s.move.partner_from = s.move.partner_to = s.move.mark = UZ_NO_SITE;
  return s;
}

/* Coming back with nothing captured and nobody brought along is no move. */
static bool does_nothing(const ref_move *move) {
  return move->from == move->to && !move->victims && move->partner_from == UZ_NO_SITE;
}

static void list_moves(const states *ends, ref_moves *moves) {
  for (size_t i = 0; i < ends->count; i++) {
    ref_move move = ends->s[i].move;
    move.to = ends->s[i].at;
    move.after = ends->s[i].unit;
    if (!does_nothing(&move)) ref_moves_push(moves, &move);
  }
}

void ref_pseudo(const uz_game_def *def, const ref_position *position, bool attacks,
                ref_moves *moves) {
  walk w = {def, position->side, attacks};
  for (uz_site site = 0; site < def->board->sites; site++) {
    ref_unit unit = position->unit[site];
    if (!ref_unit_is_of(unit, position->side)) continue;
    state begin = lift_unit(position, site);
    states walked = {0}, ends = {0};
    run(&w, def->pieces[ref_unit_piece(unit)].moves, &begin, &walked);
    for (size_t i = 0; i < walked.count; i++) finish(&w, &walked.s[i], &ends);
    list_moves(&ends, moves);
    free(walked.s);
    free(ends.s);
  }
}
