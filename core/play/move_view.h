/* A move of a list as a text tells it. */
#ifndef UZ_PLAY_MOVE_VIEW_H
#define UZ_PLAY_MOVE_VIEW_H

#include "play/position.h"

typedef struct uz_move_view {
  const uz_moves *moves;
  size_t index;
  uz_site from, to;
  uz_site partner_from, partner_to; /* of a second unit; UZ_NO_SITE: none */
  unsigned before, after;           /* pieces */
  size_t victims, landings;
} uz_move_view;

uz_move_view uz_move_look(const uz_position *position, const uz_moves *moves, size_t i);

/* Equal in everything but the victims and the way. */
bool uz_views_same_ends(const uz_move_view *a, const uz_move_view *b);
bool uz_views_same_landings(const uz_move_view *a, const uz_move_view *b);
/* The same units are captured, in whatever order. */
bool uz_views_same_victims(const uz_move_view *a, const uz_move_view *b);
/* One move in the count of results. */
bool uz_views_same_result(const uz_move_view *a, const uz_move_view *b);

#endif
