/* A position as an SVG drawing that needs nothing else: no fonts but for letters, no style sheet, no ids. */
#include <string.h>

#include "cli.h"
#include "draw.h"

#define HALF  50 /* half a square, which is a doubled coordinate */
#define FRAME 44
#define SCALE 0.5

static const char frame[] = "#5b4636", frame_ink[] = "#f1e3c8";
static const char light[] = "#efdcb9", dark[] = "#b58a63";
static const char moved[] = "#e3c94f", quiet[] = "#3f6b46", capture[] = "#b3261e";
static const char node_ink[] = "#5b4636";
static const char *const body_fill[] = {"#fdf8ec", "#3b3733"};
static const char *const outline[] = {"#3b3026", "#14110f"};
static const char *const detail[] = {"#3b3026", "#d8cbb6"};

typedef struct glyph {
  const char *name, *body, *lines, *marks;
} glyph;

/* The first one is also what a unit without a picture of its own lies on. */
static const glyph glyphs[] = {
#define GLYPH(name, body, lines, marks) {name, body, lines, marks},
#include "glyphs.def"
#undef GLYPH
};

typedef struct sheet {
  const draw_board *board;
  const uz_game *game;
  draw_grid grid;
  FILE *out;
} sheet;

static const glyph *find_glyph(const char *picture) {
  for (size_t i = 0; i < sizeof glyphs / sizeof *glyphs; i++)
    if (!strcmp(glyphs[i].name, picture)) return &glyphs[i];
  return NULL;
}

/* Centre of a column or row. */
static int centre(const sheet *s, int cell) { return FRAME + HALF + cell * HALF * s->grid.step; }
static int extent(const sheet *s, int cells) {
  return 2 * FRAME + 2 * HALF + (cells - 1) * HALF * s->grid.step;
}

static void write_escaped(FILE *out, const char *text) {
  for (; *text; text++) {
    if (*text == '&')
      fputs("&amp;", out);
    else if (*text == '<')
      fputs("&lt;", out);
    else
      putc(*text, out);
  }
}

static void write_label(const sheet *s, double x, double y, int size, const char *ink,
                        const char *text) {
  if (!*text) return;
  fprintf(s->out, "<text x=\"%g\" y=\"%g\" font-size=\"%d\" fill=\"%s\" text-anchor=\"middle\">", x,
          y, size, ink);
  write_escaped(s->out, text);
  fputs("</text>\n", s->out);
}

/* ---- Units ---- */

static void write_path(const sheet *s, const char *path, const char *fill, const char *stroke,
                       double width) {
  if (!*path) return;
  fprintf(s->out,
          "<path d=\"%s\" fill=\"%s\" stroke=\"%s\" stroke-width=\"%g\" stroke-linejoin=\"round\" "
          "stroke-linecap=\"round\"/>\n",
          path, fill, stroke, width);
}

static void write_glyph(const sheet *s, const glyph *g, int side) {
  write_path(s, g->body, body_fill[side], outline[side], 3);
  write_path(s, g->lines, "none", detail[side], 2.2);
  write_path(s, g->marks, detail[side], "none", 0);
}

static void write_letter_disc(const sheet *s, const uz_piece *piece, int side) {
  write_path(s, glyphs[0].body, body_fill[side], outline[side], 3);
  bool is_long = cli_width(piece->letter[0]) > 1;
  write_label(s, 50, is_long ? 61 : 65, is_long ? 32 : 44, detail[side], piece->letter[0]);
}

static void write_unit(const sheet *s, int x, int y, double size, int piece, int side) {
  const uz_piece *p = uz_game_piece(s->game, (size_t)piece);
  const glyph *g = find_glyph(p->picture);
  fprintf(s->out, "<g transform=\"translate(%g %g) scale(%g)\">\n", x - HALF * size,
          y - HALF * size, size);
  if (g)
    write_glyph(s, g, side);
  else
    write_letter_disc(s, p, side);
  fputs("</g>\n", s->out);
}

/* ---- Sites ---- */

static void write_square(const sheet *s, int x, int y, const char *fill) {
  fprintf(s->out, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\"/>\n", x - HALF,
          y - HALF, 2 * HALF, 2 * HALF, fill);
}

static void write_circle(const sheet *s, int x, int y, int radius, const char *fill,
                         double opacity) {
  fprintf(s->out, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\" fill=\"%s\" fill-opacity=\"%g\"/>\n", x, y,
          radius, fill, opacity);
}

static void write_cross(const sheet *s, int x, int y) {
  fprintf(s->out,
          "<path d=\"M%d %dl36 36m0-36l-36 36\" stroke=\"%s\" stroke-width=\"9\" "
          "stroke-linecap=\"round\"/>\n",
          x - 18, y - 18, capture);
}

static void write_ring(const sheet *s, int x, int y) {
  fprintf(s->out,
          "<circle cx=\"%d\" cy=\"%d\" r=\"26\" fill=\"none\" stroke=\"%s\" stroke-width=\"7\"/>\n",
          x, y, capture);
}

static bool is_square(const sheet *s, uz_place place) {
  return uz_game_width(s->game) && !place.node;
}

static void write_ground(const sheet *s, int column, int row) {
  uz_site site = draw_grid_at(&s->grid, column, row);
  int x = centre(s, column), y = centre(s, row);
  if (site == UZ_NO_SITE) {
    if (s->grid.checkered) write_square(s, x, y, light);
    return;
  }
  uz_place place = uz_game_place(s->game, site);
  draw_mark mark = draw_mark_at(s->board, site);
  if (!is_square(s, place)) return;
  write_square(s, x, y, place.dark ? dark : light);
  if (mark == DRAW_ORIGIN || mark == DRAW_LANDING)
    fprintf(
        s->out,
        "<rect x=\"%d\" y=\"%d\" width=\"100\" height=\"100\" fill=\"%s\" fill-opacity=\"0.6\"/>\n",
        x - HALF, y - HALF, moved);
}

static void write_number(const sheet *s, int x, int y, uz_site site) {
  char text[16];
  int number = s->board->numbers ? uz_game_number(s->game, site) : 0;
  if (!number) return;
  snprintf(text, sizeof text, "%d", number);
  write_label(s, x - 37, y - 34, 17, frame, text);
}

static void write_standing(const sheet *s, int column, int row) {
  uz_site site = draw_grid_at(&s->grid, column, row);
  if (site == UZ_NO_SITE) return;
  int x = centre(s, column), y = centre(s, row), side = 0;
  bool square = is_square(s, uz_game_place(s->game, site));
  draw_mark mark = draw_mark_at(s->board, site);
  int piece = draw_unit_at(s->board, site, &side);
  if (!square) write_circle(s, x, y, 7, node_ink, 1);
  write_number(s, x, y, site);
  if (piece >= 0) write_unit(s, x, y, square ? 1 : 0.6, piece, side);
  if (mark == DRAW_QUIET || mark == DRAW_EITHER)
    write_circle(s, x, y, square ? 15 : 12, quiet, 0.8);
  if (mark == DRAW_CAPTURE) write_cross(s, x, y);
  if (mark == DRAW_EITHER) write_ring(s, x, y);
}

static void write_cells(const sheet *s, void (*write)(const sheet *s, int column, int row)) {
  for (int row = 0; row < s->grid.rows; row++)
    for (int column = 0; column < s->grid.columns; column++) write(s, column, row);
}

/* ---- The sheet ---- */

static void write_margins(const sheet *s) {
  char label[DRAW_LABEL];
  int bottom = extent(s, s->grid.rows) - FRAME;
  for (int column = 0; column < s->grid.columns; column++) {
    draw_file_label(s->game, &s->grid, column, label);
    write_label(s, centre(s, column), bottom + 32, 28, frame_ink, label);
  }
  for (int row = 0; row < s->grid.rows; row++) {
    draw_rank_label(s->game, &s->grid, row, label);
    write_label(s, FRAME / 2.0, centre(s, row) + 10, 28, frame_ink, label);
  }
}

static void write_head(const sheet *s, int width, int height) {
  fprintf(s->out,
          "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%g\" height=\"%g\" "
          "viewBox=\"0 0 %d %d\" font-family=\"sans-serif\">\n",
          width * SCALE, height * SCALE, width, height);
  fputs("<title>", s->out);
  write_escaped(s->out, uz_game_title(s->game, UZ_EN));
  fprintf(s->out, "</title>\n<rect width=\"%d\" height=\"%d\" rx=\"14\" fill=\"%s\"/>\n", width,
          height, frame);
  fprintf(s->out, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\"/>\n", FRAME,
          FRAME, width - 2 * FRAME, height - 2 * FRAME, uz_game_width(s->game) ? frame : light);
}

void draw_svg(const draw_board *board, FILE *out) {
  sheet s = {.board = board, .game = uz_position_game(board->position), .out = out};
  s.grid = draw_grid_new(board);
  write_head(&s, extent(&s, s.grid.columns), extent(&s, s.grid.rows));
  write_margins(&s);
  write_cells(&s, write_ground);
  write_cells(&s, write_standing);
  fputs("</svg>\n", out);
  draw_grid_free(&s.grid);
}
