/* uz_game_load: from a name to a compiled game. */
#include <string.h>

#include "rules/check.h"
#include "rules/compile.h"
#include "script/script.h"

/* What the check of the whole game finds in a family's file concerns the script that has taken it
 * from there: it belongs to the line that makes the game. */
static void tell_at_game(uz_diags *diags, const uz_game_def *def) {
  if (!def->at.file || strcmp(def->at.file, def->script) != 0) return;
  for (size_t i = 0; i < uz_diags_count(diags); i++) {
    const uz_diag *found = uz_diags_get(diags, i);
    if (!found->file || found->inside || !strcmp(found->file, def->script)) continue;
    uz_diags_place(diags, i, def->at, (uz_source){found->file, found->line});
  }
}

static bool check(const uz_game_def *def, uz_diags *diags) {
  bool fine = uz_check_game(def, diags);
  tell_at_game(diags, def);
  return fine;
}

/* A game that is compiled but not yet judged to the end. Takes the hook over. */
static uz_status build(uz_arena *arena, const uz_load *load, uz_diags *diags, uz_where_hook *where,
                       uz_game **game) {
  uz_game_def *def;
  uz_status status = uz_script_run(arena, load, diags, &def, where);
  if (status != UZ_OK) return status;
  if (!check(def, diags)) return UZ_BAD_SCRIPT;
  status = uz_compile(arena, def, load->unfused, diags, game);
  if (status != UZ_OK) return status;
  (*game)->where = *where;
  return uz_script_try_where(*game, diags) ? UZ_OK : UZ_BAD_SCRIPT;
}

uz_status uz_game_load(const uz_load *load, uz_diags *diags, uz_game **game) {
  uz_diags *own = diags ? NULL : uz_diags_new(UZ_EN);
  uz_arena *arena = uz_arena_new();
  uz_where_hook where = {.call = NULL};
  uz_status status = UZ_NO_MEMORY;
  *game = NULL;
  if (arena && (diags || own)) status = build(arena, load, diags ? diags : own, &where, game);
  if (status != UZ_OK) {
    if (where.close) where.close(where.context);
    uz_arena_free(arena);
    *game = NULL;
  }
  if (diags) uz_diags_sort(diags);
  uz_diags_free(own);
  return status;
}
