/* A position: a mailbox, a bit set for every code, and what the rules remember. */
#ifndef UZ_PLAY_POSITION_H
#define UZ_PLAY_POSITION_H

#include "play/moves.h"
#include "rules/game.h"

/* What a turn changes besides units; kept whole for undo. */
typedef struct uz_state {
  uint64_t hash;
  uint64_t rights;
  uz_site mark, marker; /* UZ_NO_SITE: none */
  uint16_t side;
  uint16_t since; /* turns since one that can never be taken back by moving on */
  uint16_t progress;
  uint16_t counter[UZ_COUNTERS_MOST];
  /* Where the unit of the resting kind stands that made a side's last quiet move. */
  uz_site rest_site[2];
  uint16_t rest_turns[2];
  uint8_t checked;     /* the side to move is in check; kept where the game asks for it */
  uint8_t mark_counts; /* the mark is part of the hash: a capture of the marker is legal */
  uint32_t turn;       /* number of the pair of turns, from 1 */
} uz_state;

typedef struct uz_undo {
  uz_state state;
  uz_move move;
  uint16_t victims; /* on the position's stack of victims */
  uz_site partner_from, partner_to;
} uz_undo;

typedef struct uz_victim {
  uz_site site;
  uz_code code;
} uz_victim;

struct uz_position {
  const uz_game *game;
  uz_state now;
  uint8_t *board;  /* codes by site; board[sites] is UZ_WALL */
  uz_word64 *sets; /* sets[code * words ..]; UZ_ALL(side) are all units of a side */
  uz_undo *undo;
  size_t depth, room;
  uz_victim *victims; /* of all turns played: no unit is captured twice, so there is room for all */
  size_t victims_count;
  uz_state origin; /* of the position that was set, for records */
  uint8_t *origin_board;
  uz_moves *scratch; /* for questions that need a list of their own */
  int64_t work;      /* that finding moves may still cost: see uz_position_spend */
};

/* What finding the moves of one position, or what attacks a unit, may cost: in landings that are
 * looked at. A long chain on a crowded board has more ways than could ever be listed; no game that
 * people play comes near. */
#define UZ_WORK_MOST       ((int64_t)1 << 24)
#define UZ_LOOKS_A_LANDING 16 /* moves of a list can be compared with another in its time */

/* Pays for `n` landings; false when nothing is left, and then the search for moves is given up. */
static inline bool uz_position_spend(uz_position *p, size_t n) {
  p->work -= (int64_t)n;
  return p->work > 0;
}

static inline uz_word64 *uz_position_set_of(const uz_position *p, unsigned code) {
  return p->sets + code * p->game->words;
}

/* Replaces all units and the state; computes sets and hash. board has game->sites codes; of `state`
 * everything is taken but the hash and rights of units that do not stand as those ask. */
void uz_position_load(uz_position *p, const uint8_t *board, const uz_state *state);
/* The state of a fresh start: rights, side to move, turn 1. */
uz_state uz_state_start(const uz_game *game);
/* The hash computed from scratch. */
uint64_t uz_position_rehash(uz_position *p);
/* True when units, sets and state are equal byte for byte. */
bool uz_position_same(const uz_position *a, const uz_position *b);

/* Plays a move of the list; room must be there (asserted). The hot form of uz_position_apply. */
void uz_apply(uz_position *p, const uz_moves *moves, uz_move move);

#endif
