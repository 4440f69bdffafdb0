#include "play/moves.h"

#include <stdlib.h>

#define ROOM_AT_FIRST 256

static bool grow_side(uz_moves *moves, size_t least) {
  size_t room = moves->side_room ? 2 * moves->side_room : 1024;
  while (room < least) room *= 2;
  uint16_t *side = realloc(moves->side, room * sizeof *side);
  if (!side) return false;
  moves->side = side;
  moves->side_room = room;
  return true;
}

bool uz_moves_grow(uz_moves *moves) {
  size_t room = moves->room ? 2 * moves->room : ROOM_AT_FIRST;
  uz_move *move = room <= UZ_MOVES_MOST ? realloc(moves->move, room * sizeof *move) : NULL;
  if (!move) {
    moves->cut = true;
    return false;
  }
  moves->move = move;
  moves->room = room;
  return true;
}

uz_moves *uz_moves_new(const uz_game *game) {
  uz_moves *moves = calloc(1, sizeof *moves);
  if (!moves) return NULL;
  moves->game = game;
  if (uz_moves_grow(moves) && grow_side(moves, 0)) return moves;
  uz_moves_free(moves);
  return NULL;
}

void uz_moves_free(uz_moves *moves) {
  if (!moves) return;
  free(moves->move);
  free(moves->side);
  free(moves);
}

size_t uz_moves_count(const uz_moves *moves) { return moves->count; }
uz_status uz_moves_status(const uz_moves *moves) { return moves->cut ? UZ_TOO_MANY : UZ_OK; }

/* ---- Captures of several units, and moves of two ---- */

/* Is a victim of the one among those of the other? Captures are short, so that a search is
 * quick. */
static bool same_victims(const uz_extra *a, const uz_extra *b) {
  const uint16_t *va = uz_extra_victims(a), *vb = uz_extra_victims(b);
  for (unsigned i = 0; i < a->victims; i++) {
    unsigned k = 0;
    while (k < b->victims && vb[k] != va[i]) k++;
    if (k == b->victims) return false;
  }
  return true;
}

static bool same_extra(uz_count count, const uz_extra *a, const uz_extra *b) {
  if (a->victims != b->victims || a->mark != b->mark || a->partner_from != b->partner_from ||
      a->partner_to != b->partner_to)
    return false;
  if (count == UZ_COUNT_RESULTS) return same_victims(a, b);
  if (memcmp(uz_extra_victims(a), uz_extra_victims(b), a->victims * sizeof(uint16_t)) != 0)
    return false;
  if (count == UZ_COUNT_SEQUENCES) return true;
  return a->landings == b->landings &&
         memcmp(uz_extra_landings(a), uz_extra_landings(b), a->landings * sizeof(uint16_t)) == 0;
}

/* The 64 bits that say all of a longer move but its landings in between, or the move as it is when
 * they cannot. */
static uz_move in_short(const uz_moves *moves, uz_move move) {
  const uz_move units = ((uz_move)1 << UZ_MOVE_FLAGS_SHIFT) - 1;
  const uz_extra *extra = uz_moves_extra(moves, move);
  bool marks = extra->mark != UZ_NO_SITE;
  if (extra->victims + marks > 1 || extra->partner_from != UZ_NO_SITE) return move;
  unsigned flags = marks ? UZ_MOVE_MARKS : extra->victims ? UZ_MOVE_VICTIM : 0;
  unsigned site = marks ? extra->mark : extra->victims ? *uz_extra_victims(extra) : 0;
  return (move & units) | uz_move_make(0, 0, 0, 0, flags, site);
}

static bool same_move(const uz_moves *moves, uz_move a, uz_move b) {
  const uz_move units = ((uz_move)1 << UZ_MOVE_FLAGS_SHIFT) - 1;
  if (a == b) return true;
  if ((a ^ b) & units) return false;
  bool a_longer = uz_move_flags(a) & UZ_MOVE_EXTRA, b_longer = uz_move_flags(b) & UZ_MOVE_EXTRA;
  if (a_longer && b_longer)
    return same_extra(moves->count_as, uz_moves_extra(moves, a), uz_moves_extra(moves, b));
  if (a_longer == b_longer || moves->count_as == UZ_COUNT_PATHS) return false;
  return a_longer ? in_short(moves, a) == b : in_short(moves, b) == a;
}

/* Does the list hold a move that counts as the same? */
static bool stands_already(const uz_moves *moves, uz_move move) {
  for (size_t i = 0; i < moves->count; i++)
    if (same_move(moves, moves->move[i], move)) return true;
  return false;
}

static bool room_for_extra(uz_moves *moves, size_t size) {
  if (moves->side_used + size <= moves->side_room) return true;
  if (moves->side_used + size < UZ_SIDE_MOST && grow_side(moves, moves->side_used + size))
    return true;
  moves->cut = true;
  return false;
}

static void push_extra(uz_moves *moves, const uz_path *path) {
  size_t size = UZ_EXTRA_HEAD + path->victims + path->landings;
  if (!room_for_extra(moves, size)) return;
  uint16_t *at = moves->side + moves->side_used;
  uz_extra *extra = (uz_extra *)(void *)at;
  *extra =
      (uz_extra){path->victims, path->landings, path->mark, path->partner_from, path->partner_to};
  memcpy(at + UZ_EXTRA_HEAD, path->victim, path->victims * sizeof *at);
  memcpy(at + UZ_EXTRA_HEAD + path->victims, path->landing, path->landings * sizeof *at);
  uz_move move = uz_move_make(path->from, path->to, path->mover, path->unit, UZ_MOVE_EXTRA,
                              (unsigned)moves->side_used);
  if (stands_already(moves, move)) return;
  moves->side_used += size;
  uz_moves_push(moves, move);
}

static uz_move short_move(const uz_path *path) {
  if (path->mark != UZ_NO_SITE)
    return uz_move_make(path->from, path->to, path->mover, path->unit, UZ_MOVE_MARKS, path->mark);
  if (path->victims)
    return uz_move_make(path->from, path->to, path->mover, path->unit, UZ_MOVE_VICTIM,
                        path->victim[0]);
  return uz_move_make(path->from, path->to, path->mover, path->unit, 0, 0);
}

/* The path of a longer move matters only where paths are told apart or shown; one with a single
 * victim, no second unit and no landing in between says all in its 64 bits. */
static bool needs_extra(const uz_path *path) {
  bool marks = path->mark != UZ_NO_SITE;
  return path->victims > 1 || path->landings > 1 + (unsigned)marks ||
         path->partner_from != UZ_NO_SITE || (marks && path->victims);
}

void uz_moves_push_path(uz_moves *moves, const uz_path *path) {
  if (needs_extra(path)) {
    push_extra(moves, path);
  } else {
    uz_move move = short_move(path);
    if (!path->may_repeat || !stands_already(moves, move)) uz_moves_push(moves, move);
  }
}

void uz_moves_drop_doubles(uz_moves *moves) {
  size_t all = moves->count;
  moves->count = 0;
  for (size_t i = 0; i < all; i++) {
    uz_move move = moves->move[i];
    if (!stands_already(moves, move)) moves->move[moves->count++] = move;
  }
}

/* ---- What a move says ---- */

size_t uz_move_victims(const uz_moves *moves, uz_move move) {
  unsigned flags = uz_move_flags(move);
  if (flags & UZ_MOVE_EXTRA) return uz_moves_extra(moves, move)->victims;
  return flags & UZ_MOVE_VICTIM ? 1 : 0;
}

uz_site uz_moves_victim(const uz_moves *moves, size_t i, size_t victim) {
  uz_move move = moves->move[i];
  if (uz_move_flags(move) & UZ_MOVE_EXTRA)
    return uz_extra_victims(uz_moves_extra(moves, move))[victim];
  return (uz_site)uz_move_extra(move);
}

uz_site uz_moves_landing(const uz_moves *moves, size_t i, size_t landing) {
  uz_move move = moves->move[i];
  if (uz_move_flags(move) & UZ_MOVE_EXTRA)
    return uz_extra_landings(uz_moves_extra(moves, move))[landing];
  return (uz_site)uz_move_to(move);
}

uz_move_info uz_moves_info(const uz_moves *moves, size_t i) {
  uz_move move = moves->move[i];
  bool extra = uz_move_flags(move) & UZ_MOVE_EXTRA;
  return (uz_move_info){.from = (uz_site)uz_move_from(move),
                        .to = (uz_site)uz_move_to(move),
                        .piece_before = (int)uz_code_kind(uz_move_mover(move)),
                        .piece_after = (int)uz_code_kind(uz_move_unit(move)),
                        .victims = uz_move_victims(moves, move),
                        .landings = extra ? uz_moves_extra(moves, move)->landings : 1};
}
