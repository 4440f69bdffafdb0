/* Directions: vectors, and lines of links. */
#include "board/board.h"

#include <stdlib.h>
#include <string.h>

/* ---- Vectors ---- */

#define LONGEST (2 * UZ_GRID_MOST) /* from edge to edge of the largest lattice */

static int find_vector(const uz_dir_list *list, int dx, int dy) {
  for (unsigned d = 0; d < list->count; d++)
    if (!list->dir[d].link && list->dir[d].dx == dx && list->dir[d].dy == dy) return (int)d;
  return -1;
}

static void add_vector(uz_dir_list *list, int dx, int dy, unsigned mirror) {
  list->dir[list->count++] =
      (uz_dir){.dx = (int8_t)dx, .dy = (int8_t)dy, .mirror = (uint8_t)mirror};
}

int uz_dir_find(uz_dir_list *list, int dx, int dy) {
  int known = find_vector(list, dx, dy);
  if (known >= 0) return known;
  unsigned d = list->count, mirror = dy ? d + 1 : d;
  if (mirror >= UZ_DIRS_MOST || abs(dx) > LONGEST || abs(dy) > LONGEST) return -1;
  add_vector(list, dx, dy, mirror);
  if (dy) add_vector(list, dx, -dy, d);
  return (int)d;
}

int uz_dir_back(const uz_dir_list *list, unsigned dir) {
  const uz_dir *d = &list->dir[dir];
  return d->link ? d->back : find_vector(list, -d->dx, -d->dy);
}

uz_dirs uz_dirs_mirror(const uz_dir_list *list, uz_dirs dirs) {
  uz_dirs mirrored = 0;
  for (unsigned d = 0; d < list->count; d++)
    if (dirs >> d & 1) mirrored |= (uz_dirs)1 << list->dir[d].mirror;
  return mirrored;
}

/* ---- Links ---- */

static bool returns(const uz_line *line) {
  for (unsigned i = 1; i < line->count; i++)
    for (unsigned j = 0; j < i; j++)
      if (!strcmp(line->names[i], line->names[j])) return true;
  return false;
}

static bool visits(const uz_line *line, const char *name) {
  for (unsigned i = 0; i < line->count; i++)
    if (!strcmp(line->names[i], name)) return true;
  return false;
}

/* True when a line of the direction has a site in common with this one. Two such lines in one
 * direction would make a bend, or give a site two neighbours. */
static bool taken(const uz_dir_list *list, unsigned dir, const uz_line *line) {
  for (const uz_link *link = list->links; link; link = link->next)
    if (link->dir == dir && (visits(line, link->from) || visits(line, link->to))) return true;
  return false;
}

static void add_link_dir(uz_dir_list *list, unsigned back) {
  uint8_t d = (uint8_t)list->count++;
  list->dir[d] = (uz_dir){.mirror = d, .back = (uint8_t)back, .link = true};
}

/* The first of the two directions for a line: among those from `first` on when one has room,
 * else new ones; UZ_DIRS_MOST when the list is full. */
static unsigned dir_for(uz_dir_list *list, unsigned first, const uz_line *line) {
  unsigned d = first;
  while (d < list->count && taken(list, d, line)) d += 2;
  if (d < list->count) return d;
  if (d + 2 > UZ_DIRS_MOST) return UZ_DIRS_MOST;
  add_link_dir(list, d + 1);
  add_link_dir(list, d);
  return d;
}

static bool add_link(uz_arena *arena, uz_dir_list *list, const char *from, const char *to,
                     unsigned dir) {
  uz_link *link = UZ_NEW(arena, uz_link);
  if (!link) return false;
  *link = (uz_link){list->links, from, to, (uint8_t)dir};
  list->links = link;
  return true;
}

static uz_graph_fault add_line(uz_arena *arena, uz_dir_list *list, unsigned dir,
                               const uz_line *line) {
  const char *last = NULL;
  for (unsigned i = 0; i < line->count; i++) {
    const char *name = uz_arena_text(arena, line->names[i], strlen(line->names[i]));
    if (!name) return UZ_GRAPH_NO_MEMORY;
    bool added = !last || (add_link(arena, list, last, name, dir) &&
                           add_link(arena, list, name, last, list->dir[dir].back));
    if (!added) return UZ_GRAPH_NO_MEMORY;
    last = name;
  }
  return UZ_GRAPH_FINE;
}

static uz_graph_fault place_line(uz_arena *arena, uz_dir_list *list, unsigned first,
                                 const uz_line *line) {
  if (line->count < 2) return UZ_GRAPH_LINE_SHORT;
  if (returns(line)) return UZ_GRAPH_LINE_RETURNS;
  unsigned dir = dir_for(list, first, line);
  return dir < UZ_DIRS_MOST ? add_line(arena, list, dir, line) : UZ_GRAPH_NO_DIRECTION;
}

/* The directions from `first` on. */
static uz_dirs dirs_since(const uz_dir_list *list, unsigned first) {
  uz_dirs dirs = 0;
  for (unsigned d = first; d < list->count; d++) dirs |= (uz_dirs)1 << d;
  return dirs;
}

uz_graph_fault uz_dirs_add_lines(uz_arena *arena, uz_dir_list *list, const uz_line *lines,
                                 unsigned count, uz_dirs *dirs, unsigned *which) {
  const uz_link *links = list->links;
  unsigned first = list->count;
  uz_graph_fault fault = UZ_GRAPH_FINE;
  for (unsigned i = 0; i < count && !fault; i++) {
    *which = i;
    fault = place_line(arena, list, first, &lines[i]);
  }
  if (fault) {
    list->links = links;
    list->count = first;
  }
  *dirs = dirs_since(list, first);
  return fault;
}
