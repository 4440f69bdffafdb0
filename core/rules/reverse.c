/* Attacks on royal units, seen from their site outwards. A capture by a step or a ray is found
 * again by walking its direction backwards from the royal unit: the first unit met attacks it if
 * its code is among those that capture at that distance. What cannot be walked backwards leaves
 * the game without plain attacks. */
#include "rules/build.h"

/* Backwards through one direction: back[dir * sites + site], or UZ_NO_SITE. */
typedef struct reverse {
  uz_build *b;
  int side; /* of the royal unit */
  uz_codes royal;
  uz_site *back;
  bool plain;
} reverse;

static bool find_back(reverse *r) {
  const uz_board *board = r->b->game->board;
  size_t size = (size_t)board->dirs * board->sites;
  r->back = UZ_BUILD_ARRAY(r->b, uz_site, size + 1);
  if (!r->back) return false;
  for (size_t i = 0; i < size; i++) r->back[i] = UZ_NO_SITE;
  for (unsigned dir = 0; dir < board->dirs; dir++)
    for (unsigned site = 0; site < board->sites; site++) {
      uz_site end = uz_board_next(board, dir, site);
      if (end >= board->sites) continue;
      if (r->back[dir * board->sites + end] != UZ_NO_SITE) r->plain = false;
      r->back[dir * board->sites + end] = (uz_site)site;
    }
  return true;
}

/* ---- Which rules capture ---- */

static bool cond_takes(const reverse *r, uz_cond cond) {
  for (unsigned i = 0; i < cond.count; i++)
    if (cond.ask[i].codes & r->royal) return true;
  return false;
}

static bool program_takes(const reverse *r, uint32_t pc) {
  for (const uz_ins *ins = r->b->code + pc; ins->op != UZ_OP_DONE; ins++) {
    bool moves = ins->op == UZ_OP_STEP || ins->op == UZ_OP_SLIDE;
    if (moves && cond_takes(r, ins->to)) return true;
    if (ins->op == UZ_OP_JUMP && cond_takes(r, ins->over)) return true;
  }
  return false;
}

static bool chain_takes(const reverse *r, const uz_chain *chain) {
  for (unsigned i = 0; i < chain->hops_count; i++)
    if (chain->hops[i].over & r->royal) return true;
  return false;
}

static bool act_takes(const reverse *r, const uz_act *act) {
  if (act->flags & UZ_ACT_IN_CHECK) return false;
  switch (act->op) {
  case UZ_ACT_RUN: return program_takes(r, act->pc);
  case UZ_ACT_CHAIN: return chain_takes(r, act->chain);
  default: return !(act->flags & UZ_ACT_TAKES_MARKER) && act->to & r->royal;
  }
}

static bool act_is_plain(const uz_act *act) {
  if (act->op == UZ_ACT_STEPS) return true;
  return act->op == UZ_ACT_RAYS && act->through == (uz_codes)1 << UZ_EMPTY;
}

static void note_takers(reverse *r) {
  for (unsigned k = 0; k < r->b->game->kinds; k++) {
    const uz_kind *kind = &r->b->game->kind[1 - r->side][k];
    for (unsigned i = 0; i < kind->acts_count; i++) {
      uz_act *act = &kind->acts[i];
      if (!act_takes(r, act)) continue;
      act->flags |= UZ_ACT_TAKES_ROYAL;
      if (!act_is_plain(act)) r->plain = false;
    }
  }
}

/* ---- Tables ---- */

/* Does the act lead from one site to the other in just `distance` steps of a direction? */
static bool ray_reaches(const uz_act *act, unsigned from, unsigned to, unsigned distance,
                        const uz_site *path) {
  for (uint32_t at = act->first[from]; at < act->first[from + 1]; at += act->list[at] + 1u) {
    const uz_site *ray = &act->list[at + 1];
    if (act->list[at] < distance || ray[distance - 1] != to) continue;
    bool same = true;
    for (unsigned i = 1; i < distance; i++) same = same && ray[distance - 1 - i] == path[i - 1];
    if (same && distance >= act->least) return true;
  }
  return false;
}

static bool step_reaches(const uz_act *act, unsigned from, unsigned to) {
  for (uint32_t at = act->first[from]; at < act->first[from + 1]; at++)
    if (act->list[at] == to) return true;
  return false;
}

/* The codes of units that capture from path[distance - 1] along the path to the royal site. */
static uz_codes attackers(const reverse *r, unsigned royal_site, const uz_site *path,
                          unsigned distance) {
  uz_codes codes = 0;
  unsigned from = path[distance - 1];
  for (unsigned k = 0; k < r->b->game->kinds; k++) {
    const uz_kind *kind = &r->b->game->kind[1 - r->side][k];
    for (unsigned i = 0; i < kind->acts_count; i++) {
      const uz_act *act = &kind->acts[i];
      if (!(act->flags & UZ_ACT_TAKES_ROYAL)) continue;
      bool hits = act->op == UZ_ACT_STEPS ? distance == 1 && step_reaches(act, from, royal_site)
                                          : ray_reaches(act, from, royal_site, distance, path);
      if (hits) codes |= (uz_codes)1 << uz_code_of(k, 1 - r->side);
    }
  }
  return codes;
}

/* The way back from a site in one direction; returns its length. */
static unsigned walk_back(const reverse *r, unsigned dir, unsigned site, uz_site *path) {
  const uz_board *board = r->b->game->board;
  unsigned n = 0;
  uz_site at = r->back[dir * board->sites + site];
  for (; at != UZ_NO_SITE; at = r->back[dir * board->sites + at]) path[n++] = at;
  return n;
}

/* How much of the way back in a direction is that of an earlier one too: lines of links may share
 * sites. What attacks along it has been found there. */
static unsigned walked_before(const reverse *r, unsigned dir, unsigned site, const uz_site *path,
                              unsigned length) {
  unsigned sites = r->b->game->sites, most = 0;
  for (unsigned earlier = 0; earlier < dir; earlier++) {
    unsigned n = 0;
    uz_site at = r->back[earlier * sites + site];
    while (n < length && at == path[n]) at = r->back[earlier * sites + path[n++]];
    if (n > most) most = n;
  }
  return most;
}

typedef struct found {
  uz_attack_ray rays[UZ_DIRS_MOST];
  uz_attack_leap leaps[UZ_DIRS_MOST];
  uz_site leap_sites[UZ_DIRS_MOST][UZ_DIRS_MOST];
  unsigned rays_count, leaps_count;
} found;

static void add_leap(found *f, uz_codes codes, uz_site site) {
  unsigned i = 0;
  while (i < f->leaps_count && f->leaps[i].codes != codes) i++;
  if (i == f->leaps_count) f->leaps[f->leaps_count++] = (uz_attack_leap){.codes = codes};
  f->leap_sites[i][f->leaps[i].count++] = site;
}

static void add_ray(const reverse *r, found *f, const uz_site *path, const uz_codes *codes,
                    unsigned count) {
  uz_site *sites = UZ_BUILD_ARRAY(r->b, uz_site, count);
  uz_codes *copy = UZ_BUILD_ARRAY(r->b, uz_codes, count);
  if (!sites || !copy) return;
  memcpy(sites, path, count * sizeof *sites);
  memcpy(copy, codes, count * sizeof *copy);
  f->rays[f->rays_count++] = (uz_attack_ray){sites, copy, count};
}

/* A way back along which only units on its first site attack is a leap. */
static void find_attacks_on(const reverse *r, unsigned site, found *f) {
  f->rays_count = f->leaps_count = 0;
  for (unsigned dir = 0; dir < r->b->game->board->dirs; dir++) {
    uz_site path[UZ_SITES_MOST];
    uz_codes codes[UZ_SITES_MOST];
    unsigned n = walk_back(r, dir, site, path), last = 0;
    unsigned before = walked_before(r, dir, site, path, n);
    for (unsigned i = 0; i < n; i++) {
      codes[i] = i < before ? 0 : attackers(r, site, path, i + 1);
      if (codes[i]) last = i + 1;
    }
    if (last == 1) add_leap(f, codes[0], path[0]);
    if (last > 1) add_ray(r, f, path, codes, last);
  }
}

static void keep_attacks(const reverse *r, const found *f, uz_attack *attack) {
  uz_attack_ray *rays = UZ_BUILD_ARRAY(r->b, uz_attack_ray, f->rays_count + 1);
  uz_attack_leap *leaps = UZ_BUILD_ARRAY(r->b, uz_attack_leap, f->leaps_count + 1);
  if (!rays || !leaps) return;
  memcpy(rays, f->rays, f->rays_count * sizeof *rays);
  for (unsigned i = 0; i < f->leaps_count; i++) {
    uz_site *sites = UZ_BUILD_ARRAY(r->b, uz_site, f->leaps[i].count);
    if (!sites) return;
    memcpy(sites, f->leap_sites[i], f->leaps[i].count * sizeof *sites);
    leaps[i] = (uz_attack_leap){f->leaps[i].codes, f->leaps[i].count, sites};
  }
  *attack = (uz_attack){rays, leaps, f->rays_count, f->leaps_count};
}

static void build_side(uz_build *b, int side) {
  reverse r = {.b = b, .side = side, .royal = b->game->royal & UZ_SIDE_CODES(side), .plain = true};
  uz_attack *attack = UZ_BUILD_ARRAY(b, uz_attack, b->game->sites);
  if (!attack || !find_back(&r)) return;
  note_takers(&r);
  if (!r.plain) {
    b->game->plain_attack = false;
    return;
  }
  for (unsigned site = 0; site < b->game->sites; site++) {
    found f;
    find_attacks_on(&r, site, &f);
    keep_attacks(&r, &f, &attack[site]);
  }
  b->game->attack[side] = attack;
}

void uz_build_attacks(uz_build *b) {
  b->game->plain_attack = b->game->royal != 0;
  if (!b->game->royal) return;
  build_side(b, 0);
  build_side(b, 1);
}
