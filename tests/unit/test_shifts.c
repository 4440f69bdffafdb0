#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "board/board.h"

static bool keep_dark(void *context, uz_place place, int rank, int file) {
  (void)context, (void)rank, (void)file;
  return place.dark;
}

/* Shifts of the four diagonals, and of the step ahead, where `dark` keeps dark squares alone. */
static const struct {
  uz_board_plan plan;
  unsigned diagonal, ahead;
} cases[] = {
    {{.width = 8, .height = 8}, 1, 1},
    {{.width = 19, .height = 19}, 1, 1},
    {{.width = 8, .height = 8, .keep = keep_dark}, 2, 0},
    {{.width = 10, .height = 10, .keep = keep_dark}, 2, 0},
    {{.width = 9, .height = 7, .keep = keep_dark}, 1, 0},
    {{.width = 10, .height = 10, .nodes = UZ_NODES_INNER}, 2, 2},
    {{.width = 1, .height = 1}, 0, 0},
};

static void assert_shifts_are_neighbours(const uz_board *board, unsigned dir,
                                         const uz_shift *shifts, unsigned count) {
  for (unsigned site = 0; site < board->sites; site++) {
    unsigned next = uz_board_next(board, dir, site), found = 0;
    for (unsigned i = 0; i < count; i++) {
      if (!uz_set_has(shifts[i].from, site)) continue;
      assert_int_equal((int)site + shifts[i].shift, next);
      found++;
    }
    assert_int_equal(found, next != board->sites);
  }
}

static void directions_are_shifts(void **state) {
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    uz_arena *arena = uz_arena_new();
    uz_dir_list dirs = {0};
    uz_shift shifts[2];
    bool too_many;
    uz_board *board = uz_board_new(arena, &cases[i].plan, &too_many);
    for (int sense = 0; sense < 4; sense++)
      uz_dir_find(&dirs, sense & 1 ? -2 : 2, sense & 2 ? -2 : 2);
    unsigned ahead = (unsigned)uz_dir_find(&dirs, 0, 2);
    assert_true(uz_board_connect(arena, board, &dirs));
    for (unsigned d = 0; d < dirs.count; d++) {
      unsigned count = uz_board_shifts(arena, board, d, shifts, 2);
      assert_int_equal(count, d < ahead ? cases[i].diagonal : cases[i].ahead);
      assert_shifts_are_neighbours(board, d, shifts, count);
    }
    uz_arena_free(arena);
  }
  (void)state;
}

static void more_shifts_than_asked_for_are_none(void **state) {
  uz_arena *arena = uz_arena_new();
  uz_dir_list dirs = {0};
  uz_shift shift;
  bool too_many;
  uz_board_plan plan = {.width = 8, .height = 8, .keep = keep_dark};
  uz_board *board = uz_board_new(arena, &plan, &too_many);
  unsigned diagonal = (unsigned)uz_dir_find(&dirs, 2, 2);
  assert_true(uz_board_connect(arena, board, &dirs));
  assert_int_equal(uz_board_shifts(arena, board, diagonal, &shift, 1), 0);
  uz_arena_free(arena);
  (void)state;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(directions_are_shifts),
      cmocka_unit_test(more_shifts_than_asked_for_are_none),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
