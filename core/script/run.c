#include "script/run.h"

#include <stdlib.h>
#include <string.h>

#include "script/sandbox.h"

/* ---- Places ---- */

static const char *own_file(const uz_run *run) { return run->files ? run->file[0].name : NULL; }

/* The line that a call on the stack has come to; false when it is none of a script. */
static bool line_of(lua_State *L, lua_Debug *call, uz_source *at) {
  lua_getinfo(L, "Sl", call);
  if (call->currentline <= 0) return false;
  at->file = uz_run_of(L)->file[strtoul(call->source + 1, NULL, 10)].name;
  at->line = call->currentline;
  return true;
}

static uz_source innermost(lua_State *L) {
  uz_source at = {own_file(uz_run_of(L)), 0};
  lua_Debug call;
  for (int i = 0; lua_getstack(L, i, &call); i++)
    if (line_of(L, &call, &at)) break;
  return at;
}

/* Beyond the lines of a family that is just being loaded nobody has used it yet: what is wrong is
 * its own. */
uz_source uz_caller(lua_State *L, int level) {
  const char *own = own_file(uz_run_of(L));
  uz_source at = {own, 0}, found = at;
  lua_Debug call;
  for (int i = 0; lua_getstack(L, i, &call); i++) {
    if (!line_of(L, &call, &at)) continue;
    if (level > 0) found = at;
    if (--level > 0) continue;
    if (at.file == own) return at;
    if (!strcmp(call.what, "main")) break;
  }
  return found;
}

uz_source uz_here(lua_State *L) { return uz_caller(L, 1); }

/* ---- Findings ---- */

/* Says where in a family a finding about a line of the script itself arose. */
static void tell_inside(lua_State *L, uz_source at, size_t found) {
  const uz_run *run = uz_run_of(L);
  uz_source inside = innermost(L);
  bool in_family = at.file && at.file == own_file(run) && inside.file != at.file;
  if (in_family && uz_diags_count(run->diags) > found)
    uz_diags_place(run->diags, found, at, inside);
}

void uz_fault(lua_State *L, uz_source at, uz_diag_id id, const char *a1, const char *a2,
              const char *a3, const char *a4) {
  uz_run *run = uz_run_of(L);
  size_t found = run->diags ? uz_diags_count(run->diags) : 0;
  run->faults++;
  uz_diags_add(run->diags, at, id, a1, a2, a3, a4);
  if (run->diags) tell_inside(L, at, found);
}

/* ---- Memory ---- */

void *uz_take(lua_State *L, size_t size) {
  const uz_run *run = uz_run_of(L);
  bool allowed = uz_arena_used(run->arena) + size <= UZ_SCRIPT_MEMORY;
  void *memory = allowed ? uz_arena_alloc(run->arena, size) : NULL;
  if (memory) return memory;
  uz_fault(L, uz_here(L), UZ_D_script_memory, NULL, NULL, NULL, NULL);
  uz_stop(L);
}

const char *uz_take_text(lua_State *L, const char *text, size_t length) {
  char *copy = uz_take(L, length + 1);
  memcpy(copy, text, length);
  return copy;
}

/* Arrays grow at powers of two, so that the count alone tells when. */
void *uz_grow(lua_State *L, void *list, unsigned count, size_t size) {
  if (count & (count - 1)) return list;
  void *larger = uz_take(L, size * (count ? 2 * (size_t)count : 1));
  if (count) memcpy(larger, list, size * count);
  return larger;
}

const char *uz_list_names(lua_State *L, const char *const *names, size_t n) {
  size_t size = 1;
  for (size_t i = 0; i < n; i++) size += strlen(names[i]) + strlen("'', ");
  char *list = uz_take(L, size), *end = list;
  for (size_t i = 0; i < n; i++)
    end += snprintf(end, size - (size_t)(end - list), "%s'%s'", i ? ", " : "", names[i]);
  return list;
}
