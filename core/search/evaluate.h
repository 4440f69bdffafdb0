/* What a position is worth, from the compiled rules alone. */
#ifndef UZ_SEARCH_EVALUATE_H
#define UZ_SEARCH_EVALUATE_H

#include "play/position.h"

/* Values of units by code, in hundredths of the cheapest piece's. */
typedef struct uz_values {
  int unit[64];
  bool losing_wins; /* a side without moves wins: units are a burden */
} uz_values;

void uz_values_find(const uz_game *game, uz_values *values);
/* Material for the side to move. */
int uz_evaluate(const uz_position *p, const uz_values *values);

#endif
