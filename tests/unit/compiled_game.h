/* The small game, compiled, for tests of the compiler's passes. */
#ifndef COMPILED_GAME_H
#define COMPILED_GAME_H

#include "unit/small_game.h"

#include "rules/build.h"

static inline uz_game *small_compile_as(small_game *g, bool unfused) {
  uz_game *game = NULL;
  uz_status status = uz_compile(g->arena, &g->def, unfused, g->diags, &game);
  if (status != UZ_OK) uz_diags_print(g->diags, stderr);
  assert_int_equal(status, UZ_OK);
  return game;
}

static inline uz_game *small_compile(small_game *g) { return small_compile_as(g, false); }

/* A pass's view of a game that has been compiled, to run the pass once more. */
static inline uz_build small_build(small_game *g, uz_game *game) {
  return (uz_build){.arena = g->arena, .def = &g->def, .game = game, .diags = g->diags};
}

#define FLAT 0
#define TALL 1

static inline unsigned small_site(const small_game *g, const char *name) {
  return uz_board_find(g->def.board, name);
}

#endif
