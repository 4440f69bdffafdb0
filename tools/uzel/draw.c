#include "draw.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"

typedef struct box {
  int least_x, most_x, least_y, most_y;
  bool nodes, dark, light;
} box;

static void widen(int *least, int *most, int value) {
  if (value < *least) *least = value;
  if (value > *most) *most = value;
}

static box box_of(const uz_game *game) {
  box b = {0, 0, 0, 0, false, false, false};
  if (uz_game_width(game)) {
    b.most_x = 2 * uz_game_width(game) - 2;
    b.most_y = 2 * uz_game_height(game) - 2;
  }
  for (size_t s = 0; s < uz_game_sites(game); s++) {
    uz_place place = uz_game_place(game, (uz_site)s);
    widen(&b.least_x, &b.most_x, place.x);
    widen(&b.least_y, &b.most_y, place.y);
    if (place.node || place.x % 2 || place.y % 2)
      b.nodes = true;
    else if (place.dark)
      b.dark = true;
    else
      b.light = true;
  }
  return b;
}

static void put_sites(draw_grid *grid, const draw_board *board, const box *b) {
  const uz_game *game = uz_position_game(board->position);
  for (size_t s = 0; s < uz_game_sites(game); s++) {
    uz_place place = uz_game_place(game, (uz_site)s);
    int column = (board->flip ? b->most_x - place.x : place.x - b->least_x) / grid->step;
    int row = (board->flip ? place.y - b->least_y : b->most_y - place.y) / grid->step;
    grid->site[row * grid->columns + column] = (uz_site)s;
  }
}

draw_grid draw_grid_new(const draw_board *board) {
  const uz_game *game = uz_position_game(board->position);
  box b = box_of(game);
  draw_grid grid = {.step = b.nodes ? 1 : 2};
  grid.columns = (b.most_x - b.least_x) / grid.step + 1;
  grid.rows = (b.most_y - b.least_y) / grid.step + 1;
  grid.checkered = uz_game_width(game) && !b.nodes && b.dark != b.light;
  size_t size = (size_t)(grid.columns * grid.rows) * sizeof *grid.site;
  grid.site = cli_alloc(size);
  memset(grid.site, 0xFF, size); /* UZ_NO_SITE in every cell */
  put_sites(&grid, board, &b);
  return grid;
}

void draw_grid_free(draw_grid *grid) { free(grid->site); }

/* A square's name "e4" has two parts; nodes and freely named sites may have none. */
static bool split_name(const uz_game *game, uz_site site, char letters[DRAW_LABEL],
                       char digits[DRAW_LABEL]) {
  if (site == UZ_NO_SITE) return false;
  uz_place place = uz_game_place(game, site);
  size_t split = strcspn(place.name, "0123456789");
  bool parts = !place.node && split > 0 && place.name[split] && isalpha((unsigned char)*place.name);
  if (!parts) return false;
  snprintf(letters, DRAW_LABEL, "%.*s", (int)split, place.name);
  snprintf(digits, DRAW_LABEL, "%s", place.name + split);
  return true;
}

void draw_file_label(const uz_game *game, const draw_grid *grid, int column,
                     char label[DRAW_LABEL]) {
  char digits[DRAW_LABEL];
  *label = '\0';
  for (int row = 0; row < grid->rows; row++)
    if (split_name(game, draw_grid_at(grid, column, row), label, digits)) return;
}

void draw_rank_label(const uz_game *game, const draw_grid *grid, int row, char label[DRAW_LABEL]) {
  char letters[DRAW_LABEL];
  *label = '\0';
  for (int column = 0; column < grid->columns; column++)
    if (split_name(game, draw_grid_at(grid, column, row), letters, label)) return;
}

/* Told by the text of a move: it begins with the number of a square that has a name as well. */
bool draw_needs_numbers(const cli_table *table) {
  if (!uz_moves_generate(table->position, UZ_COUNT_RESULTS, table->moves)) return false;
  uz_site from = uz_moves_info(table->moves, 0).from;
  const char *name = uz_game_place(table->game, from).name;
  char *text = cli_move_text(table->position, table->moves, 0);
  bool numbers = strncmp(text, name, strlen(name)) != 0 &&
                 strtol(text, NULL, 10) == uz_game_number(table->game, from);
  free(text);
  return numbers;
}
