/* The input is a position and a move text, with a '|' between them. A move that is accepted must be
 * written in a text that means it; one that is refused must leave a reason. */
#include "fuzz/games.h"

static void check_accepted(fuzz_game *g, size_t index) {
  char text[4096];
  size_t again;
  if (uz_move_text(g->position, g->moves, index, text, sizeof text) >= sizeof text) return;
  if (uz_move_parse(g->position, text, g->moves, &again, NULL) != UZ_OK || again != index) abort();
  uint64_t hash = uz_position_hash(g->position);
  uz_position_apply(g->position, g->moves, index);
  uz_position_undo(g->position);
  if (uz_position_hash(g->position) != hash) abort();
}

/* Where the position is refused, the start stands. */
static const char *take_position(fuzz_game *g, char *text) {
  char *bar = strchr(text, '|');
  if (bar) *bar = '\0';
  if (!bar || uz_position_set(g->position, text, NULL) != UZ_OK)
    uz_position_set(g->position, "start", NULL);
  return bar ? bar + 1 : text;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  size_t index;
  char *text = fuzz_text(data, size);
  fuzz_game *g = fuzz_choose(size ? data[0] : 0);
  const char *move = take_position(g, text);
  if (uz_move_parse(g->position, move, g->moves, &index, g->diags) == UZ_OK)
    check_accepted(g, index);
  else if (!uz_diags_count(g->diags))
    abort();
  free(text);
  return 0;
}
