/* Directions as shifts of whole site sets: sites whose numbers differ by the same amount from their
 * neighbours' share a shift. */
#include "board/board.h"

/* The index of the shift by so many bits, `count` when there is none. */
static unsigned find_shift(const uz_shift *shifts, unsigned count, int shift) {
  unsigned i = 0;
  while (i < count && shifts[i].shift != shift) i++;
  return i;
}

unsigned uz_board_shifts(uz_arena *arena, const uz_board *board, unsigned dir, uz_shift *shifts,
                         unsigned most) {
  unsigned count = 0;
  for (unsigned site = 0; site < board->sites; site++) {
    unsigned next = uz_board_next(board, dir, site);
    if (next == board->sites) continue;
    int shift = (int)next - (int)site;
    unsigned i = find_shift(shifts, count, shift);
    if (i == most) return 0;
    if (i == count) {
      shifts[count++] = (uz_shift){shift, UZ_NEW_ARRAY(arena, uz_word64, board->words)};
      if (!shifts[i].from) return 0;
    }
    uz_set_add(shifts[i].from, site);
  }
  return count;
}
