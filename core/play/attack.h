/* Attacks on royal units, and what they leave to the units around. */
#ifndef UZ_PLAY_ATTACK_H
#define UZ_PLAY_ATTACK_H

#include "play/position.h"

/* Could the other side capture a royal unit of `side` on this site, as the board (codes by site)
 * stands? For games with plain attacks only. */
bool uz_board_attacked(const uz_game *game, const uint8_t *board, int side, unsigned site);
/* The same for every game; the position's own board is asked. */
bool uz_attacked(uz_position *p, int side, unsigned site);
/* Is any royal unit of the side attacked? False when it has none. */
bool uz_in_check(uz_position *p, int side);
/* The same while moves are being found: at the cost of their finding. */
bool uz_royal_attacked(uz_position *p, int side);
/* Is the side's royal unit safe once the move is played? For guarded games; the board is given
 * back as it was. */
bool uz_move_is_safe(uz_position *p, const uz_moves *moves, uz_move move);

/* A unit that may only move along the line between its royal unit and an attacker. */
typedef struct uz_pin {
  uint16_t site;
  uint16_t reach; /* how many sites of the ray, the attacker's included */
  const uz_attack_ray *ray;
} uz_pin;

/* What a guarded side must mind. */
typedef struct uz_guard {
  unsigned royal; /* site of the royal unit; game->sites when it is gone */
  unsigned checks;
  /* In check: sites that capture the attacker or stand in its way, for all attacks at once. */
  uz_word64 allowed[UZ_WORDS_MOST];
  uz_word64 pinned[UZ_WORDS_MOST];
  uz_pin pins[UZ_DIRS_MOST];
  unsigned pins_count;
} uz_guard;

/* The first sites of a ray, as a set. */
void uz_ray_sites(const uz_game *game, const uz_attack_ray *ray, unsigned count, uz_word64 *set);
void uz_guard_find(const uz_position *p, int side, uz_guard *guard);

#endif
