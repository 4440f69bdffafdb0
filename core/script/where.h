/* `where`: tests in Lua, which keep the state open. */
#ifndef UZ_SCRIPT_WHERE_H
#define UZ_SCRIPT_WHERE_H

#include "script/run.h"

/* Keeps the function that is the word's first argument as the game's n-th. */
void uz_where_keep(lua_State *L, int n);
/* What a function reads of its place: __index of places. */
int uz_place_index(lua_State *L);
/* The hook by which the game calls the functions. It owns the run's state from now on. */
bool uz_where_open(uz_run *run, uz_where_hook *where);

#endif
