/* A Lua state that cannot do harm: no files, no loading of code, no unbounded work or memory. */
#ifndef UZ_SCRIPT_SANDBOX_H
#define UZ_SCRIPT_SANDBOX_H

#include "script/run.h"

#define UZ_SCRIPT_MEMORY  ((size_t)16 << 20) /* bytes, for Lua and for the trees each */
#define UZ_SCRIPT_BLOCK   ((size_t)1 << 20)  /* bytes of one string or table */
#define UZ_SCRIPT_STEPS   5000000L
#define UZ_SCRIPT_SECONDS 2.0
#define UZ_WHERE_STEPS    20000L
#define UZ_WHERE_SECONDS  1.0

/* Opens run->lua with nothing in it. False when memory is out. */
bool uz_sandbox_open(uz_run *run);
/* Allows so much from here on. */
void uz_sandbox_allow(uz_run *run, long steps, double seconds);
/* Calls the function below `args` arguments. False when the call was ended: a finding stands. */
bool uz_sandbox_call(lua_State *L, int args, int results);
/* Loads a file of the run as a function onto the stack. False, with a finding, when it is no Lua
 * text. */
bool uz_sandbox_load(lua_State *L, unsigned file);
/* Counts work that a C function does on a script's behalf; ends the run when it is too much. */
void uz_sandbox_spend(lua_State *L, size_t work);

#endif
