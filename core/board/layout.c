/* Where the sites of a board lie, and what they are called. */
#include "board/board.h"

#include <stdio.h>
#include <string.h>

/* ---- The lattice of squares, and that of nodes ---- */

/* Places at every second coordinate from `first` on. */
typedef struct lattice {
  int first, files, rows;
  bool node;
} lattice;

static lattice squares_of(const uz_board_plan *plan) {
  return (lattice){0, plan->width, plan->height, false};
}

static lattice nodes_of(const uz_board_plan *plan) {
  switch (plan->nodes) {
  case UZ_NODES_INNER: return (lattice){1, plan->width - 1, plan->height - 1, true};
  case UZ_NODES_OUTER: return (lattice){-1, plan->width + 1, plan->height + 1, true};
  default: return (lattice){0, 0, 0, true};
  }
}

static unsigned places_of(const uz_board_plan *plan) {
  lattice squares = squares_of(plan), nodes = nodes_of(plan);
  return plan->width ? (unsigned)(squares.files * squares.rows + nodes.files * nodes.rows)
                     : plan->named_count;
}

/* ---- Adding a site ---- */

/* The cell of a place inside the grid. */
static uz_site *cell_of(const uz_board *board, int x, int y) {
  return &board->grid[(x + 1) + (y + 1) * board->columns];
}

static void add_site(uz_board *board, const uz_place *place, int row, int file) {
  unsigned site = board->sites++;
  board->place[site] = *place;
  board->row[site] = (uint8_t)row;
  board->file[site] = (uint8_t)file;
  *cell_of(board, place->x, place->y) = (uz_site)site;
}

static bool is_dark(int x, int y) { return !((x | y) & 1) && !((x + y) / 2 & 1); }

/* ---- Grids ---- */

static const char *name_of(uz_arena *arena, const uz_board *board, bool node, int row, int file,
                           unsigned number) {
  char name[16];
  int length = node ? snprintf(name, sizeof name, "%u", number)
                    : snprintf(name, sizeof name, "%c%d", board->files[file - 1], row);
  return uz_arena_text(arena, name, (size_t)length);
}

static bool is_kept(const uz_board_plan *plan, uz_place place, int row, int file) {
  return !plan->keep || plan->keep(plan->context, place, row, file);
}

static bool lay_lattice(uz_arena *arena, uz_board *board, const uz_board_plan *plan, lattice on) {
  unsigned before = board->sites;
  for (int row = 1; row <= on.rows; row++)
    for (int file = 1; file <= on.files; file++) {
      uz_place place = {.x = on.first + 2 * (file - 1), .y = on.first + 2 * (row - 1)};
      place.node = on.node;
      place.dark = is_dark(place.x, place.y);
      place.name = name_of(arena, board, on.node, row, file, board->sites - before + 1);
      if (!place.name) return false;
      if (is_kept(plan, place, row, file)) add_site(board, &place, row, file);
    }
  board->rows[on.node] = on.rows;
  board->row_files[on.node] = on.files;
  return true;
}

static bool lay_grid(uz_arena *arena, uz_board *board, const uz_board_plan *plan) {
  return lay_lattice(arena, board, plan, squares_of(plan)) &&
         lay_lattice(arena, board, plan, nodes_of(plan));
}

/* ---- Named sites ---- */

#define COORDINATES (2 * UZ_GRID_MOST + 1) /* -1 .. 2 * UZ_GRID_MOST - 1 */

static bool is_node(const uz_named_site *site) { return site->x & 1 && site->y & 1; }

/* Numbers the different coordinates of the squares, or of the nodes, from 1; gives their number. */
static int number_lines(const uz_board_plan *plan, bool node, bool upward,
                        uint8_t number[COORDINATES]) {
  int count = 0;
  memset(number, 0, COORDINATES);
  for (unsigned i = 0; i < plan->named_count; i++) {
    const uz_named_site *site = &plan->named[i];
    if (is_node(site) == node) number[(upward ? site->y : site->x) + 1] = 1;
  }
  for (int c = 0; c < COORDINATES; c++)
    if (number[c]) number[c] = (uint8_t)++count;
  return count;
}

static bool lay_named(uz_arena *arena, uz_board *board, const uz_board_plan *plan) {
  uint8_t row[2][COORDINATES], file[2][COORDINATES];
  for (int node = 0; node < 2; node++) {
    board->rows[node] = number_lines(plan, node, true, row[node]);
    board->row_files[node] = number_lines(plan, node, false, file[node]);
  }
  for (unsigned i = 0; i < plan->named_count; i++) {
    const uz_named_site *site = &plan->named[i];
    bool node = is_node(site);
    uz_place place = {site->x, site->y, node, is_dark(site->x, site->y), NULL};
    place.name = uz_arena_text(arena, site->name, strlen(site->name));
    if (!place.name) return false;
    add_site(board, &place, row[node][site->y + 1], file[node][site->x + 1]);
  }
  return true;
}

static uz_graph_fault fault_of(const uz_board_plan *plan, unsigned which) {
  const uz_named_site *site = &plan->named[which];
  int most = COORDINATES - 2;
  if (site->x < -1 || site->y < -1 || site->x > most || site->y > most)
    return UZ_GRAPH_PLACE_OUTSIDE;
  for (unsigned i = 0; i < which; i++) {
    const uz_named_site *other = &plan->named[i];
    if (!strcmp(site->name, other->name)) return UZ_GRAPH_NAME_TWICE;
    if (site->x == other->x && site->y == other->y) return UZ_GRAPH_PLACE_TWICE;
  }
  return UZ_GRAPH_FINE;
}

uz_graph_fault uz_plan_check(const uz_board_plan *plan, unsigned *which) {
  uz_graph_fault fault = UZ_GRAPH_FINE;
  for (unsigned i = 0; i < plan->named_count && !fault; i++) fault = fault_of(plan, *which = i);
  return fault;
}

/* ---- The board ---- */

/* A board with room for so many sites, none of them laid yet; NULL when memory is out. */
static uz_board *empty_board(uz_arena *arena, const uz_board_plan *plan, unsigned room) {
  const char *files = plan->files ? plan->files : UZ_FILE_LETTERS;
  uz_board *board = UZ_NEW(arena, uz_board);
  if (!board) return NULL;
  board->width = plan->width;
  board->height = plan->height;
  board->columns = plan->width ? 2 * plan->width + 1 : COORDINATES;
  board->lines = plan->width ? 2 * plan->height + 1 : COORDINATES;
  size_t cells = (size_t)board->columns * (size_t)board->lines;
  board->files = uz_arena_text(arena, files, strlen(files));
  board->place = UZ_NEW_ARRAY(arena, uz_place, room);
  board->row = UZ_NEW_ARRAY(arena, uint8_t, room);
  board->file = UZ_NEW_ARRAY(arena, uint8_t, room);
  board->grid = UZ_NEW_ARRAY(arena, uz_site, cells);
  bool made = board->files && board->place && board->row && board->file && board->grid;
  if (made) memset(board->grid, 0xFF, cells * sizeof *board->grid);
  return made ? board : NULL;
}

uz_board *uz_board_new(uz_arena *arena, const uz_board_plan *plan, bool *too_many) {
  unsigned room = places_of(plan);
  *too_many = !plan->width && room > UZ_SITES_MOST;
  uz_board *board = *too_many ? NULL : empty_board(arena, plan, room);
  if (!board) return NULL;
  bool laid = (plan->width ? lay_grid : lay_named)(arena, board, plan);
  *too_many = board->sites > UZ_SITES_MOST;
  board->words = (board->sites + 63) / 64;
  return laid && !*too_many ? board : NULL;
}

/* ---- Looking up ---- */

uz_site uz_board_at(const uz_board *board, int x, int y) {
  bool inside = x >= -1 && x < board->columns - 1 && y >= -1 && y < board->lines - 1;
  return inside ? *cell_of(board, x, y) : UZ_NO_SITE;
}

uz_site uz_board_find(const uz_board *board, const char *name) {
  for (unsigned site = 0; site < board->sites; site++)
    if (!strcmp(board->place[site].name, name)) return (uz_site)site;
  return UZ_NO_SITE;
}

int uz_board_row(const uz_board *board, unsigned site, int side) {
  int row = board->row[site];
  return side ? uz_board_rows(board, board->place[site].node) + 1 - row : row;
}

int uz_board_rows(const uz_board *board, bool nodes) { return board->rows[nodes]; }
int uz_board_file(const uz_board *board, unsigned site) { return board->file[site]; }
int uz_board_files(const uz_board *board, bool nodes) { return board->row_files[nodes]; }
