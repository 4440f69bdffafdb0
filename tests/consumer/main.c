#include <stdio.h>
#include <uzel.h>

int main(void) {
  uz_diags *diags = uz_diags_new(UZ_EN);
  uz_game *game = NULL;
  if (uz_game_load(&(uz_load){.variant = "chess"}, diags, &game) != UZ_OK) {
    uz_diags_print(diags, stderr);
    return 1;
  }
  uz_position *position = uz_position_new(game);
  uz_moves *moves = uz_moves_new(game);
  size_t count = uz_moves_generate(position, UZ_COUNT_RESULTS, moves);
  for (size_t i = 0; i < count; i++) {
    char text[64];
    uz_move_text(position, moves, i, text, sizeof text);
    puts(text);
  }
  uz_moves_free(moves);
  uz_position_free(position);
  uz_game_free(game);
  uz_diags_free(diags);
}
