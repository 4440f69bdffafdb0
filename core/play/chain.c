#include "play/chain.h"

#define JUMPS_MOST UZ_SITES_MOST

typedef struct jumper {
  uz_position *p;
  const uz_game *game;
  const uz_chain *chain;
  uz_moves *moves;
  unsigned start;
  int side;
  uz_code mover; /* at the start */
  bool touched;
  uint16_t jumps;
  uint16_t victim[JUMPS_MOST], landing[JUMPS_MOST];
  uz_code victim_code[JUMPS_MOST];
} jumper;

/* ---- Preference ---- */

static uint64_t count_key(const uz_key *key, const uz_code *codes, unsigned n) {
  unsigned count = 0;
  for (unsigned i = 0; i < n; i++) count += uz_codes_have(key->codes, codes[i]);
  return count;
}

/* The first victim is the highest bit, so that the sooner one decides. */
static uint64_t earliest_key(const uz_key *key, const uz_code *codes, unsigned n) {
  uint64_t bits = 0;
  for (unsigned i = 0; i < n && i < key->bits; i++)
    if (uz_codes_have(key->codes, codes[i])) bits |= (uint64_t)1 << (key->bits - 1 - i);
  return bits;
}

static uint64_t worth_key(const uz_key *key, const uz_code *codes, unsigned n) {
  uint64_t sum = 0;
  for (unsigned i = 0; i < n; i++) sum += key->worth[codes[i]];
  return sum;
}

static uint64_t key_value(const uz_key *key, uz_code mover, const uz_code *codes, unsigned n) {
  switch (key->op) {
  case UZ_PREFER_MOST: return count_key(key, codes, n);
  case UZ_PREFER_EARLIEST: return earliest_key(key, codes, n);
  case UZ_PREFER_MOVER: return uz_codes_have(key->codes, mover);
  default: return worth_key(key, codes, n);
  }
}

static uint64_t whole_key(const uz_game *game, uz_code mover, const uz_code *codes, unsigned n) {
  if (game->key_most) return n;
  uint64_t whole = 0;
  for (unsigned i = 0; i < game->keys_count; i++)
    whole |= key_value(&game->keys[i], mover, codes, n) << game->keys[i].shift;
  return whole;
}

void uz_capture_push(const uz_game *game, uz_moves *moves, const uz_path *path,
                     const uz_code *victim_codes) {
  if (game->keys_count && !moves->all_captures) {
    uint64_t key = whole_key(game, path->mover, victim_codes, path->victims);
    if (key < moves->best_key) return;
    if (key > moves->best_key) moves->count = moves->side_used = 0;
    moves->best_key = key;
  }
  uz_moves_push_path(moves, path);
}

static uint64_t key_of_move(const uz_position *p, const uz_moves *moves, size_t i) {
  uz_code codes[UZ_SITES_MOST];
  unsigned n = (unsigned)uz_move_victims(moves, moves->move[i]);
  for (unsigned k = 0; k < n; k++) codes[k] = p->board[uz_moves_victim(moves, i, k)];
  return whole_key(p->game, uz_move_mover(moves->move[i]), codes, n);
}

void uz_captures_keep_best(const uz_position *p, uz_moves *moves) {
  size_t all = moves->count;
  moves->count = 0;
  moves->best_key = 0;
  for (size_t i = 0; i < all; i++) {
    uint64_t key = key_of_move(p, moves, i);
    if (key < moves->best_key) continue;
    if (key > moves->best_key) moves->count = 0;
    moves->best_key = key;
    moves->move[moves->count++] = moves->move[i];
  }
}

/* ---- Jumping ---- */

static const uz_promo *promo_of(const jumper *j, uz_code unit) {
  return &j->game->kind[j->side][uz_code_kind(unit)].promo;
}

static bool in_zone(const uz_promo *promo, unsigned site) {
  return promo->zone && uz_set_has(promo->zone, site);
}

static void push(jumper *j, unsigned end, uz_code unit) {
  uz_path path = {.from = (uz_site)j->start,
                  .to = (uz_site)end,
                  .mover = j->mover,
                  .unit = unit,
                  .victims = j->jumps,
                  .landings = j->jumps,
                  .victim = j->victim,
                  .landing = j->landing,
                  .mark = UZ_NO_SITE,
                  .partner_from = UZ_NO_SITE,
                  .partner_to = UZ_NO_SITE};
  uz_capture_push(j->game, j->moves, &path, j->victim_code);
}

/* Ends the capture on a site with all that the unit may then be. */
static void finish(jumper *j, unsigned end, uz_code unit) {
  const uz_promo *promo = promo_of(j, unit);
  bool promotes = promo->when == UZ_PROMOTES_TOUCHED ? j->touched : in_zone(promo, end);
  if (!promotes || promo->when == UZ_PROMOTES_AT_ONCE) {
    push(j, end, unit);
    return;
  }
  for (unsigned i = 0; i < promo->count; i++) push(j, end, promo->to[i]);
}

static inline uz_site next_site(const jumper *j, unsigned dir, unsigned site) {
  return j->game->board->next[dir * (j->game->sites + 1) + site];
}

/* The unit that can be jumped from a site in a direction: its site, or the off-board site. */
static inline uz_site find_over(const jumper *j, const uz_hop *hop, unsigned dir, unsigned site) {
  const uint8_t *board = j->p->board;
  uz_site at = next_site(j, dir, site);
  for (unsigned i = 0; i < hop->before && board[at] == UZ_EMPTY; i++) at = next_site(j, dir, at);
  if (!uz_codes_have(hop->over, board[at])) return (uz_site)j->game->sites;
  return board[next_site(j, dir, at)] == UZ_EMPTY ? at : (uz_site)j->game->sites;
}

static inline bool is_back(const jumper *j, unsigned dir, unsigned last) {
  return j->chain->no_reversal && last < UZ_DIRS_MOST && j->game->opposite[last] == dir;
}

static bool can_jump(const jumper *j, unsigned site, uz_code unit, unsigned last) {
  for (unsigned h = 0; h < j->chain->hops_count; h++) {
    const uz_hop *hop = &j->chain->hops[h];
    if (!uz_codes_have(hop->by, unit)) continue;
    for (unsigned i = 0; i < hop->dirs_count; i++)
      if (!is_back(j, hop->dirs[i], last) &&
          find_over(j, hop, hop->dirs[i], site) != j->game->sites)
        return true;
  }
  return false;
}

/* Could the unit jump on from this landing, as itself or as what it becomes there? */
static bool can_go_on(const jumper *j, unsigned site, uz_code unit, unsigned dir) {
  const uz_promo *promo = promo_of(j, unit);
  if (!in_zone(promo, site) || promo->when != UZ_PROMOTES_AT_ONCE)
    return can_jump(j, site, unit, dir);
  for (unsigned i = 0; i < promo->count; i++)
    if (can_jump(j, site, promo->to[i], dir)) return true;
  return false;
}

static bool jump_from(jumper *j, unsigned site, uz_code unit, unsigned last);

static void go_on(jumper *j, unsigned site, uz_code unit, unsigned dir) {
  if (!j->chain->again || !jump_from(j, site, unit, dir)) finish(j, site, unit);
}

static void land(jumper *j, unsigned site, uz_code unit, unsigned dir) {
  const uz_promo *promo = promo_of(j, unit);
  /* First jumps are as many as the board has room for: only what follows them can be endless. */
  if (j->jumps > 1 && !uz_position_spend(j->p, 1 + j->moves->count / UZ_LOOKS_A_LANDING)) return;
  j->landing[j->jumps - 1] = (uint16_t)site;
  if (!in_zone(promo, site)) {
    go_on(j, site, unit, dir);
    return;
  }
  bool touched = j->touched;
  j->touched = true;
  if (promo->when == UZ_PROMOTES_STOPS)
    finish(j, site, unit);
  else if (promo->when == UZ_PROMOTES_AT_ONCE)
    for (unsigned i = 0; i < promo->count; i++) go_on(j, site, promo->to[i], dir);
  else
    go_on(j, site, unit, dir);
  j->touched = touched;
}

/* Steps on to the first landing from which the chain could go on; false, and nothing done, when
 * there is none. `left` is how many landings there may be. */
static bool skip_to_going_on(const jumper *j, unsigned dir, uz_code unit, uz_site *at,
                             unsigned *left) {
  uz_site to = *at;
  for (unsigned n = *left; n && j->p->board[to] == UZ_EMPTY; n--) {
    if (can_go_on(j, to, unit, dir)) {
      *at = to;
      *left = n;
      return true;
    }
    to = next_site(j, dir, to);
  }
  return false;
}

/* Lands on each empty site behind the jumped unit; where the chain must go on if it can, on those
 * that let it, if any. */
static void land_behind(jumper *j, const uz_hop *hop, unsigned dir, unsigned over, uz_code unit) {
  uz_site at = next_site(j, dir, over);
  unsigned left = hop->beyond + 1u;
  bool several = left > 1 && j->p->board[next_site(j, dir, at)] == UZ_EMPTY;
  bool choosy = several && j->chain->landing_goes_on && skip_to_going_on(j, dir, unit, &at, &left);
  for (bool known = true; left && j->p->board[at] == UZ_EMPTY; left--, known = false) {
    if (!choosy || known || can_go_on(j, at, unit, dir)) land(j, at, unit, dir);
    at = next_site(j, dir, at);
  }
}

static void jump(jumper *j, const uz_hop *hop, unsigned dir, unsigned over, uz_code unit) {
  uint8_t *board = j->p->board;
  uz_code victim = board[over];
  j->victim[j->jumps] = (uint16_t)over;
  j->victim_code[j->jumps++] = victim;
  board[over] = j->game->lift_at_once ? UZ_EMPTY : UZ_TAKEN;
  land_behind(j, hop, dir, over, unit);
  board[over] = victim;
  j->jumps--;
}

/* Makes every jump from a site; false when there is none. */
static bool jump_from(jumper *j, unsigned site, uz_code unit, unsigned last) {
  bool any = false;
  for (unsigned h = 0; h < j->chain->hops_count; h++) {
    const uz_hop *hop = &j->chain->hops[h];
    if (!uz_codes_have(hop->by, unit)) continue;
    for (unsigned i = 0; i < hop->dirs_count; i++) {
      unsigned dir = hop->dirs[i];
      if (is_back(j, dir, last)) continue;
      uz_site over = find_over(j, hop, dir, site);
      if (over == j->game->sites) continue;
      any = true;
      jump(j, hop, dir, over, unit);
    }
  }
  return any;
}

void uz_chain_generate(uz_position *p, const uz_chain *chain, unsigned site, uz_moves *moves) {
  jumper j;
  j.p = p;
  j.game = p->game;
  j.chain = chain;
  j.moves = moves;
  j.start = site;
  j.side = p->now.side;
  j.mover = p->board[site];
  j.touched = false;
  j.jumps = 0;
  p->board[site] = UZ_EMPTY;
  jump_from(&j, site, j.mover, UZ_DIRS_MOST);
  p->board[site] = j.mover;
}
