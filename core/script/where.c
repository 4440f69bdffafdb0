#include "script/where.h"

#include <math.h>
#include <pthread.h>
#include <string.h>

#include "script/sandbox.h"
#include "script/script.h"
#include "script/slot.h"

static const char functions_key; /* registry: the functions, as a list from 1 */

/* One Lua state serves all threads, one at a time. */
typedef struct context {
  uz_run *run;
  pthread_mutex_t turn;
} context;

/* A call that is being made. */
typedef struct visit {
  int function;
  const uz_where_view *view;
  bool holds;
} visit;

void uz_where_keep(lua_State *L, int n) {
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &functions_key) == LUA_TNIL) {
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &functions_key);
  }
  lua_pushvalue(L, 1);
  lua_rawseti(L, -2, n + 1);
}

/* ---- Places ---- */

/* A place is its site and the serial number of the call that it belongs to. */
static int give_place(lua_State *L, uz_site site) {
  uz_give(L, UZ_S_place, NULL);
  uz_value *value = lua_touserdata(L, -1);
  value->dirs = (uint64_t)uz_run_of(L)->visits << 16 | site;
  return 1;
}

static uz_site site_of(lua_State *L) {
  uz_dirs said = uz_value_at(L, 1)->dirs;
  const uz_run *run = uz_run_of(L);
  if (!run->view || said >> 16 != run->visits)
    luaL_error(L, "a place is gone when its test is over");
  return (uz_site)said;
}

/* A step in squares, as doubled coordinates. */
static int step_arg(lua_State *L, int index) {
  double twice = 2 * luaL_checknumber(L, index);
  luaL_argcheck(L, fabs(twice) <= 2 * UZ_GRID_MOST && twice == floor(twice), index,
                "a number of squares or half squares expected");
  return (int)twice;
}

/* place:at(dx, dy): right and forward as the mover sees it; nil beyond the board. */
static int place_at(lua_State *L) {
  luaL_argcheck(L, uz_sort_at(L, 1) == UZ_S_place, 1, "write place:at(dx, dy)");
  const uz_where_view *view = uz_run_of(L)->view;
  uz_site site = site_of(L);
  int dx = step_arg(L, 2), dy = step_arg(L, 3);
  const uz_place *from = &view->game->board->place[site];
  uz_site to = uz_board_at(view->game->board, from->x + dx, from->y + (view->side ? -dy : dy));
  return to == UZ_NO_SITE ? 0 : give_place(L, to);
}

static bool has_unit(uz_code code) { return uz_codes_have(UZ_UNIT_CODES, code); }

static int place_name(lua_State *L, const uz_where_view *view, uz_site site) {
  lua_pushstring(L, view->game->board->place[site].name);
  return 1;
}

static int place_row(lua_State *L, const uz_where_view *view, uz_site site) {
  lua_pushinteger(L, uz_board_row(view->game->board, site, view->side));
  return 1;
}

static int place_file(lua_State *L, const uz_where_view *view, uz_site site) {
  lua_pushinteger(L, uz_board_file(view->game->board, site));
  return 1;
}

static int place_piece(lua_State *L, const uz_where_view *view, uz_site site) {
  uz_code code = view->board[site];
  if (!has_unit(code)) return 0;
  lua_pushstring(L, view->game->def->pieces[uz_code_kind(code)].piece.name);
  return 1;
}

static int place_side(lua_State *L, const uz_where_view *view, uz_site site) {
  uz_code code = view->board[site];
  if (!has_unit(code)) return 0;
  lua_pushstring(L, uz_code_side(code) == view->side ? "friend" : "enemy");
  return 1;
}

static int place_method(lua_State *L, const uz_where_view *view, uz_site site) {
  (void)view, (void)site;
  lua_pushcfunction(L, place_at);
  return 1;
}

typedef struct reader {
  const char *name;
  int (*read)(lua_State *L, const uz_where_view *view, uz_site site);
} reader;

static const reader readers[] = {
    {"name", place_name},   {"row", place_row},   {"file", place_file},
    {"piece", place_piece}, {"side", place_side}, {"at", place_method},
};

static int unknown_reading(lua_State *L, const char *name) {
  const char *names[UZ_COUNT_OF(readers)];
  for (size_t i = 0; i < UZ_COUNT_OF(readers); i++) names[i] = readers[i].name;
  uz_fault(L, uz_here(L), UZ_D_unknown_key, "place", name,
           uz_nearest(name, names, UZ_COUNT_OF(names)),
           uz_list_names(L, names, UZ_COUNT_OF(names)));
  uz_stop(L);
}

int uz_place_index(lua_State *L) {
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
  for (size_t i = 0; i < UZ_COUNT_OF(readers); i++)
    if (!strcmp(name, readers[i].name)) return readers[i].read(L, uz_run_of(L)->view, site_of(L));
  return unknown_reading(L, name);
}

/* ---- Calling ---- */

static int visit_place(lua_State *L) {
  visit *v = lua_touserdata(L, 1);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &functions_key);
  lua_rawgeti(L, -1, v->function + 1);
  give_place(L, v->view->site);
  lua_call(L, 1, 1);
  v->holds = lua_toboolean(L, -1);
  return 0;
}

/* A test that fails does not hold. */
static bool call_function(uz_run *run, int function, const uz_where_view *view) {
  visit v = {function, view, false};
  uz_sandbox_allow(run, UZ_WHERE_STEPS, UZ_WHERE_SECONDS);
  run->view = view;
  run->visits++;
  lua_pushcfunction(run->lua, visit_place);
  lua_pushlightuserdata(run->lua, &v);
  uz_sandbox_call(run->lua, 1, 0);
  run->view = NULL;
  return v.holds;
}

static bool call(void *hook, int function, const uz_where_view *view) {
  context *c = hook;
  pthread_mutex_lock(&c->turn);
  c->run->faults = 0;
  bool holds = call_function(c->run, function, view);
  pthread_mutex_unlock(&c->turn);
  return holds;
}

static void close_state(void *hook) {
  context *c = hook;
  lua_close(c->run->lua);
  pthread_mutex_destroy(&c->turn);
}

bool uz_where_open(uz_run *run, uz_where_hook *where) {
  context *c = UZ_NEW(run->arena, context);
  if (!c || pthread_mutex_init(&c->turn, NULL)) return false;
  c->run = run;
  *where = (uz_where_hook){call, close_state, c};
  run->diags = NULL;
  return true;
}

/* Calls the function everywhere until something is wrong in it. */
static void try_function(uz_run *run, const uz_game *game, int function) {
  unsigned faults = run->faults;
  for (unsigned site = 0; site < game->sites; site++)
    for (int side = 0; side < 2 && run->faults == faults; side++) {
      const uz_where_view view = {game, game->start, (uz_site)site, side};
      call_function(run, function, &view);
    }
}

bool uz_script_try_where(const uz_game *game, uz_diags *diags) {
  const context *c = game->where.context;
  if (!c) return true;
  c->run->diags = diags;
  c->run->faults = 0;
  for (unsigned f = 0; f < game->def->functions; f++) try_function(c->run, game, (int)f);
  c->run->diags = NULL;
  return !c->run->faults;
}
