/* A position that is accepted must be written and read back as the same, and have moves that can be
 * written, played and taken back; one that is refused must leave a reason. */
#include "fuzz/games.h"

static void write_position(const fuzz_game *g, char *text, size_t size) {
  if (uz_position_text(g->position, true, text, size) >= size) abort();
}

static void play_first_moves(fuzz_game *g) {
  uint64_t hash = uz_position_hash(g->position);
  char text[256];
  size_t n = uz_moves_generate(g->position, UZ_COUNT_RESULTS, g->moves);
  for (size_t i = 0; i < n && i < 8; i++) {
    uz_move_text(g->position, g->moves, i, text, sizeof text);
    uz_position_apply(g->position, g->moves, i);
    uz_position_undo(g->position);
    if (uz_position_hash(g->position) != hash) abort();
  }
}

static void check_accepted(fuzz_game *g) {
  static char text[16384], again[16384];
  write_position(g, text, sizeof text);
  if (uz_position_set(g->position, text, NULL) != UZ_OK) abort();
  write_position(g, again, sizeof again);
  if (strcmp(text, again) != 0) abort();
  play_first_moves(g);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  char *text = fuzz_text(data, size);
  fuzz_game *g = fuzz_choose(size ? data[0] : 0);
  if (uz_position_set(g->position, text, g->diags) == UZ_OK)
    check_accepted(g);
  else if (!uz_diags_count(g->diags))
    abort();
  free(text);
  return 0;
}
