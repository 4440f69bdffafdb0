#include <stdlib.h>

#include "play/position.h"

typedef struct perft {
  uz_position *p;
  uz_moves **lists; /* by depth that is left */
  bool bulk, cut;
} perft;

static uint64_t leaves(perft *f, int depth) {
  uz_moves *moves = f->lists[depth];
  bool bulk = depth == 1 && f->bulk;
  size_t n = bulk ? uz_count_moves(f->p, moves) : uz_generate(f->p, moves);
  if (moves->cut) f->cut = true;
  if (bulk) return n;
  uint64_t sum = 0;
  for (size_t i = 0; i < n && !f->cut; i++) {
    uz_apply(f->p, moves, moves->move[i]);
    sum += depth == 1 ? 1 : leaves(f, depth - 1);
    uz_position_undo(f->p);
  }
  return sum;
}

static bool make_lists(perft *f, uz_perft how) {
  for (int i = 1; i <= how.depth; i++) {
    f->lists[i] = uz_moves_new(f->p->game);
    if (!f->lists[i]) return false;
    f->lists[i]->count_as = how.count;
  }
  return true;
}

uz_status uz_position_perft(uz_position *position, uz_perft how, uint64_t *count) {
  uz_moves *lists[UZ_PERFT_MOST + 1] = {NULL};
  perft f = {position, lists, !how.no_bulk, false};
  if (how.depth < 0 || how.depth > UZ_PERFT_MOST) return UZ_BAD_USE;
  /* One turn more: a generator that tries moves by playing them needs it. */
  bool ready = uz_position_reserve(position, (size_t)how.depth + 1) == UZ_OK && make_lists(&f, how);
  if (ready) *count = how.depth ? leaves(&f, how.depth) : 1;
  for (int i = 1; i <= how.depth; i++) uz_moves_free(lists[i]);
  if (!ready) return UZ_NO_MEMORY;
  return f.cut ? UZ_TOO_MANY : UZ_OK;
}
