#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdio.h>

#include "board/board.h"

static unsigned sites_of(const uz_board_plan *plan) {
  unsigned w = (unsigned)plan->width, h = (unsigned)plan->height;
  const unsigned nodes[] = {0, (w - 1) * (h - 1), (w + 1) * (h + 1)};
  return w * h + nodes[plan->nodes];
}

/* ---- Every size ---- */

static void assert_laid_out(const uz_board *board) {
  char name[16];
  int squares = board->width * board->height;
  for (unsigned site = 0; site < board->sites; site++) {
    const uz_place *place = &board->place[site];
    int row = uz_board_row(board, site, 0), file = uz_board_file(board, site);
    assert_int_equal(place->node, (int)site >= squares);
    assert_int_equal(place->x & 1, place->node);
    assert_int_equal(place->y & 1, place->node);
    assert_int_equal(uz_board_at(board, place->x, place->y), site);
    assert_in_range(row, 1, uz_board_rows(board, place->node));
    assert_in_range(file, 1, uz_board_files(board, place->node));
    assert_int_equal(row + uz_board_row(board, site, 1), uz_board_rows(board, place->node) + 1);
    if (place->node)
      snprintf(name, sizeof name, "%d", (int)site - squares + 1);
    else
      snprintf(name, sizeof name, "%c%d", board->files[place->x / 2], place->y / 2 + 1);
    assert_string_equal(place->name, name);
  }
}

static void every_size_is_laid_out_or_refused(void **state) {
  for (int nodes = UZ_NODES_NONE; nodes <= UZ_NODES_OUTER; nodes++)
    for (int width = 1; width <= UZ_GRID_MOST; width++)
      for (int height = 1; height <= UZ_GRID_MOST; height++) {
        uz_board_plan plan = {.width = width, .height = height, .nodes = (uz_nodes)nodes};
        uz_arena *arena = uz_arena_new();
        bool too_many = false;
        uz_board *board = uz_board_new(arena, &plan, &too_many);
        assert_int_equal(too_many, sites_of(&plan) > UZ_SITES_MOST);
        assert_int_equal(!board, too_many);
        if (board) {
          assert_int_equal(board->sites, sites_of(&plan));
          assert_int_equal(board->words, (board->sites + 63) / 64);
          assert_laid_out(board);
        }
        uz_arena_free(arena);
      }
  (void)state;
}

/* ---- Names and places ---- */

typedef struct fixture {
  uz_arena *arena;
  uz_board *board;
} fixture;

static fixture make(const uz_board_plan *plan) {
  fixture f = {.arena = uz_arena_new()};
  bool too_many;
  f.board = uz_board_new(f.arena, plan, &too_many);
  assert_non_null(f.board);
  return f;
}

static const uz_place *place_of(const uz_board *board, const char *name) {
  uz_site site = uz_board_find(board, name);
  assert_int_not_equal(site, UZ_NO_SITE);
  return &board->place[site];
}

/* Node n of ten ranks by ten files lies between ranks r, r + 1 and files c, c + 1. */
static void inner_nodes_are_numbered_along_the_rows(void **state) {
  fixture f = make(
      &(uz_board_plan){.width = 10, .height = 10, .nodes = UZ_NODES_INNER, .files = "abcdefghik"});
  for (int n = 1; n <= 81; n++) {
    int r = (n - 1) / 9 + 1, c = (n - 1) % 9 + 1;
    char name[16];
    snprintf(name, sizeof name, "%d", n);
    unsigned site = uz_board_find(f.board, name);
    assert_int_equal(site, 100 + n - 1);
    assert_int_equal(uz_board_row(f.board, site, 0), r);
    assert_int_equal(uz_board_file(f.board, site), c);
    for (int corner = 0; corner < 4; corner++) {
      int rank = r + corner / 2, file = c + corner % 2;
      snprintf(name, sizeof name, "%c%d", "abcdefghik"[file - 1], rank);
      const uz_place *square = place_of(f.board, name), *node = &f.board->place[site];
      assert_int_equal(square->x, node->x + (corner % 2 ? 1 : -1));
      assert_int_equal(square->y, node->y + (corner / 2 ? 1 : -1));
    }
  }
  assert_int_equal(uz_board_find(f.board, "82"), UZ_NO_SITE);
  assert_int_equal(uz_board_find(f.board, "j1"), UZ_NO_SITE);
  assert_int_equal(place_of(f.board, "k10")->x, 18);
  uz_arena_free(f.arena);
  (void)state;
}

static void outer_nodes_surround_the_squares(void **state) {
  fixture f = make(&(uz_board_plan){.width = 3, .height = 2, .nodes = UZ_NODES_OUTER});
  assert_int_equal(place_of(f.board, "1")->x, -1);
  assert_int_equal(place_of(f.board, "1")->y, -1);
  assert_int_equal(place_of(f.board, "12")->x, 5);
  assert_int_equal(place_of(f.board, "12")->y, 3);
  assert_int_equal(uz_board_rows(f.board, true), 3);
  assert_int_equal(uz_board_files(f.board, true), 4);
  uz_arena_free(f.arena);
  (void)state;
}

static void files_go_on_with_capitals(void **state) {
  fixture f = make(&(uz_board_plan){.width = 32, .height = 1});
  assert_int_equal(place_of(f.board, "z1")->x, 50);
  assert_int_equal(place_of(f.board, "A1")->x, 52);
  assert_int_equal(place_of(f.board, "F1")->x, 62);
  uz_arena_free(f.arena);
  (void)state;
}

static void the_lower_left_square_is_dark(void **state) {
  fixture f = make(&(uz_board_plan){.width = 8, .height = 8, .nodes = UZ_NODES_INNER});
  const char *const dark[] = {"a1", "c1", "b2", "h8"}, *const light[] = {"b1", "a2", "h1", "1"};
  for (int i = 0; i < 4; i++) {
    assert_true(place_of(f.board, dark[i])->dark);
    assert_false(place_of(f.board, light[i])->dark);
  }
  uz_arena_free(f.arena);
  (void)state;
}

static void outside_there_is_no_site(void **state) {
  fixture f = make(&(uz_board_plan){.width = 3, .height = 3});
  for (int i = -40; i <= 40; i++)
    for (int j = -40; j <= 40; j++) {
      bool on = i >= 0 && i <= 4 && j >= 0 && j <= 4 && i % 2 == 0 && j % 2 == 0;
      assert_int_equal(uz_board_at(f.board, i, j) != UZ_NO_SITE, on);
    }
  assert_int_equal(uz_board_find(f.board, ""), UZ_NO_SITE);
  uz_arena_free(f.arena);
  (void)state;
}

/* ---- Cutting out ---- */

static bool keep_dark(void *context, uz_place place, int rank, int file) {
  ++*(unsigned *)context;
  if (place.node) return rank == 2 && place.name[0] == '1';
  assert_int_equal(place.name[0], 'a' + file - 1);
  return place.dark;
}

static void a_test_cuts_sites_out(void **state) {
  unsigned asked = 0;
  fixture f = make(&(uz_board_plan){
      .width = 4, .height = 4, .nodes = UZ_NODES_INNER, .keep = keep_dark, .context = &asked});
  assert_int_equal(asked, 16 + 9);
  assert_int_equal(f.board->sites, 8 + 1);
  assert_int_equal(uz_board_find(f.board, "b1"), UZ_NO_SITE);
  assert_int_equal(uz_board_at(f.board, 2, 0), UZ_NO_SITE);
  assert_int_equal(uz_board_find(f.board, "b2"), 2);
  assert_int_equal(place_of(f.board, "1")->y, 3);
  assert_int_equal(uz_board_rows(f.board, false), 4);
  uz_arena_free(f.arena);
  (void)state;
}

static bool keep_none(void *context, uz_place place, int rank, int file) {
  (void)context, (void)place, (void)rank, (void)file;
  return false;
}

static void nothing_may_be_left(void **state) {
  fixture f = make(&(uz_board_plan){.width = 4, .height = 4, .keep = keep_none});
  assert_int_equal(f.board->sites, 0);
  assert_int_equal(f.board->words, 0);
  uz_arena_free(f.arena);
  (void)state;
}

static bool keep_squares(void *context, uz_place place, int rank, int file) {
  (void)context, (void)rank, (void)file;
  return !place.node;
}

static void what_is_cut_out_does_not_count(void **state) {
  fixture f = make(
      &(uz_board_plan){.width = 32, .height = 32, .nodes = UZ_NODES_OUTER, .keep = keep_squares});
  assert_int_equal(f.board->sites, 1024);
  uz_arena_free(f.arena);
  (void)state;
}

/* ---- Named sites ---- */

static void named_sites_keep_order_and_names(void **state) {
  const uz_named_site named[] = {
      {"top", 4, 60}, {"left", -1, 7}, {"right", 9, 7}, {"низ", 4, 2}, {"low", 6, 2}};
  uz_board_plan plan = {.named = named, .named_count = 5};
  unsigned which;
  assert_int_equal(uz_plan_check(&plan, &which), UZ_GRAPH_FINE);
  fixture f = make(&plan);
  assert_int_equal(f.board->sites, 5);
  for (unsigned site = 0; site < 5; site++) {
    assert_int_equal(uz_board_find(f.board, named[site].name), site);
    assert_int_equal(uz_board_at(f.board, named[site].x, named[site].y), site);
  }
  assert_true(f.board->place[1].node);
  assert_false(f.board->place[0].node);
  assert_int_equal(uz_board_rows(f.board, false), 2);
  assert_int_equal(uz_board_rows(f.board, true), 1);
  assert_int_equal(uz_board_row(f.board, 0, 0), 2);
  assert_int_equal(uz_board_row(f.board, 0, 1), 1);
  assert_int_equal(uz_board_file(f.board, 4), 2);
  assert_int_equal(uz_board_files(f.board, true), 2);
  uz_arena_free(f.arena);
  (void)state;
}

static const struct {
  uz_named_site last;
  uz_graph_fault fault;
} fault_cases[] = {
    {{"c", 0, 63}, UZ_GRAPH_FINE},          {{"a", 5, 5}, UZ_GRAPH_NAME_TWICE},
    {{"c", 2, 0}, UZ_GRAPH_PLACE_TWICE},    {{"c", 0, 64}, UZ_GRAPH_PLACE_OUTSIDE},
    {{"c", 64, 0}, UZ_GRAPH_PLACE_OUTSIDE}, {{"c", -2, 0}, UZ_GRAPH_PLACE_OUTSIDE},
    {{"c", 0, -2}, UZ_GRAPH_PLACE_OUTSIDE},
};

static void faults_of_named_sites_are_found(void **state) {
  for (size_t i = 0; i < sizeof fault_cases / sizeof *fault_cases; i++) {
    const uz_named_site named[] = {{"a", 0, 0}, {"b", 2, 0}, fault_cases[i].last};
    unsigned which = 0;
    uz_board_plan plan = {.named = named, .named_count = 3};
    assert_int_equal(uz_plan_check(&plan, &which), fault_cases[i].fault);
    assert_int_equal(which, 2);
  }
  (void)state;
}

static void too_many_named_sites_are_refused(void **state) {
  static char names[UZ_SITES_MOST + 1][16];
  static uz_named_site named[UZ_SITES_MOST + 1];
  for (int i = 0; i <= UZ_SITES_MOST; i++) {
    snprintf(names[i], sizeof names[i], "s%d", i);
    named[i] = (uz_named_site){names[i], i % 64, i / 64};
  }
  uz_board_plan plan = {.named = named, .named_count = UZ_SITES_MOST};
  fixture f = make(&plan);
  assert_int_equal(f.board->sites, UZ_SITES_MOST);
  plan.named_count++;
  bool too_many = false;
  assert_null(uz_board_new(f.arena, &plan, &too_many));
  assert_true(too_many);
  uz_arena_free(f.arena);
  (void)state;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_size_is_laid_out_or_refused),
      cmocka_unit_test(inner_nodes_are_numbered_along_the_rows),
      cmocka_unit_test(outer_nodes_surround_the_squares),
      cmocka_unit_test(files_go_on_with_capitals),
      cmocka_unit_test(the_lower_left_square_is_dark),
      cmocka_unit_test(outside_there_is_no_site),
      cmocka_unit_test(a_test_cuts_sites_out),
      cmocka_unit_test(nothing_may_be_left),
      cmocka_unit_test(what_is_cut_out_does_not_count),
      cmocka_unit_test(named_sites_keep_order_and_names),
      cmocka_unit_test(faults_of_named_sites_are_found),
      cmocka_unit_test(too_many_named_sites_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
