/* Chains of jumps, found by walking the board: the generator's loop for UZ_ACT_CHAIN. */
#ifndef UZ_PLAY_CHAIN_H
#define UZ_PLAY_CHAIN_H

#include "play/position.h"

/* Appends the captures of the unit on a site, as far as the list's best key lets them stand. */
void uz_chain_generate(uz_position *p, const uz_chain *chain, unsigned site, uz_moves *moves);

/* Appends a captured path to the list: with keys of preference, only if none in the list is
 * preferred, and those that it is preferred to are dropped. */
void uz_capture_push(const uz_game *game, uz_moves *moves, const uz_path *path,
                     const uz_code *victim_codes);
/* Of a list of captures in the position, keeps those that none is preferred to. */
void uz_captures_keep_best(const uz_position *p, uz_moves *moves);

#endif
