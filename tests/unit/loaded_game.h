/* A variant of the source tree, loaded, with a position and a list of moves, for tests of core/play. */
#ifndef LOADED_GAME_H
#define LOADED_GAME_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include "uzel.h"

#define TEXT_SIZE 4096

typedef struct loaded_game {
  uz_game *game;
  uz_position *position;
  uz_moves *moves;
  uz_diags *diags;
  char text[TEXT_SIZE]; /* what the last function below wrote */
} loaded_game;

static inline void load_from(loaded_game *g, const uz_load *load) {
  *g = (loaded_game){.diags = uz_diags_new(UZ_EN)};
  if (uz_game_load(load, g->diags, &g->game) != UZ_OK) uz_diags_print(g->diags, stderr);
  assert_non_null(g->game);
  g->position = uz_position_new(g->game);
  g->moves = uz_moves_new(g->game);
  assert_non_null(g->position);
  assert_non_null(g->moves);
}

static inline void load_with(loaded_game *g, const char *variant, const uz_setting *settings,
                             size_t count) {
  const uz_load load = {.variant = variant, .settings = settings, .settings_count = count};
  load_from(g, &load);
}

static inline void load_variant(loaded_game *g, const char *variant) {
  load_with(g, variant, NULL, 0);
}

static inline void unload(loaded_game *g) {
  uz_moves_free(g->moves);
  uz_position_free(g->position);
  uz_game_free(g->game);
  uz_diags_free(g->diags);
}

static inline const char *position_text(loaded_game *g) {
  assert_true(uz_position_text(g->position, true, g->text, TEXT_SIZE) < TEXT_SIZE);
  return g->text;
}

static inline void set_position(loaded_game *g, const char *text) {
  uz_diags_clear(g->diags);
  uz_status status = uz_position_set(g->position, text, g->diags);
  if (status != UZ_OK) uz_diags_print(g->diags, stderr);
  assert_int_equal(status, UZ_OK);
}

/* The position is read and written as `written`. */
static inline void assert_written(loaded_game *g, const char *text, const char *written) {
  set_position(g, text);
  assert_string_equal(position_text(g), written);
}

static inline void assert_first_finding(loaded_game *g, const char *id) {
  assert_true(uz_diags_count(g->diags) > 0);
  assert_string_equal(uz_diags_get(g->diags, 0)->id, id);
}

/* The position is refused for that reason, and stays as it was. */
static inline void assert_refused(loaded_game *g, const char *text, const char *id) {
  char *before = strdup(position_text(g));
  uz_diags_clear(g->diags);
  assert_int_equal(uz_position_set(g->position, text, g->diags), UZ_NO);
  assert_first_finding(g, id);
  assert_string_equal(position_text(g), before);
  free(before);
}

/* The index of the move that a text means, in g->moves. */
static inline size_t parse_move(loaded_game *g, const char *text) {
  size_t index = 0;
  uz_diags_clear(g->diags);
  uz_status status = uz_move_parse(g->position, text, g->moves, &index, g->diags);
  if (status != UZ_OK) uz_diags_print(g->diags, stderr);
  assert_int_equal(status, UZ_OK);
  return index;
}

static inline void play_move(loaded_game *g, const char *text) {
  size_t index = parse_move(g, text);
  uz_position_apply(g->position, g->moves, index);
}

/* The text means the move that is written as `written`. */
static inline void assert_means(loaded_game *g, const char *text, const char *written) {
  size_t index = parse_move(g, text);
  uz_move_text(g->position, g->moves, index, g->text, TEXT_SIZE);
  assert_string_equal(g->text, written);
}

/* ... and in books as `written`. */
static inline void assert_book(loaded_game *g, const char *text, const char *written) {
  size_t index = parse_move(g, text);
  uz_move_book_text(g->position, g->moves, index, g->text, TEXT_SIZE);
  assert_string_equal(g->text, written);
}

static inline void assert_illegal(loaded_game *g, const char *text, const char *id) {
  size_t index;
  uz_diags_clear(g->diags);
  assert_int_equal(uz_move_parse(g->position, text, g->moves, &index, g->diags), UZ_NO);
  assert_first_finding(g, id);
}

#endif
