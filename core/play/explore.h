/* The interpreter: runs a piece's program instruction by instruction and finds every way through
 * it. Slower than the generator's loops over tables by design; it does what has no loop of its
 * own, and is their judge. */
#ifndef UZ_PLAY_EXPLORE_H
#define UZ_PLAY_EXPLORE_H

#include "play/position.h"

/* Called with every move found; the path's arrays are the interpreter's own. `victim_codes` are
 * the units captured, in order. */
typedef void uz_found(void *context, const uz_path *path, const uz_code *victim_codes);

/* Explores the code at pc for the unit on a site, as a unit of `side`. The position is given
 * back as it was. */
void uz_explore(uz_position *p, int side, unsigned site, uint32_t pc, uz_found *found,
                void *context);

/* Could a unit of `side` capture the royal unit that stands on the site? */
bool uz_explore_attacks(uz_position *p, int side, unsigned site);

#endif
