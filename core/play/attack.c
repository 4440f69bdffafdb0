#include "play/attack.h"

#include "play/explore.h"

static bool leaps_hit(const uz_attack *attack, const uint8_t *board) {
  for (unsigned i = 0; i < attack->leaps_count; i++) {
    const uz_attack_leap *leap = &attack->leaps[i];
    for (unsigned k = 0; k < leap->count; k++)
      if (uz_codes_have(leap->codes, board[leap->sites[k]])) return true;
  }
  return false;
}

/* Index of the first site of the ray that is not empty, or its length. */
static inline unsigned first_unit(const uz_attack_ray *ray, const uint8_t *board, unsigned from) {
  while (from < ray->count && board[ray->sites[from]] == UZ_EMPTY) from++;
  return from;
}

bool uz_board_attacked(const uz_game *game, const uint8_t *board, int side, unsigned site) {
  const uz_attack *attack = &game->attack[side][site];
  for (unsigned i = 0; i < attack->rays_count; i++) {
    const uz_attack_ray *ray = &attack->rays[i];
    unsigned at = first_unit(ray, board, 0);
    if (at < ray->count && uz_codes_have(ray->codes[at], board[ray->sites[at]])) return true;
  }
  return leaps_hit(attack, board);
}

static uz_code a_royal_code(const uz_game *game, int side) {
  return (uz_code)__builtin_ctzll(game->royal & UZ_SIDE_CODES(side));
}

bool uz_attacked(uz_position *p, int side, unsigned site) {
  if (p->game->plain_attack) return uz_board_attacked(p->game, p->board, side, site);
  if (!(p->game->royal & UZ_SIDE_CODES(side))) return false;
  uz_code stands = p->board[site];
  p->board[site] = a_royal_code(p->game, side);
  bool hit = uz_explore_attacks(p, 1 - side, site);
  p->board[site] = stands;
  return hit;
}

bool uz_royal_attacked(uz_position *p, int side) {
  uz_codes royal = p->game->royal & UZ_SIDE_CODES(side);
  for (; royal; royal &= royal - 1) {
    const uz_word64 *set = uz_position_set_of(p, (unsigned)__builtin_ctzll(royal));
    UZ_EACH(site, set, p->game->words) {
      if (uz_attacked(p, side, site)) return true;
    }
  }
  return false;
}

bool uz_in_check(uz_position *p, int side) {
  p->work = UZ_WORK_MOST;
  return uz_royal_attacked(p, side);
}

static unsigned royal_site(const uz_position *p, int side) {
  uz_codes royal = p->game->royal & UZ_SIDE_CODES(side);
  for (; royal; royal &= royal - 1) {
    const uz_word64 *set = uz_position_set_of(p, (unsigned)__builtin_ctzll(royal));
    if (uz_set_any(set, p->game->words)) return uz_set_first(set);
  }
  return p->game->sites;
}

/* ---- A move tried on the mailbox alone ---- */

static void lift_victims(uz_position *p, const uz_moves *moves, uz_move move) {
  unsigned flags = uz_move_flags(move);
  if (flags & UZ_MOVE_VICTIM) p->board[uz_move_extra(move)] = UZ_EMPTY;
  if (!(flags & UZ_MOVE_EXTRA)) return;
  const uz_extra *extra = uz_moves_extra(moves, move);
  for (unsigned i = 0; i < extra->victims; i++) p->board[uz_extra_victims(extra)[i]] = UZ_EMPTY;
}

static void move_partner(uz_position *p, const uz_extra *extra) {
  if (extra->partner_from == UZ_NO_SITE) return;
  uz_code partner = p->board[extra->partner_from];
  p->board[extra->partner_from] = UZ_EMPTY;
  p->board[extra->partner_to] = partner;
}

/* The sites that a move touches, with the units that stood there. */
typedef struct touched {
  uz_victim unit[UZ_SITES_MOST];
  unsigned count;
} touched;

static void remember(const uz_position *p, touched *t, unsigned site) {
  t->unit[t->count++] = (uz_victim){(uz_site)site, p->board[site]};
}

static void remember_all(const uz_position *p, const uz_moves *moves, uz_move move, touched *t) {
  unsigned flags = uz_move_flags(move);
  t->count = 0;
  remember(p, t, uz_move_from(move));
  remember(p, t, uz_move_to(move));
  if (flags & UZ_MOVE_VICTIM) remember(p, t, uz_move_extra(move));
  if (!(flags & UZ_MOVE_EXTRA)) return;
  const uz_extra *extra = uz_moves_extra(moves, move);
  for (unsigned i = 0; i < extra->victims; i++) remember(p, t, uz_extra_victims(extra)[i]);
  if (extra->partner_from == UZ_NO_SITE) return;
  remember(p, t, extra->partner_from);
  remember(p, t, extra->partner_to);
}

/* Where the unit of a site stands once the move is played. */
static unsigned site_after(const uz_moves *moves, uz_move move, unsigned site) {
  if (site == uz_move_from(move)) return uz_move_to(move);
  if (!(uz_move_flags(move) & UZ_MOVE_EXTRA)) return site;
  const uz_extra *extra = uz_moves_extra(moves, move);
  return site == extra->partner_from ? extra->partner_to : site;
}

bool uz_move_is_safe(uz_position *p, const uz_moves *moves, uz_move move) {
  int side = p->now.side;
  unsigned royal = royal_site(p, side);
  touched t;
  if (royal == p->game->sites) return true;
  royal = site_after(moves, move, royal);
  remember_all(p, moves, move, &t);
  lift_victims(p, moves, move);
  p->board[uz_move_from(move)] = UZ_EMPTY;
  if (uz_move_flags(move) & UZ_MOVE_EXTRA) move_partner(p, uz_moves_extra(moves, move));
  p->board[uz_move_to(move)] = uz_move_unit(move);
  bool safe = !uz_board_attacked(p->game, p->board, side, royal);
  while (t.count > 0) {
    t.count--;
    p->board[t.unit[t.count].site] = t.unit[t.count].code;
  }
  return safe;
}

/* ---- The guard ---- */

/* What answers every check must lie on all of their lines: lines may share sites. */
static void add_check(const uz_position *p, const uz_word64 *line, uz_guard *guard) {
  for (unsigned w = 0; w < p->game->words; w++)
    guard->allowed[w] = guard->checks ? guard->allowed[w] & line[w] : line[w];
  guard->checks++;
}

void uz_ray_sites(const uz_game *game, const uz_attack_ray *ray, unsigned count, uz_word64 *set) {
  uz_set_clear(set, game->words);
  for (unsigned i = 0; i < count; i++) uz_set_add(set, ray->sites[i]);
}

static void guard_leaps(const uz_position *p, const uz_attack *attack, uz_guard *guard) {
  for (unsigned i = 0; i < attack->leaps_count; i++) {
    const uz_attack_leap *leap = &attack->leaps[i];
    for (unsigned k = 0; k < leap->count; k++)
      if (uz_codes_have(leap->codes, p->board[leap->sites[k]])) {
        uz_word64 site[UZ_WORDS_MOST];
        uz_set_clear(site, p->game->words);
        uz_set_add(site, leap->sites[k]);
        add_check(p, site, guard);
      }
  }
}

static void guard_ray(const uz_position *p, int side, const uz_attack_ray *ray, uz_guard *guard) {
  unsigned at = first_unit(ray, p->board, 0);
  if (at == ray->count) return;
  uz_code code = p->board[ray->sites[at]];
  if (uz_codes_have(ray->codes[at], code)) {
    uz_word64 line[UZ_WORDS_MOST];
    uz_ray_sites(p->game, ray, at + 1, line);
    add_check(p, line, guard);
  } else if (uz_codes_have(UZ_SIDE_CODES(side), code)) {
    unsigned next = first_unit(ray, p->board, at + 1);
    if (next == ray->count || !uz_codes_have(ray->codes[next], p->board[ray->sites[next]])) return;
    uz_set_add(guard->pinned, ray->sites[at]);
    guard->pins[guard->pins_count++] = (uz_pin){ray->sites[at], (uint16_t)(next + 1), ray};
  }
}

void uz_guard_find(const uz_position *p, int side, uz_guard *guard) {
  guard->royal = royal_site(p, side);
  guard->checks = guard->pins_count = 0;
  uz_set_clear(guard->allowed, p->game->words);
  uz_set_clear(guard->pinned, p->game->words);
  if (guard->royal == p->game->sites) return;
  const uz_attack *attack = &p->game->attack[side][guard->royal];
  for (unsigned i = 0; i < attack->rays_count; i++) guard_ray(p, side, &attack->rays[i], guard);
  guard_leaps(p, attack, guard);
}
