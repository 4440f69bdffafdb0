#include "script/script.h"

#include <string.h>

#include "script/find.h"
#include "script/sandbox.h"
#include "script/where.h"
#include "script/words.h"

/* What is wrong when the script gives back something else than a game belongs to its last line. */
static void no_game(lua_State *L) {
  const uz_file *file = &uz_run_of(L)->file[0];
  const uz_tokens *tokens = &file->tokens;
  int line = tokens->count ? tokens->token[tokens->count - 1].line : 1;
  uz_fault(L, (uz_source){file->name, line}, UZ_D_no_game, uz_sort_text(L, uz_sort_at(L, -1)), NULL,
           NULL, NULL);
}

/* The run itself, inside a protected call. */
static int run_script(lua_State *L) {
  uz_words_open(L);
  uz_run_file(L, 0);
  uz_sort sort = uz_sort_at(L, -1);
  if (sort != UZ_S_game && sort != UZ_S_unknown) no_game(L);
  uz_check_settings(L);
  return 0;
}

static bool run_once(uz_run *run) {
  if (!uz_sandbox_open(run)) return false;
  uz_sandbox_allow(run, UZ_SCRIPT_STEPS, UZ_SCRIPT_SECONDS);
  lua_pushcfunction(run->lua, run_script);
  uz_sandbox_call(run->lua, 0, 0);
  return true;
}

static void close_lua(uz_run *run) {
  if (run->lua) lua_close(run->lua);
  run->lua = NULL;
}

/* Forgets what a run has said, but not the script's text nor the preset's settings. */
static void begin_anew(uz_run *run) {
  uz_game_def *def = run->def;
  const char *name = def->name, *script = def->script;
  close_lua(run);
  *def = (uz_game_def){.name = name, .script = script};
  uz_run fresh = {.arena = run->arena,
                  .diags = run->diags,
                  .load = run->load,
                  .folder = run->folder,
                  .files = 1,
                  .def = def,
                  .preset = run->preset,
                  .preset_settings = run->preset_settings,
                  .preset_settings_count = run->preset_settings_count};
  fresh.file[0] = run->file[0];
  *run = fresh;
}

/* The game bears the preset's name. */
static void name_by_preset(uz_run *run) {
  for (unsigned i = 0; i < run->presets_count; i++) {
    const uz_preset *preset = &run->presets[i];
    if (strcmp(preset->name, run->preset) != 0) continue;
    run->def->name = preset->name;
    run->def->title[UZ_EN] = preset->title[UZ_EN];
    run->def->title[UZ_RU] = preset->title[UZ_RU];
  }
}

static uz_status finish(uz_run *run) {
  if (run->faults) return run->bad_use ? UZ_BAD_USE : UZ_BAD_SCRIPT;
  if (run->preset && !run->preset_settings) {
    uz_unknown_variant(run);
    return UZ_BAD_USE;
  }
  if (run->preset) name_by_preset(run);
  run->def->options = run->options;
  run->def->options_count = run->options_count;
  run->def->presets = run->presets;
  run->def->presets_count = run->presets_count;
  return UZ_OK;
}

static uz_status run_all(uz_run *run) {
  uz_status status = uz_find_script(run);
  if (status != UZ_OK) return status;
  if (!run_once(run)) return UZ_NO_MEMORY;
  if (run->preset_settings) {
    begin_anew(run);
    if (!run_once(run)) return UZ_NO_MEMORY;
  }
  return finish(run);
}

uz_status uz_script_run(uz_arena *arena, const uz_load *load, uz_diags *diags, uz_game_def **def,
                        uz_where_hook *where) {
  uz_run *run = UZ_NEW(arena, uz_run);
  *def = UZ_NEW(arena, uz_game_def);
  *where = (uz_where_hook){.call = NULL};
  if (!run || !*def) return UZ_NO_MEMORY;
  run->arena = arena;
  run->diags = diags;
  run->load = load;
  run->def = *def;
  uz_status status = run_all(run);
  if (status == UZ_OK && run->def->functions)
    status = uz_where_open(run, where) ? UZ_OK : UZ_NO_MEMORY;
  if (!where->call) close_lua(run);
  return status;
}
