#include "script/run.h"

#include <stdlib.h>
#include <string.h>

#include "script/sandbox.h"

uz_source uz_caller(lua_State *L, int level) {
  const uz_run *run = uz_run_of(L);
  uz_source at = {run->files ? run->file[0].name : NULL, 0};
  lua_Debug ar;
  for (int i = 0; level > 0 && lua_getstack(L, i, &ar); i++) {
    lua_getinfo(L, "Sl", &ar);
    if (ar.currentline <= 0) continue;
    at = (uz_source){run->file[strtoul(ar.source + 1, NULL, 10)].name, ar.currentline};
    level--;
  }
  return at;
}

uz_source uz_here(lua_State *L) { return uz_caller(L, 1); }

void uz_fault(lua_State *L, uz_source at, uz_diag_id id, const char *a1, const char *a2,
              const char *a3, const char *a4) {
  uz_run *run = uz_run_of(L);
  run->faults++;
  uz_diags_add(run->diags, at, id, a1, a2, a3, a4);
}

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
