/* The start position of a game, read from its text or its lines. */
#ifndef UZ_RULES_SETUP_H
#define UZ_RULES_SETUP_H

#include "rules/game.h"

/* Puts the code of every unit into start[], one for each site. False, with findings, when the
 * setup does not fit the board or the pieces; diags may be NULL.
 *
 * A text gives the squares, see squares.h; units on nodes need lines. */
bool uz_setup_read(const uz_game_def *def, uz_code *start, uz_diags *diags);

#endif
