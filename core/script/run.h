/* One run of a script: what every part of this folder shares. */
#ifndef UZ_SCRIPT_RUN_H
#define UZ_SCRIPT_RUN_H

#include <lauxlib.h>
#include <lua.h>

#include "rules/game.h"
#include "script/token.h"

/* A file of the script. Its Lua chunk is named "=N", N its index here, so that messages of Lua
 * begin with "N:LINE: ". */
typedef struct uz_file {
  const char *name, *text;
  size_t length;
  uz_tokens tokens;
} uz_file;

#define UZ_FILES_MOST 16

/* What a script may use up. */
typedef struct uz_budget {
  size_t memory;  /* bytes that Lua holds */
  long steps;     /* instructions, and as many for work inside C functions, still allowed */
  double seconds; /* processor time at which the run is stopped whatever the steps say */
} uz_budget;

typedef struct uz_run {
  lua_State *lua;
  uz_arena *arena;
  uz_diags *diags;
  const uz_load *load;
  const char *folder; /* holds variants/ and families/ */
  uz_budget budget;
  uz_source refused_at; /* where memory was last refused */
  unsigned faults;      /* findings, and values that are unknown because of an earlier one */
  bool bad_use;         /* a finding was about a setting, not about the script */
  bool reads;           /* Lua reads a file's text */
  bool guessed;         /* a value stands for one that could not be made */

  uz_file file[UZ_FILES_MOST];
  unsigned files;

  uz_game_def *def;
  bool made;           /* game{} has filled the def */
  bool letters_used;   /* files("a") was asked before the board said its letters */
  const char *letters; /* the board's file letters, NULL: the usual ones */
  uz_option *options;  /* grow as the script declares them */
  uz_preset *presets;
  unsigned options_count, presets_count;

  const uz_where_view *view; /* of the Lua test that runs, and the how-manieth call it is */
  uint32_t visits;

  const char *preset; /* name of the preset asked for, or NULL */
  const uz_setting
      *preset_settings; /* NULL until it is declared: the run then begins anew with them */
  unsigned preset_settings_count;
} uz_run;

static inline uz_run *uz_run_of(lua_State *L) { return *(uz_run **)lua_getextraspace(L); }

/* The line that is running: of the script itself, when that has called a function of a family; no
 * file when none is. */
uz_source uz_here(lua_State *L);
/* The same, seen from `level` calls of script functions farther out; 1 is uz_here. */
uz_source uz_caller(lua_State *L, int level);

/* Adds a finding and counts it; the script goes on. */
void uz_fault(lua_State *L, uz_source at, uz_diag_id id, const char *a1, const char *a2,
              const char *a3, const char *a4);

/* The script cannot go on: ends the run without a finding of its own. */
_Noreturn void uz_stop(lua_State *L);

/* Memory of the game's arena, counted against the script's cap; ends the run when it is out. */
void *uz_take(lua_State *L, size_t size);
const char *uz_take_text(lua_State *L, const char *text, size_t length);
#define UZ_TAKE(L, type)          ((type *)uz_take((L), sizeof(type)))
#define UZ_TAKE_ARRAY(L, type, n) ((type *)uz_take((L), sizeof(type) * (size_t)(n)))

/* The array with room for one more element behind `count`, copied when it has to grow. */
#define UZ_GROW(L, list, count, type) ((type *)uz_grow((L), (list), (count), sizeof(type)))
void *uz_grow(lua_State *L, void *list, unsigned count, size_t size);

/* "'a', 'b', 'c'" */
const char *uz_list_names(lua_State *L, const char *const *names, size_t n);

#endif
