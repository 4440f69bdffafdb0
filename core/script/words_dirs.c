/* Words that give directions. */
#include <math.h>

#include "script/words.h"

static uz_dirs add_vector(lua_State *L, int dx, int dy) {
  int dir = uz_dir_find(&uz_run_of(L)->def->dirs, dx, dy);
  if (dir >= 0) return (uz_dirs)1 << dir;
  uz_fault(L, uz_here(L), UZ_D_too_many_directions, NULL, NULL, NULL, NULL);
  return 0;
}

/* The eight mirror images of a vector in doubled coordinates; equal ones are one direction. */
static uz_dirs add_vectors(lua_State *L, int dx, int dy) {
  uz_dirs dirs = 0;
  for (int image = 0; image < 8; image++) {
    int x = image & 1 ? dy : dx, y = image & 1 ? dx : dy;
    dirs |= add_vector(L, image & 2 ? -x : x, image & 4 ? -y : y);
  }
  return dirs;
}

int uz_word_orthogonal(lua_State *L) { return uz_give_directions(L, add_vectors(L, 2, 0)); }
int uz_word_diagonal(lua_State *L) { return uz_give_directions(L, add_vectors(L, 2, 2)); }
int uz_word_corners(lua_State *L) { return uz_give_directions(L, add_vectors(L, 1, 1)); }

/* A length in squares, as doubled coordinates; halves lead from squares to nodes. */
static bool want_length(uz_slot slot, int *length) {
  double squares;
  if (!uz_want_number(slot, &squares)) return false;
  double twice = 2 * squares;
  bool fits = fabs(twice) <= 2 * UZ_GRID_MOST && twice == floor(twice);
  if (fits)
    *length = (int)twice;
  else
    uz_fault(slot.L, uz_here(slot.L), UZ_D_wrong_vector, lua_tostring(slot.L, slot.index), NULL,
             NULL, NULL);
  return fits;
}

/* Squares are at even/even, nodes at odd/odd: both coordinates step from the one to the other, or
 * neither does. */
static bool want_vector(lua_State *L, int *dx, int *dy) {
  bool x = want_length(uz_arg(L, 1), dx), y = want_length(uz_arg(L, 2), dy);
  uz_want_no_more(L, 2);
  if (!x || !y) return false;
  bool leads = (*dx || *dy) && !((*dx ^ *dy) & 1);
  if (!leads) uz_fault(L, uz_here(L), UZ_D_no_vector, NULL, NULL, NULL, NULL);
  return leads;
}

int uz_word_vector(lua_State *L) {
  int dx, dy;
  if (!want_vector(L, &dx, &dy)) return uz_give_unknown(L);
  return uz_give_directions(L, add_vector(L, dx, dy));
}

int uz_word_vectors(lua_State *L) {
  int dx, dy;
  if (!want_vector(L, &dx, &dy)) return uz_give_unknown(L);
  return uz_give_directions(L, add_vectors(L, dx, dy));
}

/* ---- Filters by the mover's side ---- */

/* Those whose step forward has the sign. */
static uz_dirs filter(const uz_dir_list *list, uz_dirs dirs, int sign) {
  uz_dirs kept = 0;
  for (unsigned d = 0; d < list->count; d++) {
    const uz_dir *dir = &list->dir[d];
    if (dirs >> d & 1 && (dir->dy > 0) - (dir->dy < 0) == sign) kept |= (uz_dirs)1 << d;
  }
  return kept;
}

static int give_filtered(lua_State *L, int sign) {
  uz_dirs dirs = 0;
  bool given = uz_want_directions(uz_arg(L, 1), &dirs);
  uz_want_no_more(L, 1);
  if (!given) return uz_give_unknown(L);
  uz_dirs kept = filter(&uz_run_of(L)->def->dirs, dirs, sign);
  if (kept) return uz_give_directions(L, kept);
  uz_fault(L, uz_here(L), UZ_D_no_direction_left, uz_word_called(L)->name, NULL, NULL, NULL);
  return uz_give_unknown(L);
}

int uz_word_forward(lua_State *L) { return give_filtered(L, 1); }
int uz_word_backward(lua_State *L) { return give_filtered(L, -1); }
int uz_word_sideways(lua_State *L) { return give_filtered(L, 0); }

/* ---- Lines of links ---- */

static void line_fault(lua_State *L, uz_graph_fault fault, unsigned line) {
  char number[16];
  snprintf(number, sizeof number, "%u", line + 1);
  uz_diag_id id = fault == UZ_GRAPH_LINE_SHORT     ? UZ_D_short_line
                  : fault == UZ_GRAPH_LINE_RETURNS ? UZ_D_returning_line
                  : fault == UZ_GRAPH_NO_MEMORY    ? UZ_D_script_memory
                                                   : UZ_D_too_many_directions;
  uz_fault(L, uz_here(L), id, number, NULL, NULL, NULL);
}

int uz_word_links(lua_State *L) {
  uz_slot list = uz_arg(L, 1);
  if (!uz_want_keys(list, NULL, 0, true)) return uz_give_unknown(L);
  unsigned count = uz_entries(list), which;
  uz_line *lines = UZ_TAKE_ARRAY(L, uz_line, count);
  for (unsigned i = 0; i < count; i++) {
    lines[i].names = uz_want_names(uz_entry(list, i), &lines[i].count);
    if (!lines[i].names) return uz_give_unknown(L);
    lua_pop(L, 1);
  }
  uz_dirs dirs;
  uz_run *run = uz_run_of(L);
  uz_graph_fault fault =
      uz_dirs_add_lines(run->arena, &run->def->dirs, lines, count, &dirs, &which);
  if (!fault && dirs) return uz_give_directions(L, dirs);
  line_fault(L, fault ? fault : UZ_GRAPH_LINE_SHORT, fault ? which : 0);
  return uz_give_unknown(L);
}
