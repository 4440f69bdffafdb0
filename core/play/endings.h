/* Counts that a position keeps for the endings, and which ending a position is. */
#ifndef UZ_PLAY_ENDINGS_H
#define UZ_PLAY_ENDINGS_H

#include "play/position.h"

/* Sets the counters of a position that was set. */
void uz_counters_start(uz_position *p);
/* Moves the counters on after a turn. */
void uz_counters_turn(uz_position *p, const uz_undo *undo);

/* The ending that the position is by its history and units alone, without looking for moves;
 * NULL: none. */
const uz_end *uz_ending_now(const uz_position *p);
/* The ending of a side that has no legal move; NULL: none. */
const uz_end *uz_ending_without_moves(uz_position *p);

#endif
