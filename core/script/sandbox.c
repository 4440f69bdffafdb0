#include "script/sandbox.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#define STEPS_AT_A_TIME 1000
#define DEPTH_MOST      1000 /* calls inside calls */
#define FAULTS_MOST     200  /* more than are shown: a loop must not go on finding them */

/* ---- Memory ---- */

/* Lua gives in `had` the size of the old block, or a type when there is none. */
static void *allocate(void *context, void *block, size_t had, size_t wanted) {
  uz_run *run = context;
  size_t old = block ? had : 0;
  if (!wanted) {
    free(block);
    run->budget.memory -= old;
    return NULL;
  }
  bool grows = wanted > old;
  bool refused =
      grows && (wanted > UZ_SCRIPT_BLOCK || run->budget.memory - old + wanted > UZ_SCRIPT_MEMORY);
  void *moved = refused ? NULL : realloc(block, wanted);
  if (moved)
    run->budget.memory += wanted - old;
  else if (run->lua)
    run->refused_at = uz_here(run->lua);
  return moved;
}

/* ---- Work ---- */

static double processor_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

void uz_sandbox_allow(uz_run *run, long steps, double seconds) {
  run->budget.steps = steps;
  run->budget.seconds = processor_seconds() + seconds;
}

static void end_run(lua_State *L, uz_diag_id id) {
  uz_fault(L, uz_here(L), id, NULL, NULL, NULL, NULL);
  uz_stop(L);
}

/* Steps alone do not bound the time: comparing or joining two long strings is one of them. */
void uz_sandbox_spend(lua_State *L, size_t work) {
  uz_budget *budget = &uz_run_of(L)->budget;
  bool fits = work < (size_t)budget->steps;
  budget->steps -= fits ? (long)work : budget->steps;
  if (!fits || processor_seconds() > budget->seconds) end_run(L, UZ_D_endless_script);
}

static void count_steps(lua_State *L, lua_Debug *ar) {
  lua_Debug deepest;
  (void)ar;
  if (uz_run_of(L)->faults > FAULTS_MOST) uz_stop(L);
  if (lua_getstack(L, DEPTH_MOST, &deepest)) end_run(L, UZ_D_deep_recursion);
  uz_sandbox_spend(L, STEPS_AT_A_TIME);
}

/* ---- Errors ---- */

/* The error object of a run whose finding stands already. */
static char stopped;

_Noreturn void uz_stop(lua_State *L) {
  lua_pushlightuserdata(L, &stopped);
  lua_error(L);
  abort();
}

/* Behind "N:LINE: ", which Lua puts before its messages. */
static const char *without_place(const char *message) {
  const char *c = message + strspn(message, "0123456789");
  if (c == message || *c != ':') return message;
  const char *line = c + 1, *end = line + strspn(line, "0123456789");
  return end > line && !strncmp(end, ": ", 2) ? end + 2 : message;
}

static int line_in(const char *message) {
  const char *text = without_place(message);
  return text == message ? 0 : atoi(strchr(message, ':') + 1);
}

static void tell_error(lua_State *L, const char *message) {
  if (strstr(message, "stack overflow"))
    uz_fault(L, uz_here(L), UZ_D_deep_recursion, NULL, NULL, NULL, NULL);
  else
    uz_fault(L, uz_here(L), UZ_D_lua_error, without_place(message), NULL, NULL, NULL);
}

/* An error of Lua itself. When a value was guessed after an earlier finding, it may be a mere
 * consequence of that. */
static int handle_error(lua_State *L) {
  const uz_run *run = uz_run_of(L);
  if (lua_type(L, 1) == LUA_TSTRING && !run->guessed && !run->reads)
    tell_error(L, lua_tostring(L, 1));
  lua_pushlightuserdata(L, &stopped);
  return 1;
}

bool uz_sandbox_call(lua_State *L, int args, int results) {
  int handler = lua_gettop(L) - args;
  lua_pushcfunction(L, handle_error);
  lua_insert(L, handler);
  int status = lua_pcall(L, args, results, handler);
  lua_remove(L, handler);
  if (status == LUA_OK) return true;
  if (status != LUA_ERRRUN)
    uz_fault(L, uz_run_of(L)->refused_at, UZ_D_script_memory, NULL, NULL, NULL, NULL);
  lua_pop(L, 1);
  return false;
}

bool uz_sandbox_load(lua_State *L, unsigned file) {
  const uz_file *f = &uz_run_of(L)->file[file];
  uz_source at = {f->name, 1};
  char chunk[16];
  snprintf(chunk, sizeof chunk, "=%u", file);
  if (f->length && f->text[0] == LUA_SIGNATURE[0]) {
    uz_fault(L, at, UZ_D_bytecode, NULL, NULL, NULL, NULL);
    return false;
  }
  uz_run_of(L)->reads = true;
  int status = luaL_loadbufferx(L, f->text, f->length, chunk, "t");
  uz_run_of(L)->reads = false;
  if (status == LUA_OK) return true;
  if (status == LUA_ERRSYNTAX) {
    at.line = line_in(lua_tostring(L, -1));
    uz_fault(L, at, UZ_D_syntax, without_place(lua_tostring(L, -1)), NULL, NULL, NULL);
  } else if (status == LUA_ERRMEM) {
    uz_fault(L, (uz_source){f->name, 0}, UZ_D_script_memory, NULL, NULL, NULL, NULL);
  } else {
    at.line = uz_tokens_deepest_line(&f->tokens);
    uz_fault(L, at, UZ_D_nested_too_deep, NULL, NULL, NULL, NULL);
  }
  lua_pop(L, 1);
  return false;
}

/* ---- Opening ---- */

bool uz_sandbox_open(uz_run *run) {
  lua_State *L = lua_newstate(allocate, run);
  if (!L) return false;
  *(uz_run **)lua_getextraspace(L) = run;
  run->lua = L;
  lua_sethook(L, count_steps, LUA_MASKCOUNT, STEPS_AT_A_TIME);
  return true;
}
