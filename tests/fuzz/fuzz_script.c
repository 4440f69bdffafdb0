/* Script texts: whatever the text, loading ends, and a game that loads can be used. */
#include <stdio.h>
#include <stdlib.h>

#include "uzel.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void use(const uz_game *game) {
  char text[4096];
  uz_position *position = uz_position_new(game);
  uz_moves *moves = uz_moves_new(game);
  if (position && moves) {
    uz_position_text(position, true, text, sizeof text);
    if (uz_moves_generate(position, UZ_COUNT_RESULTS, moves)) {
      uz_position_apply(position, moves, 0);
      uz_position_undo(position);
    }
  }
  uz_moves_free(moves);
  uz_position_free(position);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const uz_load load = {.variant = "fuzz", .text = (const char *)data, .length = size};
  uz_diags *diags = uz_diags_new(size % 2 ? UZ_EN : UZ_RU);
  uz_game *game;
  uz_status status = uz_game_load(&load, diags, &game);
  if (status == UZ_OK)
    use(game);
  else if (!uz_diags_count(diags) && status != UZ_NO_MEMORY)
    abort(); /* refused without a reason */
  uz_game_free(game);
  uz_diags_free(diags);
  return 0;
}
