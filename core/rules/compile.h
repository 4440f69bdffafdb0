/* From trees to a game. Four passes, a file each: conditions (cond.c), programs (program.c),
 * fused alternatives and their tables (fuse.c), reversed attacks (reverse.c); then the verifier
 * (verify.c). */
#ifndef UZ_RULES_COMPILE_H
#define UZ_RULES_COMPILE_H

#include "rules/game.h"

/* The def has passed uz_check_game. The game lives in the arena, which it then owns. `unfused`
 * leaves every alternative to the interpreter. */
uz_status uz_compile(uz_arena *arena, uz_game_def *def, bool unfused, uz_diags *diags,
                     uz_game **game);

#endif
