/* Words that give boards, and what stands on them at the start. */
#include <ctype.h>
#include <math.h>
#include <string.h>

#include "rules/region.h"
#include "script/words.h"

/* ---- Grids ---- */

typedef struct cut {
  const uz_test *only;
  const uz_board_plan *plan;
} cut;

/* Whether the test of `only` holds: it is asked on a board of this one site. */
static bool keeps(void *context, uz_place place, int rank, int file) {
  const cut *c = context;
  int more = c->plan->nodes == UZ_NODES_OUTER ? 1 : -1;
  uint8_t row = (uint8_t)rank, column = (uint8_t)file;
  uz_board one = {
      .width = c->plan->width,
      .height = c->plan->height,
      .sites = 1,
      .words = 1,
      .place = &place,
      .row = &row,
      .file = &column,
      .rows = {c->plan->height, c->plan->height + more},
      .row_files = {c->plan->width, c->plan->width + more},
  };
  const uz_game_def def = {.board = &one};
  return uz_test_judge(&def, c->only, 0, 0).may;
}

static bool is_one_of(char c, const char *text, size_t length) {
  return memchr(text, c, length) != NULL;
}

/* Letters of files: as many as there are files, each once. */
static void read_letters(uz_slot slot, uz_board_plan *plan) {
  uz_run *run = uz_run_of(slot.L);
  const char *letters = uz_want_string(slot);
  if (!letters) return;
  bool right = (int)strlen(letters) >= plan->width;
  for (size_t i = 0; letters[i] && right; i++)
    right = isalpha((unsigned char)letters[i]) && !is_one_of(letters[i], letters, i);
  if (!right) uz_fault(slot.L, uz_slot_at(slot), UZ_D_file_letters, letters, NULL, NULL, NULL);
  if (run->letters_used)
    uz_fault(slot.L, uz_slot_at(slot), UZ_D_files_too_early, NULL, NULL, NULL, NULL);
  plan->files = run->letters = letters;
}

const uz_test *uz_may_board_test(uz_slot slot) {
  const uz_test *test = uz_may(slot, UZ_S_test, NULL);
  if (!test || uz_test_is_board_only(test)) return test;
  uz_fault(slot.L, uz_slot_at(slot), UZ_D_only_board, slot.key, NULL, NULL, NULL);
  return NULL;
}

static const uz_test *read_grid(uz_slot table, uz_board_plan *plan) {
  static const char *const keys[] = {"nodes", "only", "files"};
  static const char *const nodes[] = {"inner", "outer"};
  if (!uz_is_given(table)) return NULL;
  if (!uz_want_keys(table, keys, UZ_COUNT_OF(keys), false)) return NULL;
  int which = uz_may_choice(uz_field(table, "nodes"), nodes, UZ_COUNT_OF(nodes), -1);
  plan->nodes = (uz_nodes)(which + 1); /* none, inner, outer */
  uz_slot files = uz_field(table, "files");
  if (uz_is_given(files)) read_letters(files, plan);
  return uz_may_board_test(uz_field(table, "only"));
}

/* Gives the board of the plan, unless a finding has been added since `faults` were counted. */
static int give_board(lua_State *L, const uz_board_plan *plan, unsigned faults) {
  if (uz_run_of(L)->faults != faults) return uz_give_unknown(L);
  bool too_many = false;
  uz_board *board = uz_board_new(uz_run_of(L)->arena, plan, &too_many);
  if (board && board->sites) return uz_give(L, UZ_S_board, board);
  uz_diag_id id = too_many ? UZ_D_board_too_large : board ? UZ_D_board_empty : UZ_D_script_memory;
  uz_fault(L, uz_here(L), id, NULL, NULL, NULL, NULL);
  return uz_give_unknown(L);
}

int uz_word_grid(lua_State *L) {
  unsigned faults = uz_run_of(L)->faults;
  uz_board_plan plan = {.nodes = UZ_NODES_NONE};
  uz_want_whole(uz_arg(L, 1), 1, UZ_GRID_MOST, &plan.width);
  uz_want_whole(uz_arg(L, 2), 1, UZ_GRID_MOST, &plan.height);
  uz_want_no_more(L, 3);
  cut c = {NULL, &plan};
  c.only = read_grid(uz_arg(L, 3), &plan);
  if (c.only) plan.keep = keeps;
  plan.context = &c;
  return give_board(L, &plan, faults);
}

/* ---- Boards of links ---- */

/* A place in squares, as a doubled coordinate. */
static bool read_coordinate(uz_slot slot, int *doubled) {
  double squares;
  if (!uz_want_number(slot, &squares)) return false;
  double twice = 2 * squares;
  bool fits = twice == floor(twice) && fabs(twice) <= 2 * UZ_GRID_MOST;
  if (fits)
    *doubled = (int)twice;
  else
    uz_fault(slot.L, uz_here(slot.L), UZ_D_site_outside, lua_tostring(slot.L, slot.index), NULL,
             NULL, NULL);
  return fits;
}

static bool read_site(uz_slot entry, uz_named_site *site) {
  if (!uz_want_table(entry)) return false;
  site->name = uz_want_string(uz_entry(entry, 0));
  bool placed = read_coordinate(uz_entry(entry, 1), &site->x) &&
                read_coordinate(uz_entry(entry, 2), &site->y);
  return site->name && placed;
}

static void graph_fault(lua_State *L, uz_graph_fault fault, const uz_named_site *site) {
  uz_diag_id id = fault == UZ_GRAPH_NAME_TWICE    ? UZ_D_site_twice
                  : fault == UZ_GRAPH_PLACE_TWICE ? UZ_D_site_on_site
                                                  : UZ_D_site_outside;
  uz_fault(L, uz_here(L), id, site->name, NULL, NULL, NULL);
}

int uz_word_graph(lua_State *L) {
  unsigned faults = uz_run_of(L)->faults, which = 0;
  uz_slot list = uz_arg(L, 1);
  uz_want_no_more(L, 1);
  if (!uz_want_keys(list, NULL, 0, true)) return uz_give_unknown(L);
  unsigned count = uz_entries(list);
  uz_named_site *named = UZ_TAKE_ARRAY(L, uz_named_site, count + 1);
  for (unsigned i = 0; i < count; i++) {
    int top = lua_gettop(L);
    if (!read_site(uz_entry(list, i), &named[i])) return uz_give_unknown(L);
    lua_settop(L, top);
  }
  const uz_board_plan plan = {.named = named, .named_count = count};
  uz_graph_fault fault = count <= UZ_SITES_MOST ? uz_plan_check(&plan, &which) : UZ_GRAPH_FINE;
  if (fault) graph_fault(L, fault, &named[which]);
  return give_board(L, &plan, faults);
}

/* ---- The start ---- */

int uz_word_place(lua_State *L) {
  uz_setup_line *line = UZ_TAKE(L, uz_setup_line);
  line->at = uz_here(L);
  line->name = uz_want_string(uz_arg(L, 1));
  line->region = uz_want(uz_arg(L, 2), UZ_S_test);
  uz_want_no_more(L, 2);
  return line->name && line->region ? uz_give(L, UZ_S_setup, line) : uz_give_unknown(L);
}

/* Sites by name, from the second argument on. */
static void read_right_sites(lua_State *L, uz_right_def *right) {
  uz_slot second = uz_arg(L, 3);
  right->site[0] = uz_want_string(uz_arg(L, 2));
  right->site[1] = uz_is_given(second) ? uz_want_string(second) : NULL;
  uz_want_no_more(L, 3);
}

static void read_right_units(uz_slot table, uz_right_def *right) {
  static const char *const keys[] = {"pieces", "side", "where"};
  static const char *const sides[] = {"white", "black"};
  uz_want_no_more(table.L, 2);
  if (!uz_want_keys(table, keys, UZ_COUNT_OF(keys), false)) return;
  right->pieces = uz_want_names(uz_field(table, "pieces"), &right->pieces_count);
  right->side = uz_want_choice(uz_field(table, "side"), sides, UZ_COUNT_OF(sides));
  right->where = uz_may(uz_field(table, "where"), UZ_S_test, NULL);
}

int uz_word_right(lua_State *L) {
  uz_right_def *right = UZ_TAKE(L, uz_right_def);
  unsigned faults = uz_run_of(L)->faults;
  right->at = uz_here(L);
  right->letter = uz_want_string(uz_arg(L, 1));
  if (lua_istable(L, 2))
    read_right_units(uz_arg(L, 2), right);
  else
    read_right_sites(L, right);
  return uz_run_of(L)->faults == faults ? uz_give(L, UZ_S_right, right) : uz_give_unknown(L);
}
