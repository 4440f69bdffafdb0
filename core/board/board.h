/* The site graph: which sites there are, how they are named, and which site lies next in a direction.
 *
 * Doubled coordinates put squares and nodes on one integer grid: the square of file f and rank r
 * (counted from 0) is at (2f, 2r), nodes lie at odd/odd. A direction is a vector in these coordinates
 * as White sees it, or a bundle of explicit links.
 */
#ifndef UZ_BOARD_BOARD_H
#define UZ_BOARD_BOARD_H

#include "base/arena.h"
#include "base/siteset.h"
#include "uzel.h"

#define UZ_DIRS_MOST 64
#define UZ_GRID_MOST 32

/* A set of directions, bit d for direction d of the list they were registered in. */
typedef uint64_t uz_dirs;

typedef struct uz_dir {
  int8_t dx, dy;  /* the vector; (0, 0) for links */
  uint8_t mirror; /* the direction that is this one to the other side: (dx, -dy); itself for links */
  bool link;
} uz_dir;

/* The directions that a script names, each once, in the order of naming. */
typedef struct uz_dir_list {
  uz_dir dir[UZ_DIRS_MOST];
  unsigned count;
} uz_dir_list;

/* The direction of a vector, registered with its mirror image when new; -1 when the list is full. */
int uz_dir_find(uz_dir_list *list, int dx, int dy);
/* A new direction for links; -1 when the list is full. */
int uz_dir_add_link(uz_dir_list *list);
/* The set as the other side sees it. */
uz_dirs uz_dirs_mirror(const uz_dir_list *list, uz_dirs dirs);

typedef enum uz_nodes { UZ_NODES_NONE, UZ_NODES_INNER, UZ_NODES_OUTER } uz_nodes;

/* What a board is made from. */
typedef struct uz_board_plan {
  int width, height; /* 0 x 0: sites come from links alone */
  uz_nodes nodes;    /* inner: (w-1) x (h-1) crossings; outer: (w+1) x (h+1) */
  /* Keeps a site or cuts it out; NULL keeps all. */
  bool (*keep)(void *context, uz_place place, int rank, int file);
  void *context;
  const char *files; /* file letters, one ASCII letter a file; NULL: a.. z, then A.. F */
} uz_board_plan;

typedef struct uz_board {
  int width, height;
  unsigned sites, words; /* words: 64-bit words of a site set */
  uz_place *place;       /* of a site */
  uz_site *next;         /* next[dir * (sites + 1) + site]; the site `sites` itself means "off the board" */
  uz_site *grid;         /* site at (x + 1) + (y + 1) * (2 * width + 1), UZ_NO_SITE where there is none */
  const char *files;
  unsigned dirs;
} uz_board;

/* Lays out sites (squares by rank from White's side, by file from the left; then nodes likewise) with
 * the names: squares "a1", nodes "1".. in that order. NULL when memory is out or when more than
 * UZ_SITES_MOST sites would stand (*too_many is set). */
uz_board *uz_board_new(uz_arena *arena, const uz_board_plan *plan, bool *too_many);
/* Fills next[] for all directions of the list. Once, when the script has named all of them. */
bool uz_board_connect(uz_arena *arena, uz_board *board, const uz_dir_list *dirs);

static inline uz_site uz_board_next(const uz_board *board, unsigned dir, unsigned site) {
  return board->next[dir * (board->sites + 1) + site];
}

/* The site at doubled coordinates, or UZ_NO_SITE. */
uz_site uz_board_at(const uz_board *board, int x, int y);
uz_site uz_board_find(const uz_board *board, const char *name);
/* Rank of a site from a side's own edge, from 1: 1 is its home row, nodes lie on rows of their own. */
int uz_board_row(const uz_board *board, unsigned site, int side);
/* How many rows there are: the height for squares. */
int uz_board_rows(const uz_board *board, bool nodes);
/* File of a square from the left, from 1; column of a node likewise. */
int uz_board_file(const uz_board *board, unsigned site);

/* A direction as shifts of whole site sets: the sites of `from`, moved by `shift` bits (left when
 * positive), are their neighbours. On a grid one shift does; on dark squares alone two. */
typedef struct uz_shift {
  int shift;
  uz_word64 *from;
} uz_shift;

/* The shifts of a direction, at most `most`; 0 when it would take more. */
unsigned uz_board_shifts(uz_arena *arena, const uz_board *board, unsigned dir, uz_shift *shifts,
                         unsigned most);

#endif
