/* Conditions, asked in a position. */
#ifndef UZ_PLAY_ASK_H
#define UZ_PLAY_ASK_H

#include "play/position.h"

/* Who asks: a unit of `side` whose move began on `start`. */
typedef struct uz_asker {
  uz_position *p;
  int side;
  uz_site start; /* UZ_NO_SITE: no unit moves */
  uz_code mover;
  bool attacking; /* it is asked what could be captured, not what may be played */
} uz_asker;

/* Does the condition hold of a site, with the unit `code` (or UZ_EMPTY) on it? */
bool uz_cond_holds(const uz_asker *asker, uz_cond cond, unsigned site, uz_code code);

#endif
