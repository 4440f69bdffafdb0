/* Families: scripts that share words of their own with others. */
#include <ctype.h>
#include <string.h>

#include "script/find.h"
#include "script/lint.h"
#include "script/sandbox.h"
#include "script/words.h"

/* ---- What scripts get of a family ---- */

/* Stands for a function of a family: while it runs, the line that calls it stays on the stack, even
 * when that is a tail call, so that findings can be told there. */
static int call_member(lua_State *L) {
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
  return lua_gettop(L);
}

/* __index of a family's table: what was asked for is not there. */
static int missing_member(lua_State *L) {
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
  unsigned count;
  const char **names = uz_sorted_keys(uz_arg(L, 1), &count);
  uz_fault(L, uz_here(L), UZ_D_no_member, lua_tostring(L, lua_upvalueindex(1)), name,
           uz_nearest(name, names, count), uz_list_names(L, names, count));
  return uz_give_unknown(L);
}

static void guard_functions(lua_State *L, int table) {
  for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
    if (!lua_isfunction(L, -1) || lua_iscfunction(L, -1)) continue;
    lua_pushvalue(L, -2);
    lua_pushvalue(L, -2);
    lua_pushcclosure(L, call_member, 1);
    lua_rawset(L, table);
  }
}

/* Makes the table that a family has returned fit for scripts. */
static void guard_members(lua_State *L, const char *family) {
  int table = lua_gettop(L);
  if (!lua_istable(L, table)) return;
  guard_functions(L, table);
  lua_createtable(L, 0, 1);
  lua_pushstring(L, family);
  lua_pushcclosure(L, missing_member, 1);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, table);
}

/* ---- Loading ---- */

static const char
    families_key; /* registry: what each family has returned; this address while it runs */

static bool is_family_name(const char *name) {
  for (const char *c = name; *c; c++)
    if (!islower((unsigned char)*c) && !isdigit((unsigned char)*c) && !strchr("_-", *c))
      return false;
  return *name;
}

/* The file of a family as one of the run's; -1, with a finding, when it cannot be had. */
static int read_family(lua_State *L, const char *name) {
  if (is_family_name(name)) {
    int file = uz_read_family(L, name);
    if (file >= 0) return file;
  }
  uz_unknown_family(L, name);
  return -1;
}

static void push_families(lua_State *L) {
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &families_key) == LUA_TTABLE) return;
  lua_pop(L, 1);
  lua_newtable(L);
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &families_key);
}

/* An error in any file ends the whole run. The lint comes behind the loading, so that it only sees
 * what Lua can read. */
void uz_run_file(lua_State *L, unsigned file) {
  if (!uz_sandbox_load(L, file)) uz_stop(L);
  uz_lint(L, file);
  lua_call(L, 0, 1);
}

static int run_family(lua_State *L, int families, const char *name) {
  int file = read_family(L, name);
  if (file < 0) return uz_give_unknown(L);
  lua_pushlightuserdata(L, (void *)&families_key);
  lua_setfield(L, families, name);
  uz_run_file(L, (unsigned)file);
  guard_members(L, name);
  lua_pushvalue(L, -1);
  lua_setfield(L, families, name);
  return 1;
}

static const char *joined(lua_State *L, const char *family, const char *name) {
  size_t size = strlen(family) + strlen(name) + sizeof ".";
  char *text = uz_take(L, size);
  snprintf(text, size, "%s.%s", family, name);
  return text;
}

const char *uz_member_named(lua_State *L, const char *name) {
  const char *found = NULL;
  int top = lua_gettop(L);
  push_families(L);
  uz_slot families = uz_arg(L, lua_gettop(L));
  unsigned count;
  const char **names = uz_sorted_keys(families, &count);
  for (unsigned i = 0; i < count && !found; i++) {
    uz_slot family = uz_field(families, names[i]);
    if (lua_istable(L, family.index) && uz_is_given(uz_field(family, name)))
      found = joined(L, names[i], name);
  }
  lua_settop(L, top);
  return found;
}

int uz_word_family(lua_State *L) {
  const char *name = uz_want_string(uz_arg(L, 1));
  uz_want_no_more(L, 1);
  if (!name) return uz_give_unknown(L);
  push_families(L);
  int families = lua_gettop(L);
  int type = lua_getfield(L, families, name);
  if (type == LUA_TNIL) return run_family(L, families, name);
  if (type != LUA_TLIGHTUSERDATA) return 1;
  uz_fault(L, uz_here(L), UZ_D_family_circle, name, NULL, NULL, NULL);
  return uz_give_unknown(L);
}
