/* Attacks on royal units. */
#ifndef UZ_PLAY_ATTACK_H
#define UZ_PLAY_ATTACK_H

#include "play/position.h"

/* Could the other side capture a royal unit of `side` on this site, as the board (codes by site) stands? For games
 * with plain attacks only. */
bool uz_board_attacked(const uz_game *game, const uint8_t *board, int side, unsigned site);
/* The same for every game; the position's own board is asked. */
bool uz_attacked(uz_position *p, int side, unsigned site);
/* Is any royal unit of the side attacked? False when it has none. */
bool uz_in_check(uz_position *p, int side);

#endif
