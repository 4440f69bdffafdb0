/* The move generator. Its loops are written once and compiled for boards of one word, of two and
 * of any number of words, and for filling a list or only counting: the always-inline functions
 * below get `words` and `list` as constants. */
#include "play/attack.h"
#include "play/chain.h"
#include "play/explore.h"
#include "play/position.h"
#include "play/promote.h"

#define HOT static inline __attribute__((always_inline))

typedef struct generator {
  uz_position *p;
  const uz_game *game;
  uz_moves *moves;
  const uz_guard *guard; /* NULL: nothing to mind */
  int side;
  size_t count; /* moves counted without a list */
} generator;

/* ---- Sets of sites ---- */

HOT void set_shift(uz_word64 *to, const uz_word64 *from, const uz_word64 *mask, int shift,
                   unsigned words) {
  if (words == 1) {
    uz_word64 bits = from[0] & mask[0];
    to[0] = shift >= 0 ? bits << shift : bits >> -shift;
    return;
  }
  __extension__ unsigned __int128 bits =
      (unsigned __int128)(from[1] & mask[1]) << 64 | (from[0] & mask[0]);
  bits = shift >= 0 ? bits << shift : bits >> -shift;
  to[0] = (uz_word64)bits;
  to[1] = (uz_word64)(bits >> 64);
}

HOT void set_vacant(const generator *g, uz_word64 *set, unsigned words) {
  const uz_word64 *white = uz_position_set_of(g->p, UZ_ALL(0));
  const uz_word64 *black = uz_position_set_of(g->p, UZ_ALL(1));
  for (unsigned w = 0; w < words; w++) set[w] = g->game->all[w] & ~(white[w] | black[w]);
}

HOT void set_of_codes(const generator *g, uz_codes codes, uz_word64 *set, unsigned words) {
  if (uz_codes_have(codes, UZ_EMPTY))
    set_vacant(g, set, words);
  else
    uz_set_clear(set, words);
  for (codes &= g->game->codes; codes; codes &= codes - 1) {
    const uz_word64 *units = uz_position_set_of(g->p, (unsigned)__builtin_ctzll(codes));
    for (unsigned w = 0; w < words; w++) set[w] |= units[w];
  }
}

/* The sites that hold what an act may end on. */
HOT void set_of_goal(const generator *g, uz_goal goal, uz_codes codes, uz_word64 *set,
                     unsigned words) {
  const uz_word64 *enemy = uz_position_set_of(g->p, (unsigned)UZ_ALL(1 - g->side));
  const uz_word64 *own = uz_position_set_of(g->p, (unsigned)UZ_ALL(g->side));
  switch (goal) {
  case UZ_GOAL_VACANT: set_vacant(g, set, words); break;
  case UZ_GOAL_ENEMY: uz_set_copy(set, enemy, words); break;
  case UZ_GOAL_NOT_FRIEND:
    for (unsigned w = 0; w < words; w++) set[w] = g->game->all[w] & ~own[w];
    break;
  case UZ_GOAL_CODES: set_of_codes(g, codes, set, words); break;
  }
}

/* ---- Finding a move ---- */

/* A promotion whose choices depend on the position. */
static void add_chosen(generator *g, unsigned from, unsigned to, uz_code code, uz_code victim,
                       const uz_promo *promo, bool list) {
  uz_code choice[UZ_KINDS_MOST];
  unsigned count = uz_promo_choices(g->p, promo, from, code, choice);
  unsigned flags = victim ? UZ_MOVE_VICTIM : 0, extra = victim ? to : 0;
  g->count += list ? 0 : count;
  for (unsigned i = 0; list && i < count; i++)
    uz_moves_push(g->moves, uz_move_make(from, to, code, choice[i], flags, extra));
}

/* The unit of `code` from `from` ends on `to`, where `victim` (or nothing) stands. */
HOT void add(generator *g, unsigned from, unsigned to, uz_code code, uz_code victim,
             const uz_promo *promo, bool list) {
  bool promotes = promo && uz_set_has(promo->zone, to);
  if (promotes && (promo->entering || promo->lost)) {
    add_chosen(g, from, to, code, victim, promo, list);
    return;
  }
  if (!list) {
    g->count += promotes ? promo->count : 1;
    return;
  }
  unsigned flags = victim ? UZ_MOVE_VICTIM : 0, extra = victim ? to : 0;
  if (!promotes) {
    uz_moves_push(g->moves, uz_move_make(from, to, code, code, flags, extra));
    return;
  }
  for (unsigned i = 0; i < promo->count; i++)
    uz_moves_push(g->moves, uz_move_make(from, to, code, promo->to[i], flags, extra));
}

HOT const uz_promo *promo_for(const generator *g, const uz_act *act, uz_code code) {
  return act->flags & UZ_ACT_PROMOTES ? &g->game->kind[g->side][uz_code_kind(code)].promo : NULL;
}

/* ---- Steps ---- */

/* All units of a set at once. `limit`, if any, are the only sites where they may end. */
HOT void steps_together(generator *g, const uz_act *act, const uz_word64 *units, uz_code code,
                        const uz_word64 *limit, unsigned words, bool list) {
  uz_word64 goal[2] = {0}, ends[2] = {0};
  const uz_promo *promo = promo_for(g, act, code);
  set_of_goal(g, act->goal, act->to, goal, words);
  for (unsigned w = 0; limit && w < words; w++) goal[w] &= limit[w];
  for (unsigned i = 0; i < act->shifts_count; i++) {
    int shift = act->shifts[i].shift;
    set_shift(ends, units, act->shifts[i].from, shift, words);
    for (unsigned w = 0; w < words; w++) ends[w] &= goal[w];
    if (!list && !promo) {
      g->count += uz_set_count(ends, words);
    } else {
      UZ_EACH(end, ends, words)
      add(g, (unsigned)((int)end - shift), end, code, g->p->board[end], promo, list);
    }
  }
}

HOT void steps_of_one(generator *g, const uz_act *act, unsigned site, uz_code code,
                      const uz_word64 *limit, bool list) {
  const uz_promo *promo = promo_for(g, act, code);
  for (uint32_t i = act->first[site]; i < act->first[site + 1]; i++) {
    unsigned end = act->list[i];
    uz_code there = g->p->board[end];
    if (!uz_codes_have(act->to, there) || (limit && !uz_set_has(limit, end))) continue;
    add(g, site, end, code, there, promo, list);
  }
}

/* ---- Rays ---- */

/* A ray over empty sites that may end on any of them: the common case, in its own loop. */
HOT bool is_open(const uz_act *act) {
  return act->through == 1 && act->least <= 1 && (act->to & 1) && !(act->flags & UZ_ACT_MARKS);
}

HOT void open_ray(generator *g, const uz_act *act, const uz_site *ray, unsigned length,
                  unsigned site, uz_code code, const uz_promo *promo, const uz_word64 *limit,
                  bool list) {
  for (unsigned i = 0; i < length; i++) {
    unsigned end = ray[i];
    uz_code there = g->p->board[end];
    if (there && !uz_codes_have(act->to, there)) return;
    if (!limit || uz_set_has(limit, end)) add(g, site, end, code, there, promo, list);
    if (there) return;
  }
}

static void add_marking(generator *g, unsigned from, unsigned end, uz_code code, uz_code victim,
                        uz_site mark) {
  uint16_t site = (uint16_t)end;
  uz_path path = {.from = (uz_site)from,
                  .to = site,
                  .mover = code,
                  .unit = code,
                  .victims = victim != UZ_EMPTY,
                  .landings = 1,
                  .victim = &site,
                  .landing = &site,
                  .mark = mark,
                  .partner_from = UZ_NO_SITE,
                  .partner_to = UZ_NO_SITE};
  uz_moves_push_path(g->moves, &path);
}

HOT void closed_ray(generator *g, const uz_act *act, const uz_site *ray, unsigned length,
                    unsigned site, uz_code code, const uz_promo *promo, const uz_word64 *limit,
                    bool list) {
  for (unsigned i = 0; i < length; i++) {
    unsigned end = ray[i];
    uz_code there = g->p->board[end];
    bool stops = i + 1u >= act->least && uz_codes_have(act->to, there);
    if (stops && (!limit || uz_set_has(limit, end))) {
      bool marks = list && (act->flags & UZ_ACT_MARKS) && i > 0;
      if (marks)
        add_marking(g, site, end, code, there, ray[i - 1]);
      else
        add(g, site, end, code, there, promo, list);
    }
    if (!uz_codes_have(act->through, there)) return;
  }
}

HOT void rays_of_one(generator *g, const uz_act *act, unsigned site, uz_code code,
                     const uz_word64 *limit, bool list) {
  const uz_promo *promo = promo_for(g, act, code);
  const uz_site *at = act->list + act->first[site], *end = act->list + act->first[site + 1];
  bool open = is_open(act);
  for (; at < end; at += *at + 1) {
    if (open)
      open_ray(g, act, at + 1, *at, site, code, promo, limit, list);
    else
      closed_ray(g, act, at + 1, *at, site, code, promo, limit, list);
  }
}

/* ---- What is rare: captures of a marker, chains, interpreted programs ---- */

/* Moves of these kinds are put into the list and then, where a royal unit is guarded, tried one
 * by one. */
static void keep_safe(generator *g, size_t from) {
  if (!g->guard) return;
  size_t kept = from;
  for (size_t i = from; i < g->moves->count; i++)
    if (uz_move_is_safe(g->p, g->moves, g->moves->move[i]))
      g->moves->move[kept++] = g->moves->move[i];
  g->moves->count = kept;
}

static void take_marker(generator *g, const uz_act *act, unsigned site, uz_code code) {
  unsigned mark = g->p->now.mark;
  if (mark == UZ_NO_SITE) return;
  for (uint32_t i = act->first[site]; i < act->first[site + 1]; i++)
    if (act->list[i] == mark && g->p->board[mark] == UZ_EMPTY)
      uz_moves_push(g->moves,
                    uz_move_make(site, mark, code, code, UZ_MOVE_VICTIM, g->p->now.marker));
}

typedef struct finding {
  generator *g;
  const uz_act *act;
} finding;

static void found(void *context, const uz_path *path, const uz_code *victim_codes) {
  const finding *f = context;
  if ((f->act->flags & UZ_ACT_ONLY_CAPTURES) && !path->victims) return;
  if ((f->act->flags & UZ_ACT_ONLY_QUIETS) && path->victims) return;
  if (!uz_position_spend(f->g->p, f->g->moves->count / UZ_LOOKS_A_LANDING)) return;
  if (path->victims)
    uz_capture_push(f->g->game, f->g->moves, path, victim_codes);
  else
    uz_moves_push_path(f->g->moves, path);
}

static void explore(generator *g, const uz_act *act, unsigned site) {
  uint64_t named = g->game->rights_at[site] | g->game->rights_of[g->p->board[site]];
  bool no_right = !(g->p->now.rights & named);
  if ((act->flags & UZ_ACT_NEEDS_RIGHT) && no_right) return;
  finding f = {g, act};
  uz_explore(g->p, g->side, site, act->pc, found, &f);
}

static __attribute__((noinline)) void rare_of_one(generator *g, const uz_act *act, unsigned site,
                                                  uz_code code, bool list) {
  size_t before = g->moves->count;
  if (act->op == UZ_ACT_CHAIN)
    uz_chain_generate(g->p, act->chain, site, g->moves);
  else if (act->op == UZ_ACT_RUN)
    explore(g, act, site);
  else
    take_marker(g, act, site, code);
  if (before == g->moves->count) return;
  keep_safe(g, before);
  if (list) return;
  g->count += g->moves->count - before;
  g->moves->count = before;
}

/* An act of another kind of turn. */
HOT bool is_idle(const generator *g, const uz_act *act) {
  return act->flags & (g->p->now.checked ? UZ_ACT_NOT_IN_CHECK : UZ_ACT_IN_CHECK);
}

HOT bool is_rare(const uz_act *act) {
  return act->op >= UZ_ACT_CHAIN || (act->flags & UZ_ACT_TAKES_MARKER);
}

/* ---- One unit, one piece ---- */

HOT void act_of_one(generator *g, const uz_act *act, unsigned site, uz_code code,
                    const uz_word64 *limit, bool list) {
  if (is_rare(act))
    rare_of_one(g, act, site, code, list);
  else if (act->op == UZ_ACT_STEPS)
    steps_of_one(g, act, site, code, limit, list);
  else
    rays_of_one(g, act, site, code, limit, list);
}

/* The units that can begin a chain, all found at once; those that only a closer look can tell
 * are kept. */
HOT void chain_starters(const generator *g, const uz_chain *chain, const uz_word64 *units,
                        uz_word64 *starters, unsigned words) {
  uz_word64 victims[2] = {0}, vacant[2], over[2], ends[2];
  if (words > 2 || !chain->leapfrogs) {
    uz_set_copy(starters, units, words);
    return;
  }
  uz_set_clear(starters, words);
  if (!chain->leapfrogs_count) return;
  set_of_goal(g, chain->over, chain->leapfrogs[0].codes, victims, words);
  set_vacant(g, vacant, words);
  for (unsigned i = 0; i < chain->leapfrogs_count; i++) {
    const uz_leapfrog *frog = &chain->leapfrogs[i];
    set_shift(over, units, frog->from, frog->over, words);
    for (unsigned w = 0; w < words; w++) over[w] &= victims[w];
    set_shift(ends, over, frog->mid, frog->land, words);
    for (unsigned w = 0; w < words; w++) ends[w] &= vacant[w];
    if (!uz_set_any(ends, words)) continue;
    set_shift(over, ends, g->game->all, -(frog->over + frog->land), words);
    for (unsigned w = 0; w < words; w++) starters[w] |= over[w];
  }
}

/* All units of one piece, none of them bound by a royal unit but through `limit`. */
HOT void act_of_units(generator *g, const uz_act *act, const uz_word64 *units, uz_code code,
                      const uz_word64 *limit, unsigned words, bool list) {
  if (act->op == UZ_ACT_STEPS && words <= 2 && act->shifts) {
    steps_together(g, act, units, code, limit, words, list);
    return;
  }
  if (act->op == UZ_ACT_CHAIN) {
    uz_word64 starters[UZ_WORDS_MOST];
    chain_starters(g, act->chain, units, starters, words);
    UZ_EACH(site, starters, words) rare_of_one(g, act, site, code, list);
    return;
  }
  if ((act->flags & UZ_ACT_TAKES_MARKER) && g->p->now.mark == UZ_NO_SITE) return;
  UZ_EACH(site, units, words) act_of_one(g, act, site, code, limit, list);
}

/* ---- Games without a guard ---- */

/* The unit of a side that must rest now: it has made its quiet moves in a row. */
static void drop_resting(const generator *g, uz_code code, uz_word64 *units) {
  const uz_state *now = &g->p->now;
  if (code != g->game->rest_code[g->side]) return;
  if (now->rest_turns[g->side] < g->game->def->rest.turns) return;
  unsigned with = (unsigned)__builtin_ctzll(g->game->rest_with[g->side]);
  if (uz_set_any(uz_position_set_of(g->p, with), g->game->words))
    uz_set_remove(units, now->rest_site[g->side]);
}

HOT void kinds_acts(generator *g, bool captures, unsigned words, bool list) {
  for (unsigned k = 0; k < g->game->kinds; k++) {
    const uz_kind *kind = &g->game->kind[g->side][k];
    uz_code code = uz_code_of(k, g->side);
    const uz_word64 *units = uz_position_set_of(g->p, code);
    uz_word64 rested[UZ_WORDS_MOST];
    if (!uz_set_any(units, words)) continue;
    if (!captures && g->game->rests) {
      uz_set_copy(rested, units, words);
      drop_resting(g, code, rested);
      units = rested;
    }
    unsigned from = captures ? 0 : kind->captures,
             to = captures ? kind->captures : kind->acts_count;
    for (unsigned i = from; i < to; i++)
      if (!is_idle(g, &kind->acts[i]))
        act_of_units(g, &kind->acts[i], units, code, NULL, words, list);
  }
}

/* ---- Games with a guard ---- */

/* The royal unit itself: each end is tried with the unit gone from where it was. */
static void royal_acts(generator *g, bool list) {
  unsigned site = g->guard->royal;
  uz_code code = g->p->board[site];
  const uz_kind *kind = &g->game->kind[g->side][uz_code_kind(code)];
  for (unsigned i = 0; i < kind->acts_count; i++) {
    const uz_act *act = &kind->acts[i];
    size_t before = g->moves->count, kept = before;
    if (is_idle(g, act)) continue;
    act_of_one(g, act, site, code, NULL, true);
    for (size_t m = before; m < g->moves->count && !is_rare(act); m++) {
      uz_move move = g->moves->move[m];
      unsigned end = uz_move_to(move);
      uz_code there = g->p->board[end];
      g->p->board[site] = UZ_EMPTY;
      g->p->board[end] = uz_move_unit(move);
      bool hit = uz_board_attacked(g->game, g->p->board, g->side, end);
      g->p->board[end] = there;
      g->p->board[site] = code;
      if (!hit) g->moves->move[kept++] = move;
    }
    if (!is_rare(act)) g->moves->count = kept;
    if (list) continue;
    g->count += g->moves->count - before;
    g->moves->count = before;
  }
}

/* The sites that a pinned unit may go to: those of all pins that hold it. False when an earlier one
 * of them has had its turn. */
static bool pinned_line(const generator *g, unsigned n, uz_word64 *line) {
  const uz_pin *pins = g->guard->pins;
  uz_word64 other[UZ_WORDS_MOST];
  uz_ray_sites(g->game, pins[n].ray, pins[n].reach, line);
  for (unsigned i = 0; i < g->guard->pins_count; i++) {
    if (i == n || pins[i].site != pins[n].site) continue;
    if (i < n) return false;
    uz_ray_sites(g->game, pins[i].ray, pins[i].reach, other);
    for (unsigned w = 0; w < g->game->words; w++) line[w] &= other[w];
  }
  for (unsigned w = 0; g->guard->checks && w < g->game->words; w++) line[w] &= g->guard->allowed[w];
  return true;
}

HOT void pinned_acts(generator *g, bool list) {
  for (unsigned n = 0; n < g->guard->pins_count; n++) {
    unsigned site = g->guard->pins[n].site;
    uz_word64 line[UZ_WORDS_MOST];
    uz_code code = g->p->board[site];
    const uz_kind *kind = &g->game->kind[g->side][uz_code_kind(code)];
    if (!pinned_line(g, n, line)) continue;
    for (unsigned i = 0; i < kind->acts_count; i++)
      if (!is_idle(g, &kind->acts[i])) act_of_one(g, &kind->acts[i], site, code, line, list);
  }
}

HOT void guarded_acts(generator *g, unsigned words, bool list) {
  const uz_guard *guard = g->guard;
  const uz_word64 *limit = guard->checks ? guard->allowed : NULL;
  if (guard->royal != g->game->sites) royal_acts(g, list);
  if (guard->checks > 1 && !uz_set_any(guard->allowed, words)) return;
  for (unsigned k = 0; k < g->game->kinds; k++) {
    uz_code code = uz_code_of(k, g->side);
    const uz_word64 *units = uz_position_set_of(g->p, code);
    const uz_kind *kind = &g->game->kind[g->side][k];
    uz_word64 free[UZ_WORDS_MOST];
    if (uz_codes_have(g->game->royal, code)) continue;
    for (unsigned w = 0; w < words; w++) free[w] = units[w] & ~guard->pinned[w];
    if (!uz_set_any(free, words)) continue;
    for (unsigned i = 0; i < kind->acts_count; i++)
      if (!is_idle(g, &kind->acts[i]))
        act_of_units(g, &kind->acts[i], free, code, limit, words, list);
  }
  pinned_acts(g, list);
}

/* ---- The whole ---- */

/* Takes out the moves after which a royal unit of the mover could be captured, by playing each. */
static void drop_unsafe(generator *g) {
  size_t kept = 0;
  for (size_t i = 0; i < g->moves->count; i++) {
    uz_apply(g->p, g->moves, g->moves->move[i]);
    bool safe = !uz_royal_attacked(g->p, g->side);
    uz_position_undo(g->p);
    if (safe) g->moves->move[kept++] = g->moves->move[i];
  }
  g->moves->count = kept;
}

static void drop_doubles(generator *g) {
  size_t looks = g->moves->count * g->moves->count / 2;
  if (uz_position_spend(g->p, looks / UZ_LOOKS_A_LANDING)) uz_moves_drop_doubles(g->moves);
}

/* A capture that leaves a royal unit to be captured is none that others could be less than. All
 * paths are listed first: of those with one result, the preferred order of victims may not be the
 * first found. */
static __attribute__((noinline)) void safe_captures(generator *g) {
  bool by_key = g->game->keys_count > 0;
  uz_count count = g->moves->count_as;
  g->moves->all_captures = by_key;
  if (by_key) g->moves->count_as = UZ_COUNT_PATHS;
  kinds_acts(g, true, g->game->words, true);
  g->moves->all_captures = false;
  g->moves->count_as = count;
  drop_unsafe(g);
  if (!by_key) return;
  uz_captures_keep_best(g->p, g->moves);
  drop_doubles(g);
}

HOT void all_acts(generator *g, uz_guard *guard, unsigned words, bool list) {
  if (g->game->guarded && !g->game->must_capture) {
    uz_guard_find(g->p, g->side, guard);
    g->guard = guard;
    guarded_acts(g, words, list);
    return;
  }
  if (g->game->must_capture) {
    if (g->game->royal)
      safe_captures(g);
    else
      kinds_acts(g, true, words, true);
    if (g->moves->count) return;
  }
  kinds_acts(g, false, words, list);
  if (g->game->royal) drop_unsafe(g);
}

static void run_list(generator *g, uz_guard *guard) {
  switch (g->game->words) {
  case 1: all_acts(g, guard, 1, true); break;
  case 2: all_acts(g, guard, 2, true); break;
  default: all_acts(g, guard, g->game->words, true); break;
  }
}

static void run_count(generator *g, uz_guard *guard) {
  switch (g->game->words) {
  case 1: all_acts(g, guard, 1, false); break;
  case 2: all_acts(g, guard, 2, false); break;
  default: all_acts(g, guard, g->game->words, false); break;
  }
}

static generator begin(uz_position *p, uz_moves *moves) {
  uz_moves_clear(moves);
  p->work = UZ_WORK_MOST;
  return (generator){.p = p, .game = p->game, .moves = moves, .side = p->now.side};
}

/* The number of moves in the list; when not all could be found, the list says so. */
static size_t end(generator *g) {
  if (g->p->work <= 0) g->moves->cut = true;
  return g->moves->count;
}

static bool needs_playing(const uz_game *game) {
  return game->royal && !(game->guarded && !game->must_capture);
}

/* Not inlined into uz_count_moves, whose short path would save registers for nothing. */
__attribute__((noinline)) size_t uz_generate(uz_position *p, uz_moves *moves) {
  generator g = begin(p, moves);
  uz_guard guard;
  run_list(&g, &guard);
  if (p->game->dedupe) drop_doubles(&g);
  return end(&g);
}

size_t uz_moves_generate(uz_position *p, uz_count count, uz_moves *moves) {
  moves->count_as = count;
  moves->all_captures = false;
  if (p->depth == p->room) uz_position_reserve(p, 1);
  return uz_generate(p, moves);
}

size_t uz_count_moves(uz_position *p, uz_moves *scratch) {
  if (needs_playing(p->game) || p->game->dedupe) return uz_generate(p, scratch);
  generator g = begin(p, scratch);
  uz_guard guard;
  run_count(&g, &guard);
  return g.count + end(&g);
}

size_t uz_generate_pseudo(uz_position *p, uz_moves *moves) {
  generator g = begin(p, moves);
  moves->count_as = UZ_COUNT_PATHS;
  moves->all_captures = true;
  for (unsigned site = 0; site < p->game->sites; site++) {
    uz_code code = p->board[site];
    if (!uz_codes_have(UZ_SIDE_CODES(g.side), code)) continue;
    const uz_kind *kind = &p->game->kind[g.side][uz_code_kind(code)];
    for (unsigned i = 0; i < kind->acts_count; i++)
      if (!is_idle(&g, &kind->acts[i])) act_of_one(&g, &kind->acts[i], site, code, NULL, true);
  }
  moves->all_captures = false;
  return end(&g);
}
