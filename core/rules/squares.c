#include "rules/squares.h"

#include <stdlib.h>

#include "base/utf8.h"

#define LINES_MOST (2 * UZ_GRID_MOST + 1)
#define RUN_MOST   9999

/* The sites of one kind by row and file, both from 0. */
typedef struct lattice {
  int rows, files;
  uz_site at[LINES_MOST][LINES_MOST];
} lattice;

static void lay_out(lattice *on, const uz_board *board, bool nodes) {
  on->rows = uz_board_rows(board, nodes);
  on->files = uz_board_files(board, nodes);
  memset(on->at, 0xFF, sizeof on->at);
  for (unsigned site = 0; site < board->sites; site++)
    if (board->place[site].node == nodes)
      on->at[uz_board_row(board, site, 0) - 1][uz_board_file(board, site) - 1] = (uz_site)site;
}

/* ---- Reading ---- */

uz_code uz_unit_of_letter(const uz_game_def *def, const char *text, size_t *length) {
  uz_code found = UZ_EMPTY;
  *length = 0;
  for (unsigned kind = 0; kind < def->pieces_count; kind++)
    for (int side = 0; side < 2; side++) {
      const char *letter = def->pieces[kind].piece.letter[side];
      size_t n = strlen(letter);
      if (n <= *length || strncmp(text, letter, n) != 0) continue;
      found = uz_code_of(kind, side);
      *length = n;
    }
  return found;
}

typedef struct reader {
  const uz_game_def *def;
  const char *text; /* what is still to be read */
  uint8_t *board;
  lattice on;
  uz_squares_fault fault;
} reader;

static void blame_letter(reader *r, uz_squares_wrong wrong) {
  uint32_t code;
  size_t length = uz_utf8_read(r->text, &code);
  r->fault.wrong = wrong;
  memcpy(r->fault.letter, r->text, length);
  r->fault.letter[length] = '\0';
}

/* Places beyond the board's width are only counted. */
static int read_unit(reader *r, int row, int file) {
  size_t length;
  uz_code unit = uz_unit_of_letter(r->def, r->text, &length);
  if (!unit) {
    blame_letter(r, UZ_SQUARES_LETTER);
  } else if (file < r->on.files) {
    uz_site site = r->on.at[row][file];
    if (site == UZ_NO_SITE)
      blame_letter(r, UZ_SQUARES_OFF_BOARD);
    else
      r->board[site] = unit;
  }
  r->text += length;
  return 1;
}

/* A run of no places is no number: FEN has none, and it would hide a slip. */
static int read_run(reader *r) {
  char *end;
  long run = strtol(r->text, &end, 10);
  if (*r->text == '0') blame_letter(r, UZ_SQUARES_LETTER);
  r->text = end;
  return run > RUN_MOST ? RUN_MOST : (int)run;
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static void read_row(reader *r, int row) {
  int file = 0;
  r->fault.row = row + 1;
  while (*r->text && *r->text != '/' && !r->fault.wrong && file < RUN_MOST)
    file += is_digit(*r->text) ? read_run(r) : read_unit(r, row, file);
  if (r->fault.wrong || file == r->on.files) return;
  r->fault.wrong = UZ_SQUARES_WIDTH;
  r->fault.have = file;
  r->fault.want = r->on.files;
}

static int count_rows(const char *text) {
  int n = 1;
  for (; *text; text++) n += *text == '/';
  return n;
}

uz_squares_fault uz_squares_read(const uz_game_def *def, bool nodes, const char *text,
                                 uint8_t *board) {
  reader r = {.def = def, .text = text};
  r.board = board;
  lay_out(&r.on, def->board, nodes);
  int rows = count_rows(text);
  if (rows != r.on.rows)
    return (uz_squares_fault){.wrong = UZ_SQUARES_ROWS, .have = rows, .want = r.on.rows};
  for (int row = rows - 1; row >= 0 && !r.fault.wrong; row--, r.text += *r.text == '/')
    read_row(&r, row);
  return r.fault;
}

/* ---- Writing ---- */

static void put_run(uz_writer *to, int *run) {
  if (*run) uz_put_number(to, (unsigned long)*run);
  *run = 0;
}

static void write_row(const uz_game_def *def, const uz_site *sites, int files, const uint8_t *board,
                      uz_writer *to) {
  int run = 0;
  for (int file = 0; file < files; file++) {
    uz_site site = sites[file];
    uz_code unit = site == UZ_NO_SITE ? UZ_EMPTY : board[site];
    if (!unit) {
      run++;
    } else {
      put_run(to, &run);
      uz_put_text(to, def->pieces[uz_code_kind(unit)].piece.letter[uz_code_side(unit)]);
    }
  }
  put_run(to, &run);
}

void uz_squares_write(const uz_game_def *def, bool nodes, const uint8_t *board, uz_writer *to) {
  lattice on;
  lay_out(&on, def->board, nodes);
  for (int row = on.rows - 1; row >= 0; row--) {
    write_row(def, on.at[row], on.files, board, to);
    if (row) uz_put(to, '/');
  }
}
