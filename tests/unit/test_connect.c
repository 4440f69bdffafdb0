#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "board/board.h"

typedef struct fixture {
  uz_arena *arena;
  uz_dir_list dirs;
  uz_board *board;
} fixture;

/* Steps, diagonals, half steps and a leap, in all senses. */
static void name_vectors(uz_dir_list *dirs) {
  const int vectors[][2] = {{2, 0}, {0, 2}, {2, 2}, {1, 1}, {2, 4}};
  for (int i = 0; i < 5; i++)
    for (int sense = 0; sense < 4; sense++)
      uz_dir_find(dirs, sense & 1 ? -vectors[i][0] : vectors[i][0],
                  sense & 2 ? -vectors[i][1] : vectors[i][1]);
}

static fixture make(const uz_board_plan *plan) {
  fixture f = {.arena = uz_arena_new()};
  bool too_many;
  f.board = uz_board_new(f.arena, plan, &too_many);
  return f;
}

static unsigned next_of(const fixture *f, int dx, int dy, const char *name) {
  uz_dir_list dirs = f->dirs;
  return uz_board_next(f->board, (unsigned)uz_dir_find(&dirs, dx, dy),
                       uz_board_find(f->board, name));
}

static const char *name_next(const fixture *f, int dx, int dy, const char *name) {
  unsigned site = next_of(f, dx, dy, name);
  return site < f->board->sites ? f->board->place[site].name : "";
}

/* ---- Vectors ---- */

/* The site that this one is to the other side of a whole lattice. */
static unsigned mirrored(const uz_board *board, unsigned site) {
  const uz_place *place = &board->place[site];
  return uz_board_at(board, place->x, 2 * (board->height - 1) - place->y);
}

static void assert_neighbours(const uz_board *board, const uz_dir_list *dirs, unsigned dir) {
  unsigned off = board->sites, mirror = dirs->dir[dir].mirror;
  unsigned back = (unsigned)uz_dir_back(dirs, dir);
  assert_int_equal(uz_board_next(board, dir, off), off);
  for (unsigned site = 0; site < off; site++) {
    unsigned next = uz_board_next(board, dir, site), other = mirrored(board, site);
    unsigned next_other = uz_board_next(board, mirror, other);
    if (next == off) {
      assert_int_equal(next_other, off);
      continue;
    }
    assert_int_equal(board->place[next].x - board->place[site].x, dirs->dir[dir].dx);
    assert_int_equal(board->place[next].y - board->place[site].y, dirs->dir[dir].dy);
    assert_int_equal(uz_board_next(board, back, next), site);
    assert_int_equal(next_other, mirrored(board, next));
  }
}

static void neighbours_are_mutual_and_mirrored(void **state) {
  const int sizes[] = {1, 2, 3, 5, 8, 13, 32};
  for (int i = 0; i < 7 * 7 * 3; i++) {
    uz_board_plan plan = {
        .width = sizes[i % 7], .height = sizes[i / 7 % 7], .nodes = (uz_nodes)(i / 49)};
    fixture f = make(&plan);
    name_vectors(&f.dirs);
    if (f.board) {
      assert_true(uz_board_connect(f.arena, f.board, &f.dirs));
      assert_int_equal(f.board->dirs, f.dirs.count);
      for (unsigned d = 0; d < f.dirs.count; d++) assert_neighbours(f.board, &f.dirs, d);
    }
    uz_arena_free(f.arena);
  }
  (void)state;
}

static void corners_lead_from_squares_to_nodes_and_back(void **state) {
  fixture f = make(&(uz_board_plan){.width = 3, .height = 3, .nodes = UZ_NODES_INNER});
  name_vectors(&f.dirs);
  assert_true(uz_board_connect(f.arena, f.board, &f.dirs));
  assert_string_equal(name_next(&f, 1, 1, "a1"), "1");
  assert_string_equal(name_next(&f, 1, 1, "1"), "b2");
  assert_string_equal(name_next(&f, -1, 1, "c1"), "2");
  assert_string_equal(name_next(&f, -1, -1, "a1"), "");
  assert_string_equal(name_next(&f, 2, 2, "a1"), "b2");
  assert_string_equal(name_next(&f, 2, 2, "1"), "4");
  assert_string_equal(name_next(&f, 2, 0, "1"), "2");
  assert_string_equal(name_next(&f, 2, 4, "a1"), "b3");
  assert_string_equal(name_next(&f, 2, 0, "c1"), "");
  uz_arena_free(f.arena);
  (void)state;
}

static bool keep_dark(void *context, uz_place place, int rank, int file) {
  (void)context, (void)rank, (void)file;
  return place.dark;
}

static void cut_sites_are_nobodys_neighbours(void **state) {
  fixture f = make(&(uz_board_plan){.width = 8, .height = 8, .keep = keep_dark});
  name_vectors(&f.dirs);
  assert_true(uz_board_connect(f.arena, f.board, &f.dirs));
  assert_string_equal(name_next(&f, 2, 0, "a1"), "");
  assert_string_equal(name_next(&f, 2, 2, "a1"), "b2");
  uz_arena_free(f.arena);
  (void)state;
}

/* ---- Links ---- */

/* The outer ring of a mill board and its spokes. */
static const uz_named_site mill[] = {{"a1", 0, 0},  {"d1", 6, 0},  {"g1", 12, 0}, {"a4", 0, 6},
                                     {"g4", 12, 6}, {"a7", 0, 12}, {"d7", 6, 12}, {"g7", 12, 12}};
static const char *const rows[][3] = {
    {"a1", "d1", "g1"}, {"a7", "d7", "g7"}, {"a1", "a4", "a7"}, {"g1", "g4", "g7"}};

static uz_dirs name_lines(fixture *f, const char *const names[][3], unsigned count) {
  uz_line lines[4];
  uz_dirs dirs;
  unsigned which;
  for (unsigned i = 0; i < count; i++) lines[i] = (uz_line){names[i], 3};
  assert_int_equal(uz_dirs_add_lines(f->arena, &f->dirs, lines, count, &dirs, &which),
                   UZ_GRAPH_FINE);
  return dirs;
}

/* How many sites can be reached from a site by going straight on, in any of the directions. */
static unsigned reach(const fixture *f, uz_dirs dirs, const char *name) {
  unsigned count = 0;
  for (unsigned d = 0; d < f->dirs.count; d++) {
    if (!(dirs >> d & 1)) continue;
    unsigned site = uz_board_find(f->board, name);
    while ((site = uz_board_next(f->board, d, site)) != f->board->sites) count++;
  }
  return count;
}

static void lines_connect_named_sites(void **state) {
  fixture f = make(&(uz_board_plan){.named = mill, .named_count = 8});
  uz_dirs dirs = name_lines(&f, rows, 4);
  int up = uz_dir_find(&f.dirs, 0, 6);
  assert_int_equal(dirs, 0xF);
  assert_null(uz_board_missing_site(f.board, &f.dirs));
  assert_true(uz_board_connect(f.arena, f.board, &f.dirs));
  assert_int_equal(reach(&f, dirs, "a1"), 4);
  assert_int_equal(reach(&f, dirs, "d1"), 2);
  assert_int_equal(reach(&f, dirs, "a4"), 2);
  assert_int_equal(reach(&f, dirs, "g7"), 4);
  assert_int_equal(reach(&f, (uz_dirs)1 << up, "a1"), 2); /* vectors work too */
  uz_arena_free(f.arena);
  (void)state;
}

static void lines_may_run_over_a_grid(void **state) {
  static const char *const names[][3] = {{"a1", "c3", "b2"}};
  fixture f = make(&(uz_board_plan){.width = 3, .height = 3});
  uz_dirs dirs = name_lines(&f, names, 1);
  assert_true(uz_board_connect(f.arena, f.board, &f.dirs));
  assert_int_equal(uz_board_next(f.board, 0, uz_board_find(f.board, "a1")),
                   uz_board_find(f.board, "c3"));
  assert_int_equal(reach(&f, dirs, "c3"), 2);
  assert_int_equal(reach(&f, dirs, "b1"), 0);
  uz_arena_free(f.arena);
  (void)state;
}

static void a_line_to_nowhere_is_told(void **state) {
  static const char *const names[][3] = {{"a1", "b1", "c1"}};
  fixture f = make(&(uz_board_plan){.width = 2, .height = 1});
  uz_dirs dirs = name_lines(&f, names, 1);
  assert_string_equal(uz_board_missing_site(f.board, &f.dirs), "c1");
  assert_true(uz_board_connect(f.arena, f.board, &f.dirs));
  assert_int_equal(reach(&f, dirs, "a1"), 1);
  uz_arena_free(f.arena);
  (void)state;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(neighbours_are_mutual_and_mirrored),
      cmocka_unit_test(corners_lead_from_squares_to_nodes_and_back),
      cmocka_unit_test(cut_sites_are_nobodys_neighbours),
      cmocka_unit_test(lines_connect_named_sites),
      cmocka_unit_test(lines_may_run_over_a_grid),
      cmocka_unit_test(a_line_to_nowhere_is_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
