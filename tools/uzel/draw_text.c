/* A position in the terminal: cells of coloured background, or letters and dots. */
#include <string.h>

#include "cli.h"
#include "draw.h"

/* Both sides' units are drawn in the same solid shapes, so what tells them apart is their colour: the squares
 * are of middle tones, on which black and white are both seen, in a dark terminal and in a light one. */
typedef struct colour {
  uint8_t red, green, blue, index; /* index: in the palette of 256 */
} colour;

static const colour light = {168, 134, 96, 137}, dark = {126, 94, 70, 95};
static const colour light_moved = {152, 142, 48, 136}, dark_moved = {124, 114, 34, 100};
static const colour ground = {84, 70, 58, 59};
static const colour white_unit = {255, 255, 255, 231}, black_unit = {0, 0, 0, 16};
static const colour hint = {40, 32, 24, 234};

typedef struct canvas {
  const draw_board *board;
  const uz_game *game;
  const term_style *style;
  draw_grid grid;
  int cell; /* columns of a cell */
  int margin;
  FILE *out;
} canvas;

static void set_colour(const canvas *c, char layer, colour to) {
  if (c->style->colours == TERM_TRUE)
    fprintf(c->out, "\033[%c8;2;%d;%d;%dm", layer, to.red, to.green, to.blue);
  else if (c->style->colours == TERM_256)
    fprintf(c->out, "\033[%c8;5;%dm", layer, to.index);
}

static void set_ground(const canvas *c, colour to) { set_colour(c, '4', to); }
static void set_ink(const canvas *c, colour to) { set_colour(c, '3', to); }

static void reset(const canvas *c) {
  if (c->style->colours != TERM_PLAIN) fputs("\033[0m", c->out);
}

/* ---- What a cell shows ---- */

static const char *unit_text(const canvas *c, int piece, int side) {
  const uz_piece *p = uz_game_piece(c->game, (size_t)piece);
  bool drawn = strcmp(p->symbol[side], p->letter[side]) != 0;
  if (c->style->ascii || !drawn) return p->letter[side];
  return p->symbol[c->style->colours == TERM_PLAIN ? side : 1];
}

const char *draw_target(draw_mark mark, const term_style *style) {
  switch (mark) {
  case DRAW_QUIET: return style->ascii ? "*" : "•";
  case DRAW_CAPTURE: return style->ascii ? "x" : "×";
  case DRAW_EITHER: return style->ascii ? "#" : "⊗";
  case DRAW_PLAIN:
  case DRAW_ORIGIN:
  case DRAW_LANDING: break;
  }
  return "";
}

static const char *empty_text(const canvas *c, uz_site site) {
  const char *target = draw_target(draw_mark_at(c->board, site), c->style);
  bool plain = c->style->colours == TERM_PLAIN;
  if (*target) return target;
  if (uz_game_place(c->game, site).node) return c->style->ascii ? "+" : "·";
  if (!plain) return "";
  return c->style->ascii ? "." : "·";
}

/* Writes a text in the middle of the cell; without colour, marks stand around it. */
static void write_middle(const canvas *c, const char *text, bool marked) {
  int width = cli_width(text), left = (c->cell - width) / 2;
  bool brackets = marked && c->style->colours == TERM_PLAIN && c->cell >= width + 2;
  for (int i = 0; i < left; i++) putc(brackets && i == left - 1 ? '[' : ' ', c->out);
  fputs(text, c->out);
  for (int i = left + width; i < c->cell; i++)
    putc(brackets && i == left + width ? ']' : ' ', c->out);
}

/* A unit and behind it the number of its site. */
static void write_numbered(const canvas *c, const char *text, uz_site site) {
  int number = uz_game_number(c->game, site);
  fputs(text, c->out);
  for (int i = cli_width(text); i < c->cell - 4; i++) putc(' ', c->out);
  if (number)
    fprintf(c->out, "%3d ", number);
  else
    fputs("    ", c->out);
}

static void write_site(const canvas *c, uz_site site) {
  int side = 0, piece = draw_unit_at(c->board, site, &side);
  const char *text = piece < 0 ? empty_text(c, site) : unit_text(c, piece, side);
  set_ink(c, piece < 0 ? hint : side ? black_unit : white_unit);
  if (c->board->numbers)
    write_numbered(c, text, site);
  else
    write_middle(c, text, piece >= 0 && draw_mark_at(c->board, site) == DRAW_LANDING);
}

static colour site_ground(const canvas *c, uz_site site) {
  uz_place place = uz_game_place(c->game, site);
  draw_mark mark = draw_mark_at(c->board, site);
  bool moved = mark == DRAW_ORIGIN || mark == DRAW_LANDING;
  if (place.node) return moved ? dark_moved : ground;
  if (moved) return place.dark ? dark_moved : light_moved;
  return place.dark ? dark : light;
}

static void write_cell(const canvas *c, int column, int row) {
  uz_site site = draw_grid_at(&c->grid, column, row);
  if (site != UZ_NO_SITE) {
    set_ground(c, site_ground(c, site));
    write_site(c, site);
    return;
  }
  bool between = c->grid.step == 1 && uz_game_width(c->game);
  if (c->grid.checkered)
    set_ground(c, light);
  else if (between)
    set_ground(c, ground);
  else
    reset(c);
  fprintf(c->out, "%*s", c->cell, "");
}

/* ---- Rows and margins ---- */

static void write_row(const canvas *c, int row) {
  char label[DRAW_LABEL];
  draw_rank_label(c->game, &c->grid, row, label);
  fprintf(c->out, "%*s ", c->margin - 1, label);
  for (int column = 0; column < c->grid.columns; column++) write_cell(c, column, row);
  reset(c);
  putc('\n', c->out);
}

static void write_files(const canvas *c) {
  char label[DRAW_LABEL];
  fprintf(c->out, "%*s", c->margin, "");
  for (int column = 0; column < c->grid.columns; column++) {
    draw_file_label(c->game, &c->grid, column, label);
    if (c->board->numbers)
      fprintf(c->out, "%*s", -c->cell, label);
    else
      write_middle(c, label, false);
  }
  putc('\n', c->out);
}

static int widest_unit(const canvas *c) {
  int widest = 1;
  for (size_t k = 0; k < uz_game_pieces(c->game); k++)
    for (int side = 0; side < 2; side++) {
      int width = cli_width(unit_text(c, (int)k, side));
      if (width > widest) widest = width;
    }
  return widest;
}

/* Cells are three columns wide, about square; two where the terminal or nodes leave no more room. */
static int cell_width(const canvas *c) {
  int widest = widest_unit(c);
  if (c->board->numbers) return widest + 4;
  int wide = widest + 2;
  bool fits = c->grid.columns * wide + c->margin <= c->style->columns;
  return fits && c->grid.step == 2 ? wide : widest + 1;
}

static int margin_width(const canvas *c) {
  int widest = 1;
  char label[DRAW_LABEL];
  for (int row = 0; row < c->grid.rows; row++) {
    draw_rank_label(c->game, &c->grid, row, label);
    if (cli_width(label) > widest) widest = cli_width(label);
  }
  return widest + 2;
}

void draw_text(const draw_board *board, const term_style *style, FILE *out) {
  canvas c = {
      .board = board, .game = uz_position_game(board->position), .style = style, .out = out};
  c.grid = draw_grid_new(board);
  c.margin = margin_width(&c);
  c.cell = cell_width(&c);
  for (int row = 0; row < c.grid.rows; row++) write_row(&c, row);
  write_files(&c);
  draw_grid_free(&c.grid);
}
