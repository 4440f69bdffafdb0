/* The site graph: which sites there are, how they are named, and which site lies next in a
 * direction.
 *
 * Doubled coordinates put squares and nodes on one integer grid: the square of file f and rank r
 * (counted from 0) is at (2f, 2r), nodes lie at odd/odd. A direction is a vector in these
 * coordinates as White sees it, or a bundle of explicit links.
 *
 * Whoever goes on and on in one direction leaves the board: there are no rings.
 */
#ifndef UZ_BOARD_BOARD_H
#define UZ_BOARD_BOARD_H

#include "base/arena.h"
#include "base/siteset.h"
#include "uzel.h"

#define UZ_DIRS_MOST 64
#define UZ_GRID_MOST 32
/* The usual letters of files, from the left. */
#define UZ_FILE_LETTERS "abcdefghijklmnopqrstuvwxyzABCDEF"

/* ---- Directions ---- */

/* A set of directions, bit d for direction d of the list they were registered in. */
typedef uint64_t uz_dirs;

typedef struct uz_dir {
  int8_t dx, dy;  /* the vector; (0, 0) for links */
  uint8_t mirror; /* what it is to the other side: (dx, -dy); itself for links */
  uint8_t back;   /* of links: the direction that goes the lines the other way */
  bool link;
} uz_dir;

/* One step of a line of links. */
typedef struct uz_link {
  const struct uz_link *next;
  const char *from, *to; /* names of sites */
  uint8_t dir;
} uz_link;

/* The directions that a script names, each once, in the order of naming. */
typedef struct uz_dir_list {
  uz_dir dir[UZ_DIRS_MOST];
  unsigned count;
  const uz_link *links;
} uz_dir_list;

/* The direction of a vector other than (0, 0), registered with its mirror image when new; -1
 * when the list is full or the vector longer than any board. */
int uz_dir_find(uz_dir_list *list, int dx, int dy);
/* The direction straight back, or -1 when the list does not hold it. */
int uz_dir_back(const uz_dir_list *list, unsigned dir);
/* The set as the other side sees it. */
uz_dirs uz_dirs_mirror(const uz_dir_list *list, uz_dirs dirs);

/* What can be wrong with sites and lines that a script lists. */
typedef enum uz_graph_fault {
  UZ_GRAPH_FINE = 0,
  UZ_GRAPH_NAME_TWICE,    /* an earlier site has this name */
  UZ_GRAPH_PLACE_TWICE,   /* an earlier site is at this place */
  UZ_GRAPH_PLACE_OUTSIDE, /* a coordinate is below -1 or above 2 * UZ_GRID_MOST - 1 */
  UZ_GRAPH_LINE_SHORT,    /* fewer than two sites */
  UZ_GRAPH_LINE_RETURNS,  /* the line comes to a site for the second time */
  UZ_GRAPH_NO_DIRECTION,  /* it would take more than UZ_DIRS_MOST directions */
  UZ_GRAPH_NO_MEMORY
} uz_graph_fault;

/* Names of sites in a row: each is next to the one before, both ways. */
typedef struct uz_line {
  const char *const *names;
  unsigned count;
} uz_line;

/* Registers directions along the lines, as many as it takes to go straight on everywhere: two
 * for each bundle of lines that have no site in common. `*dirs` is their set. Of a fault,
 * `*which` is the line, and the list is as it was. Names are copied; whether the board has them,
 * uz_board_missing_site tells. */
uz_graph_fault uz_dirs_add_lines(uz_arena *arena, uz_dir_list *list, const uz_line *lines,
                                 unsigned count, uz_dirs *dirs, unsigned *which);

/* ---- The plan ---- */

typedef enum uz_nodes { UZ_NODES_NONE, UZ_NODES_INNER, UZ_NODES_OUTER } uz_nodes;

/* A site of a board that is no grid. At odd/odd it is a node, elsewhere a square. */
typedef struct uz_named_site {
  const char *name;
  int x, y; /* doubled coordinates, -1 .. 2 * UZ_GRID_MOST - 1 */
} uz_named_site;

/* What a board is made from: a grid, or a list of named sites. */
typedef struct uz_board_plan {
  int width, height; /* of the grid, 1 .. UZ_GRID_MOST each; 0 x 0: the named sites */
  uz_nodes nodes;    /* inner: (w-1) x (h-1) crossings; outer: (w+1) x (h+1) */
  /* Keeps a site of the grid or cuts it out; NULL keeps all. Rank and file are those of
   * uz_board_row for White and of uz_board_file; a node's name is the one that it will have when
   * kept. */
  bool (*keep)(void *context, uz_place place, int rank, int file);
  void *context;
  const char *files; /* file letters, one ASCII letter a file; NULL: the usual ones */
  const uz_named_site *named;
  unsigned named_count;
} uz_board_plan;

/* Looks for a fault in the plan's named sites; `*which` is the site. */
uz_graph_fault uz_plan_check(const uz_board_plan *plan, unsigned *which);

/* ---- The board ---- */

typedef struct uz_board {
  int width, height;
  unsigned sites, words; /* words: 64-bit words of a site set */
  uz_place *place;       /* of a site */
  uz_site *next;         /* next[dir * (sites + 1) + site]; `sites` means off the board */
  uz_site *grid;         /* site at (x + 1) + (y + 1) * columns, UZ_NO_SITE where there is none */
  int columns, lines;    /* of `grid` */
  uint8_t *row, *file;   /* of a site, see uz_board_row and uz_board_file */
  int rows[2], row_files[2]; /* how many there are of squares, of nodes */
  const char *files;
  unsigned dirs;
} uz_board;

/* Lays out sites (squares by rank from White's side, by file from the left; then nodes likewise)
 * with the names: squares "a1", nodes "1".. in that order. Named sites keep their order and
 * names. The plan must be free of faults. NULL when memory is out or when more than
 * UZ_SITES_MOST sites would stand (*too_many is set). */
uz_board *uz_board_new(uz_arena *arena, const uz_board_plan *plan, bool *too_many);
/* Fills next[] for all directions of the list. Once, when the script has named all of them.
 * False when memory is out. Links of sites that the board lacks lead nowhere. */
bool uz_board_connect(uz_arena *arena, uz_board *board, const uz_dir_list *dirs);
/* A site that a line names and the board lacks; NULL when there is none. */
const char *uz_board_missing_site(const uz_board *board, const uz_dir_list *dirs);

static inline uz_site uz_board_next(const uz_board *board, unsigned dir, unsigned site) {
  return board->next[dir * (board->sites + 1) + site];
}

/* The site at doubled coordinates, or UZ_NO_SITE. */
uz_site uz_board_at(const uz_board *board, int x, int y);
uz_site uz_board_find(const uz_board *board, const char *name);
/* Rank of a site from a side's own edge, from 1: 1 is its home row, nodes lie on rows of their
 * own. The rows of named sites are the different heights at which they lie. */
int uz_board_row(const uz_board *board, unsigned site, int side);
/* How many rows there are: the height for squares. */
int uz_board_rows(const uz_board *board, bool nodes);
/* File of a square from the left, from 1; column of a node likewise. */
int uz_board_file(const uz_board *board, unsigned site);
/* How many files there are: the width for squares. */
int uz_board_files(const uz_board *board, bool nodes);

/* ---- Shifts ---- */

/* A direction as shifts of whole site sets: the sites of `from`, moved by `shift` bits (left when
 * positive), are their neighbours. On a grid one shift does; on dark squares alone two. */
typedef struct uz_shift {
  int shift;
  uz_word64 *from;
} uz_shift;

/* The shifts of a direction of a connected board, at most `most`; 0 when it would take more,
 * when nothing lies in the direction, or when memory is out. */
unsigned uz_board_shifts(uz_arena *arena, const uz_board *board, unsigned dir, uz_shift *shifts,
                         unsigned most);

#endif
