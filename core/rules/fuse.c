/* Fused acts: shapes of rules that one loop of the generator can do, and the tables that they
 * run over. What fits no shape is left to the interpreter. Everything that the board alone
 * settles (edges, rows asked of the start or the end) is folded into the tables. */
#include "rules/build.h"
#include "rules/region.h"

#define SHIFTS_A_DIR   2
#define SET_WORDS_MOST 2 /* beyond, lists of sites are quicker than sets */

/* A way while it is looked at: what is asked of its start and of the unit, and its effects. */
typedef struct shape {
  uz_build *b;
  const uz_way *way;
  int side;
  unsigned kind;
  uz_ask from;
  bool marks, takes_marker;
} shape;

static const uz_codes vacant = (uz_codes)1 << UZ_EMPTY;

static uz_code own_code(const shape *s) { return uz_code_of(s->kind, s->side); }

/* ---- Is it a shape at all? ---- */

static bool add_from(shape *s, const uz_rule *rule) {
  if (rule->by && !uz_codes_have(uz_build_codes(s->b, rule->by), own_code(s))) return false;
  if (!rule->from) return true;
  uz_cond old = {&s->from, 1};
  uz_cond both = uz_cond_and(s->b, old, uz_build_cond(s->b, rule->from, s->side, 0));
  if (both.count != 1 || (both.ask[0].yes | both.ask[0].no) & ~UZ_ASK_CHECK) return false;
  s->from = both.ask[0];
  return uz_codes_have(s->from.codes, own_code(s));
}

static bool add_effects(shape *s, const uz_rule *rule) {
  for (const uz_effect *e = rule->effects; e; e = e->next) {
    if (e->op == UZ_EFFECT_TOGETHER || e->op == UZ_EFFECT_BRING) return false;
    if (e->op == UZ_EFFECT_MARK) s->marks = true;
    if (e->op == UZ_EFFECT_TAKE_MARKER) s->takes_marker = true;
  }
  return true;
}

/* Gathers what the wraps and the rule itself ask; false when that is more than tables can say. */
static bool gather(shape *s) {
  s->from = (uz_ask){.codes = s->b->game->codes};
  for (unsigned i = 0; i < s->way->wraps_count; i++) {
    const uz_rule *wrap = s->way->wraps[i];
    if (wrap->to || !add_from(s, wrap) || !add_effects(s, wrap)) return false;
  }
  return add_from(s, s->way->rule) && add_effects(s, s->way->rule);
}

static uz_dirs dirs_of(const shape *s, const uz_rule *rule) {
  return s->side ? uz_dirs_mirror(&s->b->def->dirs, rule->dirs) : rule->dirs;
}

static bool may_start(const shape *s, unsigned site) {
  return !s->from.sites || uz_set_has(s->from.sites, site);
}

/* The goal that a set of codes is, for the mover. */
static uz_goal goal_of(const shape *s, uz_codes codes) {
  uz_codes enemy = s->b->game->codes & UZ_SIDE_CODES(1 - s->side);
  if (codes == vacant) return UZ_GOAL_VACANT;
  if (codes == enemy) return UZ_GOAL_ENEMY;
  return codes == (enemy | vacant) ? UZ_GOAL_NOT_FRIEND : UZ_GOAL_CODES;
}

/* ---- Tables ---- */

typedef struct table {
  uint32_t *first;
  uz_site *list;
  uint32_t used;
  bool promotes; /* some site of it lies in the piece's zone */
} table;

static bool table_new(shape *s, table *t, size_t most) {
  t->first = UZ_BUILD_ARRAY(s->b, uint32_t, s->b->game->sites + 1);
  t->list = UZ_BUILD_ARRAY(s->b, uz_site, most + 1);
  t->used = 0;
  t->promotes = false;
  return t->first && t->list;
}

static void put(const shape *s, table *t, uz_site site) {
  const uz_word64 *zone = s->b->game->kind[s->side][s->kind].promo.zone;
  t->list[t->used++] = site;
  if (zone && uz_set_has(zone, site)) t->promotes = true;
}

static void take_table(const shape *s, const table *t, uz_act *act) {
  act->first = t->first;
  act->list = t->list;
  if (t->promotes) act->flags |= UZ_ACT_PROMOTES;
  if (s->marks) act->flags |= UZ_ACT_MARKS;
}

/* ---- Steps ---- */

static bool steps_table(shape *s, uz_dirs dirs, const uz_word64 *ends, table *t) {
  const uz_board *board = s->b->game->board;
  if (!table_new(s, t, (size_t)board->sites * (size_t)__builtin_popcountll(dirs))) return false;
  for (unsigned site = 0; site < board->sites; site++) {
    t->first[site] = t->used;
    for (uz_dirs left = may_start(s, site) ? dirs : 0; left; left &= left - 1) {
      uz_site end = uz_board_next(board, (unsigned)__builtin_ctzll(left), site);
      if (end < board->sites && (!ends || uz_set_has(ends, end))) put(s, t, end);
    }
  }
  t->first[board->sites] = t->used;
  return true;
}

/* Keeps of a shift's starts those that the way allows and whose end it allows. */
static const uz_word64 *shift_starts(shape *s, const uz_shift *shift, const uz_word64 *ends) {
  uz_word64 *from = UZ_BUILD_ARRAY(s->b, uz_word64, s->b->game->words);
  if (!from) return NULL;
  UZ_EACH(site, shift->from, s->b->game->words) {
    unsigned end = (unsigned)((int)site + shift->shift);
    if (may_start(s, site) && (!ends || uz_set_has(ends, end))) uz_set_add(from, site);
  }
  return from;
}

static void steps_shifts(shape *s, uz_dirs dirs, const uz_word64 *ends, uz_act *act) {
  if (s->b->game->words > SET_WORDS_MOST) return;
  uz_act_shift *all = UZ_BUILD_ARRAY(s->b, uz_act_shift, SHIFTS_A_DIR * UZ_DIRS_MOST);
  unsigned n = 0;
  for (; all && dirs; dirs &= dirs - 1) {
    uz_shift shifts[SHIFTS_A_DIR];
    unsigned dir = (unsigned)__builtin_ctzll(dirs);
    unsigned k = uz_board_shifts(s->b->arena, s->b->game->board, dir, shifts, SHIFTS_A_DIR);
    if (!k) return;
    for (unsigned i = 0; i < k; i++)
      all[n++] = (uz_act_shift){shifts[i].shift, shift_starts(s, &shifts[i], ends)};
  }
  act->shifts = all;
  act->shifts_count = n;
}

/* From where each site is reached by an act that captures the marker. */
static void note_taker(shape *s, const uz_act *act) {
  uz_game *game = s->b->game;
  unsigned words = game->words, sites = game->sites, *count = &game->takers_count[s->side];
  uz_word64 *reach = UZ_BUILD_ARRAY(s->b, uz_word64, (size_t)sites * words);
  for (unsigned site = 0; reach && site < sites; site++)
    for (uint32_t i = act->first[site]; i < act->first[site + 1]; i++)
      uz_set_add(reach + act->list[i] * words, site);
  if (*count < UZ_KINDS_MOST)
    game->takers[s->side][(*count)++] = (uz_taker){own_code(s), reach};
  else
    game->mark_always = true;
}

static bool is_mark_ask(uz_cond cond) {
  return cond.count == 1 && cond.ask[0].yes == UZ_ASK_MARKED && !cond.ask[0].no &&
         uz_codes_have(cond.ask[0].codes, UZ_EMPTY);
}

static bool fuse_step(shape *s, const uz_rule *rule, uz_act *act) {
  uz_codes usual = vacant | UZ_SIDE_CODES(1 - s->side);
  uz_cond cond = uz_build_cond(s->b, rule->to, s->side, usual);
  uz_ask to = {0};
  table t;
  if (s->marks) return false;
  if (s->takes_marker ? !is_mark_ask(cond) : !uz_cond_is_plain(cond, &to)) return false;
  if (s->takes_marker) to = cond.ask[0];
  if (!steps_table(s, dirs_of(s, rule), to.sites, &t)) return false;
  *act = (uz_act){.op = UZ_ACT_STEPS, .to = to.codes, .through = vacant};
  take_table(s, &t, act);
  if (s->takes_marker) {
    act->flags |= UZ_ACT_TAKES_MARKER;
    note_taker(s, act);
  } else {
    steps_shifts(s, dirs_of(s, rule), to.sites, act);
  }
  return true;
}

/* ---- Rays ---- */

/* A number of sites as a rule has it, which no board exceeds. */
static uint16_t length_of(const shape *s, unsigned number) {
  return (uint16_t)(number == UZ_ANY ? s->b->game->sites : number);
}

/* The sites of a ray, as far as passing is allowed; returns how many. */
static unsigned walk_ray(const shape *s, unsigned dir, unsigned site, unsigned most,
                         const uz_word64 *passable, uz_site *ray) {
  const uz_board *board = s->b->game->board;
  unsigned n = 0;
  for (uz_site at = uz_board_next(board, dir, site); n < most && at < board->sites;
       at = uz_board_next(board, dir, at)) {
    ray[n++] = at;
    if (passable && !uz_set_has(passable, at)) break;
  }
  return n;
}

/* One ray from a site: its length, then its sites. */
static void put_ray(const shape *s, table *t, const uz_site *ray, unsigned length) {
  if (!length) return;
  t->list[t->used++] = (uz_site)length;
  for (unsigned i = 0; i < length; i++) put(s, t, ray[i]);
}

static size_t rays_room(const shape *s, uz_dirs dirs, unsigned most, const uz_word64 *passable) {
  uz_site ray[UZ_SITES_MOST];
  size_t room = 0;
  for (; dirs; dirs &= dirs - 1)
    for (unsigned site = 0; site < s->b->game->sites; site++)
      room += 1 + walk_ray(s, (unsigned)__builtin_ctzll(dirs), site, most, passable, ray);
  return room;
}

static bool rays_table(shape *s, uz_dirs dirs, unsigned most, const uz_word64 *passable, table *t) {
  unsigned sites = s->b->game->sites;
  uz_site ray[UZ_SITES_MOST];
  if (!table_new(s, t, rays_room(s, dirs, most, passable))) return false;
  for (unsigned site = 0; site < sites; site++) {
    t->first[site] = t->used;
    for (uz_dirs left = may_start(s, site) ? dirs : 0; left; left &= left - 1) {
      unsigned dir = (unsigned)__builtin_ctzll(left);
      put_ray(s, t, ray, walk_ray(s, dir, site, most, passable, ray));
    }
  }
  t->first[sites] = t->used;
  return true;
}

static bool fuse_rays(shape *s, uz_dirs dirs, unsigned least, unsigned most, uz_cond through,
                      uz_cond to, uz_act *act) {
  uz_ask pass, end;
  table t;
  if (s->takes_marker || !uz_cond_is_plain(through, &pass) || !uz_cond_is_plain(to, &end))
    return false;
  if (end.sites) return false;
  if (!rays_table(s, dirs, length_of(s, most), pass.sites, &t)) return false;
  *act =
      (uz_act){.op = UZ_ACT_RAYS, .least = (uint8_t)least, .through = pass.codes, .to = end.codes};
  take_table(s, &t, act);
  return true;
}

static bool fuse_slide(shape *s, const uz_rule *rule, uz_act *act) {
  uz_cond through = uz_build_cond(s->b, rule->through, s->side, vacant);
  uz_cond to = uz_build_cond(s->b, rule->to, s->side, vacant | UZ_SIDE_CODES(1 - s->side));
  if (s->marks && rule->least < 2) return false;
  return fuse_rays(s, dirs_of(s, rule), rule->least, rule->most, through, to, act);
}

static bool plain_step(const uz_rule *rule) {
  return rule->op == UZ_RULE_STEP && !rule->from && !rule->by && !rule->effects;
}

/* Two steps the same way, the first onto an empty site, are a ray of length two. */
static bool fuse_two_steps(shape *s, const uz_rule *rule, uz_act *act) {
  const uz_rule *a = rule->a, *c = rule->b;
  if (rule->to || !plain_step(a) || !plain_step(c) || a->dirs != c->dirs) return false;
  if (__builtin_popcountll(a->dirs) != 1) return false;
  uz_codes usual = vacant | UZ_SIDE_CODES(1 - s->side);
  uz_cond through = uz_build_cond(s->b, a->to, s->side, usual);
  uz_cond to = uz_build_cond(s->b, c->to, s->side, usual);
  if (through.count != 1 || through.ask[0].codes != vacant) return false;
  return fuse_rays(s, dirs_of(s, a), 2, 2, through, to, act);
}

/* ---- Chains ---- */

static bool add_hop(shape *s, const uz_rule *rule, uz_codes by, uz_chain *chain, uz_hop *hops) {
  uz_ask over, to, before;
  if (chain->hops_count == UZ_KINDS_MOST || rule->from || rule->effects) return false;
  if (!uz_cond_is_plain(uz_build_cond(s->b, rule->over, s->side, UZ_SIDE_CODES(1 - s->side)),
                        &over) ||
      !uz_cond_is_plain(uz_build_cond(s->b, rule->to, s->side, vacant), &to) ||
      !uz_cond_is_plain(uz_build_cond(s->b, rule->through, s->side, vacant), &before))
    return false;
  if (over.sites || to.sites || before.sites || to.codes != vacant || before.codes != vacant)
    return false;
  if (over.codes & UZ_SIDE_CODES(s->side)) return false;
  uz_hop *hop = &hops[chain->hops_count++];
  *hop = (uz_hop){.by = rule->by ? by & uz_build_codes(s->b, rule->by) : by,
                  .over = over.codes & UZ_UNIT_CODES,
                  .before = length_of(s, rule->before),
                  .beyond = length_of(s, rule->beyond)};
  for (uz_dirs dirs = dirs_of(s, rule); dirs; dirs &= dirs - 1)
    hop->dirs[hop->dirs_count++] = (uint8_t)__builtin_ctzll(dirs);
  return true;
}

static bool add_hops(shape *s, const uz_rule *rule, uz_codes by, uz_chain *chain, uz_hop *hops) {
  if (rule->op == UZ_RULE_JUMP) return add_hop(s, rule, by, chain, hops);
  if (rule->op != UZ_RULE_OR || rule->from || rule->to || rule->effects) return false;
  if (rule->by) by &= uz_build_codes(s->b, rule->by);
  return add_hops(s, rule->a, by, chain, hops) && add_hops(s, rule->b, by, chain, hops);
}

/* The pairs of shifts by which units of this piece could begin with a short hop in a direction;
 * false when shifts cannot say it. */
static bool add_leapfrogs(shape *s, const uz_hop *hop, unsigned dir, uz_chain *chain,
                          uz_leapfrog *frogs) {
  uz_shift shifts[SHIFTS_A_DIR];
  unsigned n = uz_board_shifts(s->b->arena, s->b->game->board, dir, shifts, SHIFTS_A_DIR);
  for (unsigned i = 0; i < n; i++)
    for (unsigned k = 0; k < n; k++) {
      uz_word64 *from = UZ_BUILD_ARRAY(s->b, uz_word64, s->b->game->words);
      if (!from) return false;
      UZ_EACH(site, shifts[i].from, s->b->game->words) {
        unsigned over = (unsigned)((int)site + shifts[i].shift);
        if (may_start(s, site) && uz_set_has(shifts[k].from, over)) uz_set_add(from, site);
      }
      if (uz_set_any(from, s->b->game->words))
        frogs[chain->leapfrogs_count++] =
            (uz_leapfrog){from, shifts[k].from, shifts[i].shift, shifts[k].shift, hop->over};
    }
  return true;
}

static void find_leapfrogs(shape *s, uz_chain *chain) {
  size_t room = (size_t)SHIFTS_A_DIR * SHIFTS_A_DIR * UZ_DIRS_MOST * chain->hops_count;
  if (s->b->game->words > SET_WORDS_MOST) return;
  uz_leapfrog *frogs = UZ_BUILD_ARRAY(s->b, uz_leapfrog, room);
  bool can = frogs != NULL;
  for (unsigned h = 0; can && h < chain->hops_count; h++) {
    const uz_hop *hop = &chain->hops[h];
    if (!uz_codes_have(hop->by, own_code(s))) continue;
    if (hop->before || (chain->leapfrogs_count && frogs[0].codes != hop->over)) can = false;
    chain->over = goal_of(s, hop->over);
    for (unsigned i = 0; can && i < hop->dirs_count; i++) {
      uz_shift shifts[SHIFTS_A_DIR];
      can = uz_board_shifts(s->b->arena, s->b->game->board, hop->dirs[i], shifts, SHIFTS_A_DIR) &&
            add_leapfrogs(s, hop, hop->dirs[i], chain, frogs);
    }
  }
  chain->leapfrogs = can ? frogs : NULL;
}

static bool fuse_chain(shape *s, const uz_rule *rule, uz_act *act) {
  uz_chain *chain = UZ_BUILD_ARRAY(s->b, uz_chain, 1);
  uz_hop *hops = UZ_BUILD_ARRAY(s->b, uz_hop, UZ_KINDS_MOST);
  bool again = rule->op == UZ_RULE_CHAIN;
  const uz_promo *promo = &s->b->game->kind[s->side][s->kind].promo;
  if (promo->entering || promo->lost) return false;
  if (!chain || !hops || s->marks || s->takes_marker || s->from.sites) return false;
  if (again && rule->to) return false;
  if (again ? !add_hops(s, rule->a, s->b->game->codes, chain, hops)
            : !add_hop(s, rule, s->b->game->codes, chain, hops))
    return false;
  chain->hops = hops;
  chain->again = again;
  chain->landing_goes_on = rule->landing_goes_on;
  chain->no_reversal = rule->no_reversal;
  find_leapfrogs(s, chain);
  *act = (uz_act){.op = UZ_ACT_CHAIN, .chain = chain};
  return true;
}

/* ---- From a way to its acts ---- */

static bool fuse(shape *s, uz_act *act) {
  const uz_rule *rule = s->way->rule;
  if (!gather(s)) return false;
  switch (rule->op) {
  case UZ_RULE_STEP: return fuse_step(s, rule, act);
  case UZ_RULE_SLIDE: return fuse_slide(s, rule, act);
  case UZ_RULE_THEN: return fuse_two_steps(s, rule, act);
  case UZ_RULE_JUMP:
  case UZ_RULE_CHAIN: return fuse_chain(s, rule, act);
  default: return false;
  }
}

static bool asks_right(uz_cond cond) {
  for (unsigned i = 0; i < cond.count; i++)
    if (!(cond.ask[i].yes & UZ_ASK_UNMOVED)) return false;
  return cond.count > 0;
}

/* A way that begins by asking for a right need not be run where none stands. */
static uint16_t run_flags(const uz_build *b, uint32_t pc) {
  for (const uz_ins *ins = b->code + pc; ins->op == UZ_OP_ASK_FROM; ins++)
    if (asks_right(ins->to)) return UZ_ACT_NEEDS_RIGHT;
  return 0;
}

static bool always_captures(const uz_act *act) {
  return act->op == UZ_ACT_CHAIN || act->flags & UZ_ACT_TAKES_MARKER;
}

/* In a game where captures go first, an act that does both becomes one that captures and one
 * that does not. */
static unsigned split(const shape *s, const uz_act *act, uz_act *acts) {
  uz_act quiet = *act, taking = *act;
  bool run = act->op == UZ_ACT_RUN;
  taking.flags |= UZ_ACT_ONLY_CAPTURES;
  quiet.flags |= UZ_ACT_ONLY_QUIETS;
  if (always_captures(act)) {
    acts[0] = taking;
    return 1;
  }
  taking.to &= UZ_SIDE_CODES(1 - s->side);
  quiet.to &= ~UZ_SIDE_CODES(1 - s->side);
  taking.goal = goal_of(s, taking.to);
  quiet.goal = goal_of(s, quiet.to);
  unsigned n = 0;
  if (run || taking.to) acts[n++] = taking;
  if (run || quiet.to) acts[n++] = quiet;
  return n;
}

unsigned uz_build_acts(uz_build *b, const uz_way *way, int side, unsigned kind, uint32_t pc,
                       uz_act *acts) {
  shape s = {.b = b, .way = way, .side = side, .kind = kind};
  uz_act act;
  bool fused = fuse(&s, &act);
  if (!fused && s.takes_marker) b->game->mark_always = true;
  if (!fused || b->unfused) act = (uz_act){.op = UZ_ACT_RUN, .flags = run_flags(b, pc)};
  if (fused && s.from.yes & UZ_ASK_CHECK) act.flags |= UZ_ACT_IN_CHECK;
  if (fused && s.from.no & UZ_ASK_CHECK) act.flags |= UZ_ACT_NOT_IN_CHECK;
  act.pc = pc;
  act.goal = goal_of(&s, act.to);
  if (b->game->must_capture) return split(&s, &act, acts);
  acts[0] = act;
  return 1;
}
