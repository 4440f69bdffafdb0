/* A small game for tests of core/rules: 6 x 6 squares, flats that step forward and jump, talls that slide
 * and that flats promote to. Tests change what they need. */
#ifndef SMALL_GAME_H
#define SMALL_GAME_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "rules/tree.h"

typedef struct small_game {
  uz_arena *arena;
  uz_diags *diags;
  uz_game_def def;
  uz_dirs orthogonal, diagonal, ahead; /* ahead: diagonally forward */
  uz_test empty, enemy, mine, flats, near_rows, last_row;
  int near_numbers[2], last_number[1];
  uz_rule push, hop, hops, flat_moves, glide;
  uz_promotion promotion;
  const char *becomes[1];
  uz_piece_def pieces[2];
  uz_setup_line line;
  uz_ending endings[2];
} small_game;

static inline uz_dirs small_dirs(small_game *g, int dx, int dy) {
  return (uz_dirs)1 << uz_dir_find(&g->def.dirs, dx, dy);
}

static inline void small_tests(small_game *g) {
  g->empty = (uz_test){.op = UZ_TEST_EMPTY};
  g->enemy = (uz_test){.op = UZ_TEST_ENEMY};
  g->mine = (uz_test){.op = UZ_TEST_FRIEND};
  g->flats = (uz_test){.op = UZ_TEST_KIND, .name = "flat"};
  g->near_numbers[0] = 1;
  g->near_numbers[1] = 2;
  g->near_rows = (uz_test){.op = UZ_TEST_ROWS, .numbers = g->near_numbers, .count = 2};
  g->last_number[0] = -1;
  g->last_row = (uz_test){.op = UZ_TEST_ROWS, .numbers = g->last_number, .count = 1};
}

static inline void small_moves(small_game *g) {
  g->push = (uz_rule){.op = UZ_RULE_STEP, .dirs = g->ahead, .to = &g->empty};
  g->hop = (uz_rule){.op = UZ_RULE_JUMP, .dirs = g->diagonal};
  g->hops = (uz_rule){.op = UZ_RULE_CHAIN, .a = &g->hop};
  g->flat_moves = (uz_rule){.op = UZ_RULE_OR, .a = &g->push, .b = &g->hops};
  g->glide = (uz_rule){
      .op = UZ_RULE_SLIDE, .dirs = g->orthogonal | g->diagonal, .least = 1, .most = UZ_ANY};
}

static inline void small_pieces(small_game *g) {
  g->becomes[0] = "tall";
  g->promotion = (uz_promotion){.at.line = 9, .to = g->becomes, .count = 1, .zone = &g->last_row};
  g->pieces[0] = (uz_piece_def){
      .at.line = 10,
      .piece = {.name = "flat", .title = {"flat", "плашка"}, .letter = {"F", "f"}},
      .moves = &g->flat_moves,
      .promotion = &g->promotion,
  };
  g->pieces[1] = (uz_piece_def){
      .at.line = 20,
      .piece = {.name = "tall", .title = {"tall", "башня"}, .letter = {"T", "t"}},
      .moves = &g->glide,
  };
}

static inline void small_board(small_game *g, int width, int height, uz_nodes nodes) {
  uz_board_plan plan = {.width = width, .height = height, .nodes = nodes};
  bool too_many = false;
  g->def.board = uz_board_new(g->arena, &plan, &too_many);
}

static inline int small_set_up(void **state) {
  static small_game game;
  small_game *g = *state = &game;
  game = (small_game){.arena = uz_arena_new(), .diags = uz_diags_new(UZ_EN)};
  g->orthogonal =
      small_dirs(g, 0, 2) | small_dirs(g, 0, -2) | small_dirs(g, 2, 0) | small_dirs(g, -2, 0);
  g->ahead = small_dirs(g, 2, 2) | small_dirs(g, -2, 2);
  g->diagonal = g->ahead | small_dirs(g, 2, -2) | small_dirs(g, -2, -2);
  small_tests(g);
  small_moves(g);
  small_pieces(g);
  small_board(g, 6, 6, UZ_NODES_NONE);
  g->line = (uz_setup_line){.at.line = 30, .name = "flat", .region = &g->near_rows};
  g->endings[0] = (uz_ending){.at.line = 40, .when = UZ_WHEN_NO_MOVE, .result = UZ_SIDE_LOSES};
  g->endings[1] =
      (uz_ending){.at.line = 41, .when = UZ_WHEN_QUIET, .result = UZ_DRAWN, .turns = 50};
  g->def.at.line = 50;
  g->def.name = "small";
  g->def.title[0] = "Small game";
  g->def.title[1] = "Малая игра";
  g->def.pieces = g->pieces;
  g->def.pieces_count = 2;
  g->def.setup_lines = &g->line;
  g->def.setup_count = 1;
  g->def.must_capture = true;
  g->def.endings = g->endings;
  g->def.endings_count = 2;
  return g->def.board ? 0 : -1;
}

static inline int small_tear_down(void **state) {
  small_game *g = *state;
  uz_diags_free(g->diags);
  uz_arena_free(g->arena);
  return 0;
}

#define SMALL_TEST(test) cmocka_unit_test_setup_teardown(test, small_set_up, small_tear_down)

#endif
