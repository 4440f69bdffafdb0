/* The verifier: what the interpreter and the generator may rely on without looking. */
#ifndef UZ_RULES_VERIFY_H
#define UZ_RULES_VERIFY_H

#include "rules/game.h"

/* True when every instruction of the game's code and every act is well formed: known opcodes,
 * jumps within the code (backwards for AGAIN only), directions that exist, conditions that are
 * there, an end that is reached. Else false with a finding: the compiler is then at fault, not
 * the script. */
bool uz_verify(const uz_game *game, uz_source at, uz_diags *diags);

#endif
