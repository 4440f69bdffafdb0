#include "play/position.h"

#include <assert.h>
#include <stdlib.h>

#include "play/ask.h"
#include "play/attack.h"
#include "play/endings.h"
#include "rules/region.h"

#define TURNS_OF_ROOM 1024

/* ---- Making and copying ---- */

static bool allocate(uz_position *p) {
  const uz_game *game = p->game;
  p->board = calloc(game->sites + 1u, 1);
  p->origin_board = calloc(game->sites + 1u, 1);
  p->sets = calloc((size_t)64 * game->words, sizeof *p->sets);
  p->victims = calloc(game->sites, sizeof *p->victims);
  p->scratch = uz_moves_new(game);
  return p->board && p->origin_board && p->sets && p->victims && p->scratch &&
         uz_position_reserve(p, TURNS_OF_ROOM) == UZ_OK;
}

static uz_position *make(const uz_game *game) {
  uz_position *p = calloc(1, sizeof *p);
  if (!p) return NULL;
  p->game = game;
  p->work = UZ_WORK_MOST;
  if (allocate(p)) return p;
  uz_position_free(p);
  return NULL;
}

uz_position *uz_position_new(const uz_game *game) {
  uz_position *p = make(game);
  if (!p) return NULL;
  uz_state start = uz_state_start(game);
  uz_position_load(p, game->start, &start);
  return p;
}

uz_position *uz_position_copy(const uz_position *position) {
  const uz_game *game = position->game;
  uz_position *p = make(game);
  if (!p || uz_position_reserve(p, position->depth + TURNS_OF_ROOM) != UZ_OK) {
    uz_position_free(p);
    return NULL;
  }
  p->now = position->now;
  p->origin = position->origin;
  memcpy(p->board, position->board, game->sites + 1u);
  memcpy(p->origin_board, position->origin_board, game->sites + 1u);
  memcpy(p->sets, position->sets, (size_t)64 * game->words * sizeof *p->sets);
  p->depth = position->depth;
  p->victims_count = position->victims_count;
  memcpy(p->undo, position->undo, p->depth * sizeof *p->undo);
  memcpy(p->victims, position->victims, p->victims_count * sizeof *p->victims);
  return p;
}

void uz_position_free(uz_position *p) {
  if (!p) return;
  free(p->board);
  free(p->origin_board);
  free(p->sets);
  free(p->undo);
  free(p->victims);
  uz_moves_free(p->scratch);
  free(p);
}

uz_status uz_position_reserve(uz_position *p, size_t turns) {
  size_t room = p->depth + turns;
  if (room <= p->room) return UZ_OK;
  uz_undo *undo = realloc(p->undo, room * sizeof *undo);
  if (!undo) return UZ_NO_MEMORY;
  p->undo = undo;
  p->room = room;
  return UZ_OK;
}

const uz_game *uz_position_game(const uz_position *p) { return p->game; }
int uz_position_side(const uz_position *p) { return p->now.side; }
uint64_t uz_position_hash(const uz_position *p) { return p->now.hash; }
size_t uz_position_depth(const uz_position *p) { return p->depth; }

int uz_position_piece_at(const uz_position *p, uz_site site, int *side) {
  uz_code code = p->board[site];
  if (code == UZ_EMPTY) return -1;
  if (side) *side = uz_code_side(code);
  return (int)uz_code_kind(code);
}

uz_state uz_state_start(const uz_game *game) {
  uz_state state;
  memset(&state, 0, sizeof state);
  state.rights = game->rights_start;
  state.mark = state.marker = UZ_NO_SITE;
  state.rest_site[0] = state.rest_site[1] = UZ_NO_SITE;
  state.side = (uint16_t)game->def->first;
  state.turn = 1;
  return state;
}

/* ---- Units ---- */

static inline void flip(uz_position *p, unsigned site, uz_code code) {
  const uz_game *game = p->game;
  uz_word64 bit = (uz_word64)1 << (site & 63);
  unsigned word = site >> 6;
  p->sets[code * game->words + word] ^= bit;
  p->sets[(code | 31u) * game->words + word] ^= bit;
  p->now.hash ^= game->zobrist[code * game->sites + site];
}

static inline void put(uz_position *p, unsigned site, uz_code code) {
  p->board[site] = code;
  flip(p, site, code);
}

static inline uz_code lift(uz_position *p, unsigned site) {
  uz_code code = p->board[site];
  p->board[site] = UZ_EMPTY;
  flip(p, site, code);
  return code;
}

/* ---- What else the hash holds ---- */

static uint64_t rights_hash(const uz_game *game, uint64_t rights) {
  uint64_t hash = 0;
  for (; rights; rights &= rights - 1) hash ^= game->z_right[__builtin_ctzll(rights)];
  return hash;
}

static uint64_t rest_hash(const uz_state *now) {
  uint64_t hash = 0;
  for (int side = 0; side < 2; side++) {
    uint64_t z = ((uint64_t)now->rest_site[side] << 20 | (uint64_t)now->rest_turns[side] << 1 |
                  (uint64_t)side) *
                 0x9E3779B97F4A7C15u;
    hash ^= now->rest_turns[side] ? z ^ z >> 29 : 0;
  }
  return hash;
}

/* Can the unit on this site legally capture the marker? */
static bool taker_is_safe(uz_position *p, unsigned site) {
  if (!p->game->guarded) return true;
  uz_move move = uz_move_make(site, p->now.mark, p->board[site], p->board[site], UZ_MOVE_VICTIM,
                              p->now.marker);
  return uz_move_is_safe(p, NULL, move);
}

/* Two positions that differ in a mark which nobody can use are the same position. */
static bool mark_counts(uz_position *p) {
  const uz_game *game = p->game;
  if (p->now.mark == UZ_NO_SITE) return false;
  if (game->mark_always) return true;
  for (unsigned i = 0; i < game->takers_count[p->now.side]; i++) {
    const uz_taker *taker = &game->takers[p->now.side][i];
    const uz_word64 *reach = taker->reach + p->now.mark * game->words;
    const uz_word64 *units = uz_position_set_of(p, taker->code);
    UZ_EACH(site, reach, game->words) {
      if (uz_set_has(units, site) && taker_is_safe(p, site)) return true;
    }
  }
  return false;
}

uint64_t uz_position_rehash(uz_position *p) {
  const uz_game *game = p->game;
  uint64_t hash = p->now.side ? game->z_side : 0;
  for (unsigned s = 0; s < game->sites; s++)
    if (p->board[s]) hash ^= game->zobrist[p->board[s] * game->sites + s];
  hash ^= rights_hash(game, p->now.rights);
  if (mark_counts(p)) hash ^= game->z_mark[p->now.mark];
  return game->rests ? hash ^ rest_hash(&p->now) : hash;
}

/* A right of units is there where its first unit is the only one of its piece and stands as the
 * right asks. */
static bool right_fits(uz_position *p, unsigned i) {
  const uz_right_def *right = &p->game->def->rights[i];
  uz_code code = uz_code_of((unsigned)uz_def_piece(p->game->def, right->pieces[0]), right->side);
  const uz_word64 *units = uz_position_set_of(p, code);
  uz_asker asker = {p, right->side, UZ_NO_SITE, code, true};
  return uz_set_count(units, p->game->words) == 1 &&
         uz_cond_holds(&asker, p->game->right_where[i], uz_set_first(units), code);
}

static void drop_unfit_rights(uz_position *p) {
  uint64_t claimed = p->now.rights & p->game->unit_rights;
  for (; claimed; claimed &= claimed - 1)
    if (!right_fits(p, (unsigned)__builtin_ctzll(claimed))) p->now.rights &= ~(claimed & -claimed);
}

static inline void note_check(uz_position *p) {
  if (p->game->asks_check) p->now.checked = uz_royal_attacked(p, p->now.side);
}

void uz_position_load(uz_position *p, const uint8_t *board, const uz_state *state) {
  const uz_game *game = p->game;
  memset(p->sets, 0, (size_t)64 * game->words * sizeof *p->sets);
  p->now = *state;
  for (unsigned s = 0; s < game->sites; s++) {
    p->board[s] = board[s];
    if (board[s]) flip(p, s, board[s]);
  }
  p->board[game->sites] = UZ_WALL;
  p->depth = p->victims_count = 0;
  drop_unfit_rights(p);
  p->now.mark_counts = mark_counts(p);
  p->now.hash = uz_position_rehash(p);
  p->work = UZ_WORK_MOST;
  note_check(p);
  uz_counters_start(p);
  p->origin = p->now;
  memcpy(p->origin_board, p->board, game->sites + 1u);
}

bool uz_position_same(const uz_position *a, const uz_position *b) {
  const uz_game *game = a->game;
  return !memcmp(&a->now, &b->now, sizeof a->now) &&
         !memcmp(a->board, b->board, game->sites + 1u) &&
         !memcmp(a->sets, b->sets, (size_t)64 * game->words * sizeof *a->sets);
}

/* ---- Playing ---- */

/* The rights that fall when a unit leaves a site, by itself or captured. */
static inline uint64_t rights_with(const uz_game *game, unsigned site, uz_code code) {
  return game->rights_at[site] | (game->unit_rights ? game->rights_of[code] : 0);
}

static inline void capture(uz_position *p, unsigned site, uint64_t *lost) {
  uz_code code = lift(p, site);
  p->victims[p->victims_count++] = (uz_victim){(uz_site)site, code};
  *lost |= rights_with(p->game, site, code);
}

static void apply_extra(uz_position *p, const uz_extra *extra, uz_undo *undo, uint64_t *lost) {
  undo->victims = extra->victims;
  for (unsigned i = 0; i < extra->victims; i++) capture(p, uz_extra_victims(extra)[i], lost);
  undo->partner_from = extra->partner_from;
  undo->partner_to = extra->partner_to;
  if (extra->partner_from == UZ_NO_SITE) return;
  uz_code partner = lift(p, extra->partner_from);
  *lost |= rights_with(p->game, extra->partner_from, partner);
  put(p, extra->partner_to, partner);
}

static inline void lose_rights(uz_position *p, uint64_t lost) {
  lost &= p->now.rights;
  if (!lost) return;
  p->now.rights ^= lost;
  p->now.hash ^= rights_hash(p->game, lost);
}

static inline void forget_mark(uz_position *p) {
  if (p->now.mark_counts) p->now.hash ^= p->game->z_mark[p->now.mark];
  p->now.mark = p->now.marker = UZ_NO_SITE;
  p->now.mark_counts = 0;
}

static void set_mark(uz_position *p, uz_site mark, uz_site marker) {
  p->now.mark = mark;
  p->now.marker = marker;
  p->now.mark_counts = mark_counts(p);
  if (p->now.mark_counts) p->now.hash ^= p->game->z_mark[mark];
}

static uz_site mark_of(const uz_moves *moves, uz_move move) {
  unsigned flags = uz_move_flags(move);
  if (flags & UZ_MOVE_MARKS) return (uz_site)uz_move_extra(move);
  return flags & UZ_MOVE_EXTRA ? uz_moves_extra(moves, move)->mark : UZ_NO_SITE;
}

/* A count matters only while its unit stands and the side has a unit of the other kind: without
 * that, positions that differ in the count alone would never repeat. */
static void drop_idle_rest(uz_position *p, int side) {
  uz_site site = p->now.rest_site[side];
  if (site == UZ_NO_SITE) return;
  unsigned with = (unsigned)__builtin_ctzll(p->game->rest_with[side]);
  bool stands = uz_codes_have(UZ_SIDE_CODES(side), p->board[site]);
  if (stands && uz_set_any(uz_position_set_of(p, with), p->game->words)) return;
  p->now.rest_site[side] = UZ_NO_SITE;
  p->now.rest_turns[side] = 0;
}

/* Counts the quiet moves in a row of a side's unit that must rest now and then. */
static void count_rest(uz_position *p, int side, uz_move move, const uz_undo *undo) {
  uz_state *now = &p->now;
  bool quiet = uz_move_mover(undo->move) == p->game->rest_code[side] && !undo->victims;
  bool same = now->rest_site[side] == uz_move_from(move);
  now->hash ^= rest_hash(now);
  now->rest_turns[side] = quiet ? (uint16_t)(same ? now->rest_turns[side] + 1 : 1) : 0;
  now->rest_site[side] = quiet ? (uz_site)uz_move_to(move) : UZ_NO_SITE;
  drop_idle_rest(p, 0);
  drop_idle_rest(p, 1);
  now->hash ^= rest_hash(now);
}

void uz_apply(uz_position *p, const uz_moves *moves, uz_move move) {
  const uz_game *game = p->game;
  unsigned from = uz_move_from(move), to = uz_move_to(move), flags = uz_move_flags(move);
  int side = p->now.side;
  assert(p->depth < p->room);
  uz_undo *undo = &p->undo[p->depth++];
  undo->state = p->now;
  undo->move = move;
  undo->victims = 0;
  undo->partner_from = UZ_NO_SITE;
  lift(p, from);
  uint64_t lost = rights_with(game, from, uz_move_mover(move)) | game->rights_at[to];
  if (flags & UZ_MOVE_VICTIM) {
    undo->victims = 1;
    capture(p, uz_move_extra(move), &lost);
  } else if (flags & UZ_MOVE_EXTRA) {
    apply_extra(p, uz_moves_extra(moves, move), undo, &lost);
  }
  put(p, to, uz_move_unit(move));
  lose_rights(p, lost);
  if (p->now.mark != UZ_NO_SITE) forget_mark(p);
  p->now.side = (uint16_t)(1 - side);
  p->now.hash ^= game->z_side;
  p->now.turn += side != game->def->first;
  if (flags & (UZ_MOVE_MARKS | UZ_MOVE_EXTRA)) {
    uz_site mark = mark_of(moves, move);
    if (mark != UZ_NO_SITE) set_mark(p, mark, (uz_site)to);
  }
  if (game->rests) count_rest(p, side, move, undo);
  uz_counters_turn(p, undo);
  note_check(p);
}

void uz_position_apply(uz_position *p, const uz_moves *moves, size_t i) {
  if (p->depth == p->room && uz_position_reserve(p, TURNS_OF_ROOM) != UZ_OK) abort();
  uz_apply(p, moves, moves->move[i]);
}

static inline void put_back(uz_position *p, const uz_undo *undo) {
  if (undo->partner_from != UZ_NO_SITE) put(p, undo->partner_from, lift(p, undo->partner_to));
  for (unsigned i = 0; i < undo->victims; i++) {
    uz_victim victim = p->victims[--p->victims_count];
    put(p, victim.site, victim.code);
  }
}

void uz_position_undo(uz_position *p) {
  assert(p->depth > 0);
  const uz_undo *undo = &p->undo[--p->depth];
  lift(p, uz_move_to(undo->move));
  put_back(p, undo);
  put(p, uz_move_from(undo->move), uz_move_mover(undo->move));
  p->now = undo->state;
}
