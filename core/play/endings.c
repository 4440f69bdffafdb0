#include "play/endings.h"

#include "play/attack.h"

#define COUNT_MOST 65535

/* ---- Armies ---- */

static unsigned count_codes(const uz_position *p, uz_codes codes) {
  unsigned n = 0;
  for (; codes; codes &= codes - 1)
    n += uz_set_count(uz_position_set_of(p, (unsigned)__builtin_ctzll(codes)), p->game->words);
  return n;
}

static bool stand_within(const uz_position *p, uz_codes codes, const uz_word64 *where) {
  for (; codes; codes &= codes - 1) {
    const uz_word64 *set = uz_position_set_of(p, (unsigned)__builtin_ctzll(codes));
    for (unsigned w = 0; w < p->game->words; w++)
      if (set[w] & ~where[w]) return false;
  }
  return true;
}

static bool army_holds(const uz_position *p, const uz_army_test *army, int side) {
  uz_codes others = p->game->codes & UZ_SIDE_CODES(side) & ~army->listed[side];
  if (!army->open && count_codes(p, others)) return false;
  for (unsigned i = 0; i < army->count; i++) {
    const uz_army_count *line = &army->lines[i];
    int n = (int)count_codes(p, line->codes[side]);
    if (n < line->least || n > line->most) return false;
    if (line->where[side] && !stand_within(p, line->codes[side], line->where[side])) return false;
  }
  return true;
}

static unsigned units(const uz_position *p) {
  const unsigned words = p->game->words;
  return uz_set_count(uz_position_set_of(p, UZ_ALL(0)), words) +
         uz_set_count(uz_position_set_of(p, UZ_ALL(1)), words);
}

static bool balance_holds(const uz_position *p, const uz_end *end) {
  int total = (int)units(p);
  const uz_ending *def = end->def;
  if (def->total_most && (total < def->total_least || total > def->total_most)) return false;
  return (army_holds(p, &end->a, 0) && army_holds(p, &end->b, 1)) ||
         (army_holds(p, &end->a, 1) && army_holds(p, &end->b, 0));
}

/* Few enough units, and one of those that every balance asks for: looked at before any balance
 * is. */
static bool balance_possible(const uz_position *p) {
  if (units(p) > p->game->balance_most) return false;
  for (uz_codes codes = p->game->balance_codes; codes; codes &= codes - 1)
    if (uz_set_any(uz_position_set_of(p, (unsigned)__builtin_ctzll(codes)), p->game->words))
      return true;
  return false;
}

/* ---- Counters ---- */

static inline bool happened(const uz_happening *h, const uz_undo *undo) {
  return (h->capture && undo->victims) ||
         (h->promotion && uz_move_mover(undo->move) != uz_move_unit(undo->move)) ||
         uz_codes_have(h->moved, uz_move_mover(undo->move));
}

static inline uint16_t one_more(uint16_t count) {
  return (uint16_t)(count < COUNT_MOST ? count + 1 : count);
}

/* A balance that does not hold counts 0, one that has just arisen 1, and one more every turn. */
static uint16_t count_balance(const uz_position *p, const uz_end *end, const uz_undo *undo,
                              uint16_t count) {
  bool changed = !undo || undo->victims || uz_move_mover(undo->move) != uz_move_unit(undo->move);
  if ((changed || end->sited) && !balance_holds(p, end)) return 0;
  if (changed && !count) return 1;
  if (undo && happened(&end->unless, undo)) return 1;
  if (!count && end->sited) return 1;
  return count ? one_more(count) : 0;
}

static void count_end(uz_position *p, const uz_end *end, const uz_undo *undo) {
  uint16_t *count = &p->now.counter[end->counter];
  if (end->def->when == UZ_WHEN_QUIET)
    *count = happened(&end->unless, undo) ? 0 : one_more(*count);
  else
    *count = count_balance(p, end, undo, *count);
}

void uz_counters_start(uz_position *p) {
  memset(p->now.counter, 0, sizeof p->now.counter);
  if (!balance_possible(p)) return;
  for (unsigned i = 0; i < p->game->ends_count; i++) {
    const uz_end *end = &p->game->ends[i];
    if (end->counted && end->def->when == UZ_WHEN_BALANCE)
      p->now.counter[end->counter] = count_balance(p, end, NULL, 0);
  }
}

void uz_counters_turn(uz_position *p, const uz_undo *undo) {
  const uz_game *game = p->game;
  bool comes_back = uz_codes_have(game->returning, uz_move_mover(undo->move)) && !undo->victims &&
                    uz_move_mover(undo->move) == uz_move_unit(undo->move);
  p->now.since = comes_back ? one_more(p->now.since) : 0;
  p->now.progress = happened(&game->progress, undo) ? 0 : one_more(p->now.progress);
  if (!game->counters) return;
  if (!game->counts_quiet && !balance_possible(p)) {
    if (undo->victims) memset(p->now.counter, 0, sizeof p->now.counter);
    return;
  }
  for (unsigned i = 0; i < game->ends_count; i++)
    if (game->ends[i].counted) count_end(p, &game->ends[i], undo);
}

/* ---- Which ending ---- */

static bool repeats(const uz_position *p, int times) {
  size_t back = p->now.since < p->depth ? p->now.since : p->depth;
  for (size_t i = 2; i <= back; i += 2)
    if (p->undo[p->depth - i].state.hash == p->now.hash && --times == 1) return true;
  return times <= 1;
}

static bool reached(const uz_position *p, const uz_end *end) {
  int side = 1 - p->now.side;
  const uz_cond *cond = &end->reached[side];
  const uz_word64 *set = uz_position_set_of(p, UZ_ALL(side));
  UZ_EACH(site, set, p->game->words) {
    for (unsigned i = 0; i < cond->count; i++) {
      const uz_ask *ask = &cond->ask[i];
      bool there = !ask->sites || uz_set_has(ask->sites, site);
      if (there && uz_codes_have(ask->codes, p->board[site])) return true;
    }
  }
  return false;
}

static bool has_no_unit(const uz_position *p) {
  return !uz_set_any(uz_position_set_of(p, (unsigned)UZ_ALL(p->now.side)), p->game->words);
}

static bool ends_now(const uz_position *p, const uz_end *end) {
  const uz_ending *def = end->def;
  switch (def->when) {
  case UZ_WHEN_NO_UNIT: return has_no_unit(p);
  case UZ_WHEN_REPEATS: return repeats(p, def->turns);
  case UZ_WHEN_QUIET:
    return (end->counted ? p->now.counter[end->counter] : p->now.progress) >= def->turns;
  case UZ_WHEN_BALANCE:
    if (end->counted) return p->now.counter[end->counter] > def->turns;
    return balance_possible(p) && balance_holds(p, end);
  case UZ_WHEN_REACHED: return reached(p, end);
  default: return false;
  }
}

const uz_end *uz_ending_now(const uz_position *p) {
  for (unsigned i = 0; i < p->game->ends_count; i++)
    if (ends_now(p, &p->game->ends[i])) return &p->game->ends[i];
  return NULL;
}

static bool ends_without_moves(const uz_position *p, uz_when_op when, bool in_check) {
  switch (when) {
  case UZ_WHEN_NO_MOVE: return true;
  case UZ_WHEN_NO_UNIT: return has_no_unit(p);
  case UZ_WHEN_MATE: return in_check;
  case UZ_WHEN_STALEMATE: return !in_check;
  default: return false;
  }
}

const uz_end *uz_ending_without_moves(uz_position *p) {
  bool in_check = uz_in_check(p, p->now.side);
  for (unsigned i = 0; i < p->game->ends_count; i++)
    if (ends_without_moves(p, p->game->ends[i].def->when, in_check)) return &p->game->ends[i];
  return NULL;
}

/* ---- The public verdict ---- */

static const char *status_of(const uz_end *end, bool in_check) {
  if (!end) return in_check ? "check" : "none";
  if (end->def->when == UZ_WHEN_MATE) return "mate";
  if (end->def->when == UZ_WHEN_STALEMATE) return "stalemate";
  switch (end->def->result) {
  case UZ_DRAWN: return "drawn";
  case UZ_SIDE_WINS: return "won";
  default: return "lost";
  }
}

uz_outcome uz_position_outcome(uz_position *p) {
  const uz_end *end = NULL;
  if (!uz_count_moves(p, p->scratch) && !p->scratch->cut) end = uz_ending_without_moves(p);
  if (!end) end = uz_ending_now(p);
  uz_outcome outcome = {UZ_GOES_ON, status_of(end, !end && uz_in_check(p, p->now.side)), {"", ""}};
  if (!end) return outcome;
  outcome.result = end->def->result;
  for (int lang = 0; lang < 2; lang++)
    if (end->def->reason[lang]) outcome.reason[lang] = end->def->reason[lang];
  return outcome;
}

bool uz_position_is_over(uz_position *p, const uz_moves *moves) {
  return uz_ending_now(p) || (!moves->count && !moves->cut && uz_ending_without_moves(p));
}
