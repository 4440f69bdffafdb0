/* The start position of a game, read from its text or its lines. */
#ifndef UZ_RULES_SETUP_H
#define UZ_RULES_SETUP_H

#include "rules/game.h"

/* Puts the code of every unit into start[], one for each site. False, with findings, when the setup does
 * not fit the board or the pieces; diags may be NULL.
 *
 * A text gives the squares as FEN does: ranks from the last to the first, split by '/', letters of units
 * and numbers for so many squares without a unit. A square cut out of the board counts as one without. */
bool uz_setup_read(const uz_game_def *def, uz_code *start, uz_diags *diags);

#endif
