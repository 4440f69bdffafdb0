/* Moves: whether every qualifier and effect has something to do, chains end, and units can move. */
#include <stdlib.h>

#include "rules/checks.h"
#include "rules/reach.h"
#include "rules/region.h"
#include "rules/walk.h"

static void walk_moves(uz_checker *c, uz_rule_visit *visit) {
  for (unsigned i = 0; i < c->def->pieces_count; i++)
    uz_walk_rules(c->def->pieces[i].moves, visit, c);
}

/* ---- Qualifiers and effects ---- */

static bool is_half_step(uz_dir dir) { return dir.dx & 1; }

static bool has_nodes(const uz_board *board) {
  for (unsigned site = 0; site < board->sites; site++)
    if (board->place[site].node) return true;
  return false;
}

static bool has_half_step(const uz_game_def *def, uz_dirs dirs) {
  for (unsigned d = 0; d < def->dirs.count; d++)
    if ((dirs >> d & 1) && is_half_step(def->dirs.dir[d])) return true;
  return false;
}

static void check_qualifiers(void *context, const uz_rule *rule) {
  uz_checker *c = context;
  if (rule->over && rule->op != UZ_RULE_JUMP)
    uz_diags_add(c->diags, rule->at, UZ_D_over_without_jump, NULL, NULL, NULL, NULL);
  if (rule->through && rule->op != UZ_RULE_JUMP && rule->op != UZ_RULE_SLIDE)
    uz_diags_add(c->diags, rule->at, UZ_D_through_without_slide, NULL, NULL, NULL, NULL);
  if (has_half_step(c->def, rule->dirs) && !has_nodes(c->def->board))
    uz_diags_add(c->diags, rule->at, UZ_D_needs_nodes, "corners", NULL, NULL, NULL);
}

void uz_check_qualifiers(uz_checker *c) { walk_moves(c, check_qualifiers); }

/* Goes from site to neighbouring site, so that lines can be followed. */
static bool is_straight(uz_dir dir) {
  int x = abs(dir.dx), y = abs(dir.dy);
  return dir.link || (x <= 2 && y <= 2 && (x & 1) == (y & 1));
}

static bool dirs_are_straight(const uz_game_def *def, uz_dirs dirs) {
  for (unsigned d = 0; d < def->dirs.count; d++)
    if ((dirs >> d & 1) && !is_straight(def->dirs.dir[d])) return false;
  return true;
}

static bool ends_straight(const uz_game_def *def, const uz_rule *rule) {
  switch (rule->op) {
  case UZ_RULE_OR: return ends_straight(def, rule->a) && ends_straight(def, rule->b);
  case UZ_RULE_THEN: return ends_straight(def, rule->b);
  case UZ_RULE_CHAIN: return ends_straight(def, rule->a);
  default: return dirs_are_straight(def, rule->dirs);
  }
}

static void check_together(void *context, const uz_rule *rule) {
  uz_checker *c = context;
  const uz_effect *together = uz_rule_effect(rule, UZ_EFFECT_TOGETHER);
  if (together && !ends_straight(c->def, rule))
    uz_diags_add(c->diags, together->at, UZ_D_together_not_straight, NULL, NULL, NULL, NULL);
}

/* A move that is one step and marks: it passes no site. */
static void check_mark(uz_checker *c, const uz_rule *rule) {
  const uz_effect *effect = uz_rule_effect(rule, UZ_EFFECT_MARK);
  if (rule->op == UZ_RULE_OR) {
    check_mark(c, rule->a);
    check_mark(c, rule->b);
  } else if (rule->op == UZ_RULE_STEP && effect) {
    uz_diags_add(c->diags, effect->at, UZ_D_mark_passes_nothing, NULL, NULL, NULL, NULL);
  }
}

void uz_check_effects(uz_checker *c) {
  walk_moves(c, check_together);
  for (unsigned i = 0; i < c->def->pieces_count; i++)
    if (c->def->pieces[i].moves) check_mark(c, c->def->pieces[i].moves);
}

/* ---- Captures ---- */

/* What may pass a test somewhere on the board. */
static uz_contents passing(const uz_game_def *def, const uz_test *test) {
  uz_contents contents = 0;
  for (int side = 0; side < 2; side++)
    for (unsigned site = 0; site < def->board->sites; site++)
      contents |= uz_test_judge(def, test, side, site).may;
  return contents;
}

/* Contents of the sites where a step or slide may end, and of those that a jump may pass over. */
static uz_contents meets(const uz_game_def *def, const uz_rule *rule) {
  uz_contents enemies = uz_contents_enemies(def);
  if (rule->op == UZ_RULE_JUMP)
    return rule->over ? passing(def, rule->over) & ~UZ_CONTENT_EMPTY : enemies;
  return rule->to ? passing(def, rule->to) : UZ_CONTENT_EMPTY | enemies;
}

static bool always_captures(const uz_game_def *def, const uz_rule *rule) {
  return !(meets(def, rule) & ~uz_contents_enemies(def));
}

static bool can_capture(const uz_game_def *def, const uz_rule *rule) {
  if (!rule) return false;
  if (rule->op >= UZ_RULE_OR) return can_capture(def, rule->a) || can_capture(def, rule->b);
  return meets(def, rule) & uz_contents_enemies(def);
}

static bool takes_marker(const uz_game_def *def) {
  return uz_game_rule_with(def, UZ_EFFECT_TAKE_MARKER) != NULL;
}

void uz_check_captures(uz_checker *c) {
  if (!c->def->must_capture || takes_marker(c->def)) return;
  for (unsigned i = 0; i < c->def->pieces_count; i++)
    if (can_capture(c->def, c->def->pieces[i].moves)) return;
  uz_diags_add(c->diags, c->def->at, UZ_D_nothing_captures, NULL, NULL, NULL, NULL);
}

/* ---- Chains ---- */

/* Every direction goes on toward (x, y), so that no site is reached twice. */
static bool goes_toward(const uz_game_def *def, uz_dirs dirs, int x, int y) {
  for (unsigned d = 0; d < def->dirs.count; d++) {
    uz_dir dir = def->dirs.dir[d];
    if ((dirs >> d & 1) && dir.dx * x + dir.dy * y <= 0) return false;
  }
  return true;
}

/* True when each round of a chain of the rule captures or comes nearer to an edge: there are
 * only so many units and so many rows. */
static bool wears_out(const uz_game_def *def, const uz_rule *rule, int x, int y) {
  switch (rule->op) {
  case UZ_RULE_OR: return wears_out(def, rule->a, x, y) && wears_out(def, rule->b, x, y);
  case UZ_RULE_THEN: {
    /* A part that captures makes up for one that goes anywhere. */
    bool a = wears_out(def, rule->a, 0, 0), b = wears_out(def, rule->b, 0, 0);
    return a || b || (wears_out(def, rule->a, x, y) && wears_out(def, rule->b, x, y));
  }
  case UZ_RULE_CHAIN: return wears_out(def, rule->a, x, y);
  default: return always_captures(def, rule) || goes_toward(def, rule->dirs, x, y);
  }
}

static void check_chain(void *context, const uz_rule *rule) {
  uz_checker *c = context;
  const uz_game_def *def = c->def;
  if (rule->op != UZ_RULE_CHAIN) return;
  const uz_rule *round = rule->a;
  bool ends = wears_out(def, round, 0, 1) || wears_out(def, round, 0, -1) ||
              wears_out(def, round, 1, 0) || wears_out(def, round, -1, 0);
  if (!ends) uz_diags_add(c->diags, rule->at, UZ_D_endless_chain, NULL, NULL, NULL, NULL);
}

void uz_check_chains(uz_checker *c) { walk_moves(c, check_chain); }

/* ---- Mobility ---- */

static bool leads_somewhere(const uz_game_def *def, const uz_rule *rule, int side) {
  uz_word64 all[UZ_WORDS_MOST], ends[UZ_WORDS_MOST];
  uz_test_sites(def, NULL, side, all);
  uz_rule_reach(def, rule, side, all, ends);
  return uz_set_any(ends, def->board->words);
}

/* Tells of each way of moving that is dead for both sides. */
static void check_ways(uz_checker *c, const uz_rule *rule) {
  if (rule->op == UZ_RULE_OR) {
    check_ways(c, rule->a);
    check_ways(c, rule->b);
  } else if (!leads_somewhere(c->def, rule, 0) && !leads_somewhere(c->def, rule, 1)) {
    uz_diags_add(c->diags, rule->at, UZ_D_dead_move, NULL, NULL, NULL, NULL);
  }
}

void uz_check_mobility(uz_checker *c) {
  const uz_game_def *def = c->def;
  for (unsigned i = 0; i < def->pieces_count; i++) {
    const uz_piece_def *piece = &def->pieces[i];
    bool moves = piece->moves && leads_somewhere(def, piece->moves, 0) &&
                 leads_somewhere(def, piece->moves, 1);
    if (moves)
      check_ways(c, piece->moves);
    else
      uz_diags_add(c->diags, piece->at, UZ_D_never_moves, piece->piece.name, NULL, NULL, NULL);
  }
}
