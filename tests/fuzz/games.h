/* The games that position strings and move texts are tried on: the first byte of the input chooses. */
#ifndef FUZZ_GAMES_H
#define FUZZ_GAMES_H

#include <stdlib.h>
#include <string.h>

#include "uzel.h"

typedef struct fuzz_game {
  uz_position *position;
  uz_moves *moves;
  uz_diags *diags;
} fuzz_game;

static inline fuzz_game fuzz_load(const char *variant) {
  uz_game *game = NULL;
  uz_load how = {.variant = variant};
  if (uz_game_load(&how, NULL, &game) != UZ_OK) abort();
  fuzz_game made = {uz_position_new(game), uz_moves_new(game), uz_diags_new(UZ_EN)};
  if (!made.position || !made.moves || !made.diags) abort();
  return made;
}

#define FUZZ_GAMES 5

/* Games are loaded once and stay for all inputs. */
static inline fuzz_game *fuzz_choose(uint8_t byte) {
  static const char *const variants[FUZZ_GAMES] = {"chess", "international", "russian", "frisian",
                                                   "sintez"};
  static fuzz_game games[FUZZ_GAMES];
  size_t i = byte % FUZZ_GAMES;
  if (!games[i].position) games[i] = fuzz_load(variants[i]);
  uz_diags_clear(games[i].diags);
  return &games[i];
}

/* The input behind its first byte, as text. */
static inline char *fuzz_text(const uint8_t *data, size_t size) {
  char *text = calloc(size + 1, 1);
  if (!text) abort();
  if (size > 1) memcpy(text, data + 1, size - 1);
  return text;
}

#endif
