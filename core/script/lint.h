/* Lua's `and`, `or` and `not` cannot be taught to join rule values: `empty or enemy` is just
 * `empty`. So they are looked for in the text. */
#ifndef UZ_SCRIPT_LINT_H
#define UZ_SCRIPT_LINT_H

#include "script/run.h"

/* Adds a finding for each use of them on a rule value in a file of the run. */
void uz_lint(lua_State *L, unsigned file);

#endif
