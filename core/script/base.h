/* What scripts have of Lua's own library: what computes, always gives the same, and ends. */
#ifndef UZ_SCRIPT_BASE_H
#define UZ_SCRIPT_BASE_H

#include "script/run.h"

#define UZ_BASE_MOST 32

/* Puts Lua's functions and their tables into the table on top of the stack. */
void uz_base_open(lua_State *L);
/* Writes the names of those functions and tables, at most UZ_BASE_MOST; gives their number. */
size_t uz_base_names(const char **names);
/* When Lua has this global name and scripts do not, adds a finding that says why and gives true. */
bool uz_base_is_removed(lua_State *L, const char *name);

#endif
