/* Where scripts lie, and reading them. */
#ifndef UZ_SCRIPT_FIND_H
#define UZ_SCRIPT_FIND_H

#include "script/run.h"

/* Finds and reads the script that the run's load names: its name, path, text, and the preset that
 * is wanted of it. UZ_BAD_USE or UZ_IO, with a finding, when it cannot be had. */
uz_status uz_find_script(uz_run *run);
/* The finding that the variant does not exist, with the nearest of those that do. */
void uz_unknown_variant(uz_run *run);

/* Reads families/NAME.lua as one more file of the run; its index, or -1. */
int uz_read_family(lua_State *L, const char *name);
/* The finding that it is not there. */
void uz_unknown_family(lua_State *L, const char *name);

#endif
