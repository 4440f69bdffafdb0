/* Drawing of positions: what both drawings share, in the terminal (draw_text.c) and as SVG (draw_svg.c). */
#ifndef DRAW_H
#define DRAW_H

#include "term.h"
#include "uzel.h"

typedef enum draw_mark {
  DRAW_PLAIN,
  DRAW_ORIGIN,  /* where the last move began */
  DRAW_LANDING, /* where it landed */
  DRAW_QUIET,   /* a unit may go there */
  DRAW_CAPTURE, /* an enemy may be captured there */
  DRAW_EITHER   /* both */
} draw_mark;

typedef struct draw_board {
  const uz_position *position;
  const uint8_t *marks; /* a draw_mark by site; NULL: none */
  const uz_site *alone; /* show the unit on this site and no other; NULL: all */
  bool flip;            /* Black's side at the bottom */
  bool numbers;         /* show the numbers that the notation speaks of */
} draw_board;

void draw_text(const draw_board *board, const term_style *style, FILE *out);
/* What a mark of a move's target looks like in the terminal; "" for the others. */
const char *draw_target(draw_mark mark, const term_style *style);
void draw_svg(const draw_board *board, FILE *out);

/* True when the game's moves are told by numbers of squares, which boards then show. */
bool draw_needs_numbers(const cli_table *table);

/* A board in cells as it is seen, row 0 at the top. On a board with nodes every other column and row
 * belongs to them. */
typedef struct draw_grid {
  int columns, rows;
  int step;      /* doubled coordinates from a cell to the next: 2 without nodes, else 1 */
  uz_site *site; /* by row * columns + column; UZ_NO_SITE where there is none */
  bool
      checkered; /* squares of one colour alone are sites; the others are drawn, empty, all the same */
} draw_grid;

draw_grid draw_grid_new(const draw_board *board);
void draw_grid_free(draw_grid *grid);
static inline uz_site draw_grid_at(const draw_grid *grid, int column, int row) {
  return grid->site[row * grid->columns + column];
}

/* What stands in the margins: the letters or the digits that the names of a column's or row's squares
 * share. "" when there are none. */
#define DRAW_LABEL 8
void draw_file_label(const uz_game *game, const draw_grid *grid, int column,
                     char label[DRAW_LABEL]);
void draw_rank_label(const uz_game *game, const draw_grid *grid, int row, char label[DRAW_LABEL]);

/* As uz_position_piece_at, for the units that are to be shown. */
static inline int draw_unit_at(const draw_board *board, uz_site site, int *side) {
  bool hidden = board->alone && *board->alone != site;
  return hidden ? -1 : uz_position_piece_at(board->position, site, side);
}

static inline draw_mark draw_mark_at(const draw_board *board, uz_site site) {
  return board->marks ? (draw_mark)board->marks[site] : DRAW_PLAIN;
}

#endif
