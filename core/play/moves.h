/* Move lists. A move fits 64 bits; captures of more than one unit, second units and unusual
 * victims lie in the list's side array. */
#ifndef UZ_PLAY_MOVES_H
#define UZ_PLAY_MOVES_H

#include "rules/game.h"

/* From the low bit on: from (11 bits), to (11), the unit before (6) and afterwards (6), flags
 * (3), extra (27): the victim's site, the marked site or the index of a uz_extra in the side
 * array, as the flags say. */
typedef uint64_t uz_move;

enum {
  UZ_MOVE_VICTIM = 1, /* one victim, on the site in `extra` */
  UZ_MOVE_EXTRA = 2,  /* `extra` is an index into the side array */
  UZ_MOVE_MARKS = 4   /* marks the site in `extra` */
};

#define UZ_MOVE_FLAGS_SHIFT 34
#define UZ_MOVE_EXTRA_SHIFT 37

static inline uz_move uz_move_make(unsigned from, unsigned to, uz_code mover, uz_code unit,
                                   unsigned flags, unsigned extra) {
  return (uz_move)from | (uz_move)to << 11 | (uz_move)mover << 22 | (uz_move)unit << 28 |
         (uz_move)flags << UZ_MOVE_FLAGS_SHIFT | (uz_move)extra << UZ_MOVE_EXTRA_SHIFT;
}
static inline unsigned uz_move_from(uz_move m) { return m & 0x7FF; }
static inline unsigned uz_move_to(uz_move m) { return (m >> 11) & 0x7FF; }
static inline uz_code uz_move_mover(uz_move m) { return (m >> 22) & 63; }
static inline uz_code uz_move_unit(uz_move m) { return (m >> 28) & 63; }
static inline unsigned uz_move_flags(uz_move m) { return (m >> UZ_MOVE_FLAGS_SHIFT) & 7; }
static inline unsigned uz_move_extra(uz_move m) { return (unsigned)(m >> UZ_MOVE_EXTRA_SHIFT); }

/* In the side array: this head, then victims in order of capture, then landings in order. */
typedef struct uz_extra {
  uint16_t victims, landings;
  uz_site mark;                     /* UZ_NO_SITE: none */
  uz_site partner_from, partner_to; /* UZ_NO_SITE: none */
} uz_extra;

#define UZ_EXTRA_HEAD (sizeof(uz_extra) / sizeof(uint16_t))

/* Beyond these a list is cut short: no game that people play comes near. The second keeps
 * indices within a move. */
#define UZ_MOVES_MOST ((size_t)1 << 20)
#define UZ_SIDE_MOST  ((size_t)1 << 27)

struct uz_moves {
  const uz_game *game;
  uz_move *move;
  size_t count, room;
  uint16_t *side;
  size_t side_used, side_room;
  uint64_t best_key; /* of the captures in the list, while it is filled */
  uz_count count_as;
  bool all_captures; /* keep those too that others are preferred to */
  bool cut;          /* moves are missing: it could not grow, or finding them cost too much */
};

static inline const uz_extra *uz_moves_extra(const uz_moves *moves, uz_move m) {
  return (const uz_extra *)(const void *)(moves->side + uz_move_extra(m));
}
static inline const uint16_t *uz_extra_victims(const uz_extra *extra) {
  return (const uint16_t *)(const void *)(extra + 1);
}
static inline const uint16_t *uz_extra_landings(const uz_extra *extra) {
  return uz_extra_victims(extra) + extra->victims;
}

static inline void uz_moves_clear(uz_moves *moves) {
  moves->count = moves->side_used = 0;
  moves->best_key = 0;
  moves->cut = false;
}

/* Doubles the room; false when memory is out. */
bool uz_moves_grow(uz_moves *moves);
/* Appends a move; a list that cannot grow stays as it is. */
static inline void uz_moves_push(uz_moves *moves, uz_move move) {
  if (moves->count < moves->room || uz_moves_grow(moves)) moves->move[moves->count++] = move;
}

/* A move as it was found, step by step. */
typedef struct uz_path {
  uz_site from, to;
  uz_code mover, unit; /* the unit before and afterwards */
  bool may_repeat;     /* the list may hold the same move already */
  uint16_t victims, landings;
  const uint16_t *victim, *landing;
  uz_site mark, partner_from, partner_to; /* UZ_NO_SITE: none */
} uz_path;

/* Appends the move of a path, unless one that counts as the same (see count_as) stands in the
 * list. */
void uz_moves_push_path(uz_moves *moves, const uz_path *path);
/* Takes out moves that stand in the list twice. */
void uz_moves_drop_doubles(uz_moves *moves);
/* Number of units that a move captures. */
size_t uz_move_victims(const uz_moves *moves, uz_move move);

/* Pseudo-legal moves: without regard to royal safety, to the obligation to capture and to
 * preference; for saying why a move is illegal. */
size_t uz_generate_pseudo(uz_position *position, uz_moves *moves);

/* The legal moves, as the list's count_as tells them apart: the hot form of uz_moves_generate. */
size_t uz_generate(uz_position *position, uz_moves *moves);

/* Number of legal moves, without a list where that can be told without one. `scratch` is used
 * otherwise. */
size_t uz_count_moves(uz_position *position, uz_moves *scratch);

#endif
