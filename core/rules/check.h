/* Checks of a whole game: what each word of a script cannot know by itself. */
#ifndef UZ_RULES_CHECK_H
#define UZ_RULES_CHECK_H

#include "rules/tree.h"

/* Adds a finding for each fault of the game. False when one of them is an error: the game must
 * then not be compiled. Warnings are for `uzel check`. diags may be NULL. */
bool uz_check_game(const uz_game_def *def, uz_diags *diags);

#endif
