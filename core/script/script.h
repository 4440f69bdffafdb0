/* Runs a script and hands over what it says as trees. The side door to floor 2: what lies behind it
 * is Lua's, and nothing of Lua comes out. */
#ifndef UZ_SCRIPT_SCRIPT_H
#define UZ_SCRIPT_SCRIPT_H

#include "rules/game.h"

/* Runs the script that `load` names. The trees live in the arena. `where` is left empty when the
 * script has no Lua test; otherwise it keeps Lua open until its `close` is called. */
uz_status uz_script_run(uz_arena *arena, const uz_load *load, uz_diags *diags, uz_game_def **def,
                        uz_where_hook *where);

/* Calls every Lua test of the compiled game on every site of its start, so that what is wrong in
 * one is said at once. False, with findings, when something is. */
bool uz_script_try_where(const uz_game *game, uz_diags *diags);

#endif
