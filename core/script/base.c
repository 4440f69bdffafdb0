#include "script/base.h"

#include <lualib.h>
#include <stdlib.h>
#include <string.h>

#include "script/sandbox.h"
#include "script/slot.h"

/* ---- Errors that a script raises ---- */

/* An error always ends the run: nothing in a script can catch it. */
static int fail_with(lua_State *L, uz_source at, int index) {
  uz_sort sort = uz_sort_at(L, index);
  if (sort == UZ_S_string)
    uz_fault(L, at, UZ_D_script_error, lua_tostring(L, index), NULL, NULL, NULL);
  else if (sort != UZ_S_unknown)
    uz_fault(L, at, UZ_D_error_object, uz_sort_text(L, sort), NULL, NULL, NULL);
  uz_stop(L);
}

static int base_error(lua_State *L) {
  return fail_with(L, uz_caller(L, (int)luaL_optinteger(L, 2, 1)), 1);
}

static int base_assert(lua_State *L) {
  luaL_checkany(L, 1);
  if (lua_toboolean(L, 1)) return lua_gettop(L);
  if (lua_gettop(L) == 1) lua_pushliteral(L, "assertion failed");
  return fail_with(L, uz_here(L), 2);
}

/* ---- Going over tables, always in the same order ---- */

typedef struct table_key {
  const char *text; /* NULL: a number */
  size_t length;
  bool whole;
  lua_Integer integer;
  lua_Number number;
} table_key;

static int by_number_then_text(const void *left, const void *right) {
  const table_key *a = left, *b = right;
  if (!a->text || !b->text) {
    if (a->text || b->text) return a->text ? 1 : -1;
    if (a->whole && b->whole) return (a->integer > b->integer) - (a->integer < b->integer);
    return (a->number > b->number) - (a->number < b->number);
  }
  size_t shorter = a->length < b->length ? a->length : b->length;
  int order = memcmp(a->text, b->text, shorter);
  return order ? order : (a->length > b->length) - (a->length < b->length);
}

static table_key key_at(lua_State *L, int index) {
  table_key key = {.text = NULL};
  if (lua_type(L, index) == LUA_TSTRING) {
    key.text = lua_tolstring(L, index, &key.length);
  } else {
    key.whole = lua_isinteger(L, index);
    key.integer = lua_tointeger(L, index);
    key.number = lua_tonumber(L, index);
  }
  return key;
}

static void push_key(lua_State *L, const table_key *key) {
  if (key->text)
    lua_pushlstring(L, key->text, key->length);
  else if (key->whole)
    lua_pushinteger(L, key->integer);
  else
    lua_pushnumber(L, key->number);
}

static size_t count_keys(lua_State *L) {
  size_t n = 0;
  for (lua_pushnil(L); lua_next(L, 1); lua_pop(L, 1)) {
    int type = lua_type(L, -2);
    if (type != LUA_TSTRING && type != LUA_TNUMBER)
      luaL_error(L, "pairs goes over keys that are numbers or texts, not over a %s key",
                 luaL_typename(L, -2));
    n++;
  }
  return n;
}

/* Pushes the keys of the table at 1 as a list in order. */
static void push_sorted_keys(lua_State *L) {
  size_t n = count_keys(L), i = 0;
  uz_sandbox_spend(L, 4 * n);
  table_key *keys = lua_newuserdatauv(L, (n + 1) * sizeof *keys, 0);
  for (lua_pushnil(L); lua_next(L, 1); lua_pop(L, 1)) keys[i++] = key_at(L, -2);
  qsort(keys, n, sizeof *keys, by_number_then_text);
  lua_createtable(L, (int)n, 0);
  for (i = 0; i < n; i++) {
    push_key(L, &keys[i]);
    lua_rawseti(L, -2, (lua_Integer)i + 1);
  }
}

/* The iterator: upvalue 1 the sorted keys, upvalue 2 how many of them are done. */
static int next_pair(lua_State *L) {
  lua_Integer done = lua_tointeger(L, lua_upvalueindex(2)) + 1;
  lua_pushinteger(L, done);
  lua_replace(L, lua_upvalueindex(2));
  if (lua_rawgeti(L, lua_upvalueindex(1), done) == LUA_TNIL) return 1;
  lua_pushvalue(L, -1);
  lua_rawget(L, 1);
  return 2;
}

static int base_pairs(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  push_sorted_keys(L);
  lua_pushinteger(L, 0);
  lua_pushcclosure(L, next_pair, 2);
  lua_pushvalue(L, 1);
  return 2;
}

/* ---- Types and texts ---- */

static int base_type(lua_State *L) {
  luaL_checkany(L, 1);
  if (lua_type(L, 1) == LUA_TUSERDATA)
    lua_pushstring(L, uz_sort_ident(uz_sort_at(L, 1)));
  else
    lua_pushstring(L, luaL_typename(L, 1));
  return 1;
}

/* Lua would write the address of a table, which is another one in each run. */
static int base_tostring(lua_State *L) {
  int type = lua_type(L, 1);
  luaL_checkany(L, 1);
  if (type == LUA_TTABLE || type == LUA_TFUNCTION || type == LUA_TUSERDATA) return base_type(L);
  luaL_tolstring(L, 1, NULL);
  return 1;
}

/* ---- Lua's own functions, with their work counted ---- */

/* Calls the function of Lua behind it; its work grows with the sizes of its arguments. */
static int counted(lua_State *L) {
  size_t work = 0;
  for (int i = 1; i <= lua_gettop(L); i++) work += (size_t)lua_rawlen(L, i);
  uz_sandbox_spend(L, work / 16);
  return lua_tocfunction(L, lua_upvalueindex(1))(L);
}

/* A rule value would look like an endless list: any index gives something. */
static int base_ipairs(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  return counted(L);
}

/* Addresses again. */
static int string_format(lua_State *L) {
  const char *c = luaL_checkstring(L, 1);
  while ((c = strchr(c, '%'))) {
    c += 1 + strspn(c + 1, "-+ #0123456789.");
    if (*c == 'p') return luaL_error(L, "'%%p' would give another text in each run");
    if (*c) c++;
  }
  for (int i = 2; i <= lua_gettop(L); i++) {
    lua_pushcfunction(L, base_tostring);
    lua_pushvalue(L, i);
    lua_call(L, 1, 1);
    if (lua_type(L, i) == LUA_TNUMBER || lua_type(L, i) == LUA_TSTRING)
      lua_pop(L, 1);
    else
      lua_replace(L, i);
  }
  return counted(L);
}

#define UNPACKED_MOST 250

static int table_unpack(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_Integer first = luaL_optinteger(L, 2, 1);
  lua_Integer last = luaL_optinteger(L, 3, (lua_Integer)lua_rawlen(L, 1));
  if (first > last) return 0;
  if (first < -UNPACKED_MOST || last > first + UNPACKED_MOST)
    return luaL_error(L, "too many results to unpack");
  luaL_checkstack(L, UNPACKED_MOST + 1, NULL);
  for (lua_Integer i = first; i <= last; i++) lua_rawgeti(L, 1, i);
  return (int)(last - first + 1);
}

/* ---- What there is, and what there is not ---- */

typedef struct library {
  const char *name;
  lua_CFunction open;
  const char *kept[16];
} library;

static const library libraries[] = {
    {"math",
     luaopen_math,
     {"abs", "ceil", "floor", "fmod", "huge", "max", "maxinteger", "min", "mininteger", "tointeger",
      "type"}},
    {"string",
     luaopen_string,
     {"byte", "char", "format", "len", "lower", "reverse", "sub", "upper"}},
    {"table", luaopen_table, {"concat", "insert", "remove", "unpack"}},
};

static const luaL_Reg own[] = {
    {"assert", base_assert}, {"error", base_error},       {"pairs", base_pairs},
    {"type", base_type},     {"tostring", base_tostring},
};

/* They stand around Lua's function of that name, which is their upvalue. */
static const luaL_Reg wrappers[] = {
    {"ipairs", base_ipairs}, {"format", string_format}, {"unpack", table_unpack}};

static const char *const kept_base[] = {"ipairs", "select", "tonumber"};

typedef struct removed {
  const char *name;
  uz_diag_id why;
} removed;

static const removed all_removed[] = {
    {"io", UZ_D_no_files},
    {"dofile", UZ_D_no_files},
    {"loadfile", UZ_D_no_files},
    {"require", UZ_D_no_files},
    {"package", UZ_D_no_files},
    {"os", UZ_D_no_system},
    {"debug", UZ_D_no_system},
    {"collectgarbage", UZ_D_no_system},
    {"coroutine", UZ_D_no_system},
    {"load", UZ_D_no_code},
    {"loadstring", UZ_D_no_code},
    {"pcall", UZ_D_no_catching},
    {"xpcall", UZ_D_no_catching},
    {"print", UZ_D_no_output},
    {"warn", UZ_D_no_output},
    {"next", UZ_D_no_next},
    {"setmetatable", UZ_D_no_metatables},
    {"getmetatable", UZ_D_no_metatables},
    {"rawget", UZ_D_no_metatables},
    {"rawset", UZ_D_no_metatables},
    {"rawequal", UZ_D_no_metatables},
    {"rawlen", UZ_D_no_metatables},
};

bool uz_base_is_removed(lua_State *L, const char *name) {
  for (size_t i = 0; i < UZ_COUNT_OF(all_removed); i++) {
    if (strcmp(name, all_removed[i].name) != 0) continue;
    uz_fault(L, uz_here(L), all_removed[i].why, name, NULL, NULL, NULL);
    return true;
  }
  return false;
}

size_t uz_base_names(const char **names) {
  size_t n = 0;
  for (size_t i = 0; i < UZ_COUNT_OF(own); i++) names[n++] = own[i].name;
  for (size_t i = 0; i < UZ_COUNT_OF(kept_base); i++) names[n++] = kept_base[i];
  for (size_t i = 0; i < UZ_COUNT_OF(libraries); i++) names[n++] = libraries[i].name;
  return n;
}

/* ---- Opening ---- */

static size_t kept_count(const library *lib) {
  size_t n = 0;
  while (lib->kept[n]) n++;
  return n;
}

/* __index of a library: what was asked for is not there. */
static int missing_function(lua_State *L) {
  const library *lib = lua_touserdata(L, lua_upvalueindex(1));
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
  size_t n = kept_count(lib);
  uz_fault(L, uz_here(L), UZ_D_no_function, lib->name, name, uz_nearest(name, lib->kept, n),
           uz_list_names(L, lib->kept, n));
  return uz_give_unknown(L);
}

/* Moves a field of the table at `from` to the table at the top, functions in what stands around
 * them. */
static void keep(lua_State *L, int from, const char *name) {
  lua_CFunction around = counted;
  for (size_t i = 0; i < UZ_COUNT_OF(wrappers); i++)
    if (!strcmp(name, wrappers[i].name)) around = wrappers[i].func;
  lua_getfield(L, from, name);
  if (lua_iscfunction(L, -1)) lua_pushcclosure(L, around, 1);
  lua_setfield(L, -2, name);
}

/* Pushes the library as scripts have it. */
static void open_library(lua_State *L, const library *lib) {
  lua_pushcfunction(L, lib->open);
  lua_call(L, 0, 1);
  int whole = lua_gettop(L);
  lua_newtable(L);
  for (const char *const *name = lib->kept; *name; name++) keep(L, whole, *name);
  lua_newtable(L);
  lua_pushlightuserdata(L, (void *)lib);
  lua_pushcclosure(L, missing_function, 1);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_remove(L, whole);
}

/* Texts have their functions as methods: ("%d"):format(1). */
static void set_string_methods(lua_State *L) {
  lua_pushliteral(L, "");
  lua_createtable(L, 0, 1);
  lua_pushvalue(L, -3);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}

static void open_base(lua_State *L) {
  lua_newtable(L);
  lua_pushvalue(L, -1);
  lua_rawseti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS); /* where luaopen_base puts things */
  lua_pushcfunction(L, luaopen_base);
  lua_call(L, 0, 0);
}

void uz_base_open(lua_State *L) {
  int words = lua_gettop(L);
  open_base(L);
  lua_pushvalue(L, words);
  for (size_t i = 0; i < UZ_COUNT_OF(kept_base); i++) keep(L, words + 1, kept_base[i]);
  for (size_t i = 0; i < UZ_COUNT_OF(own); i++) {
    lua_pushcfunction(L, own[i].func);
    lua_setfield(L, words, own[i].name);
  }
  for (size_t i = 0; i < UZ_COUNT_OF(libraries); i++) {
    open_library(L, &libraries[i]);
    if (!strcmp(libraries[i].name, "string")) set_string_methods(L);
    lua_setfield(L, words, libraries[i].name);
  }
  lua_settop(L, words);
}
