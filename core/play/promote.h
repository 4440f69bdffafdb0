/* What units become. */
#ifndef UZ_PLAY_PROMOTE_H
#define UZ_PLAY_PROMOTE_H

#include "play/position.h"

/* What a unit whose move began on `start` may be once it is in its zone: to[0 .. count); returns
 * count, which is not 0. */
static inline unsigned uz_promo_choices(const uz_position *p, const uz_promo *promo, unsigned start,
                                        uz_code unit, uz_code to[UZ_KINDS_MOST]) {
  unsigned count = 0;
  bool may = !promo->entering || !uz_set_has(promo->zone, start);
  for (unsigned i = 0; may && i < promo->count; i++) {
    uz_code code = promo->to[i];
    unsigned stand = uz_set_count(uz_position_set_of(p, code), p->game->words);
    if (!promo->lost || code == unit || stand < p->game->start_count[code]) to[count++] = code;
  }
  if (!count) to[count++] = unit;
  return count;
}

#endif
