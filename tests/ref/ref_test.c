#include "ref.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int ref_piece(const uz_game_def *def, const char *name) {
  for (unsigned i = 0; i < def->pieces_count; i++)
    if (strcmp(def->pieces[i].piece.name, name) == 0) return (int)i;
  return -1;
}

/* Is n, or n counted from the far end, among the numbers? */
static bool numbered(const uz_test *test, int n, int last) {
  for (unsigned i = 0; i < test->count; i++)
    if (test->numbers[i] == n || test->numbers[i] == n - last - 1) return true;
  return false;
}

static bool named(const uz_test *test, const char *name) {
  for (unsigned i = 0; i < test->count; i++)
    if (strcmp(test->names[i], name) == 0) return true;
  return false;
}

static bool in_rows(const uz_game_def *def, const uz_test *test, uz_site site, int side) {
  bool node = def->board->place[site].node;
  return numbered(test, uz_board_row(def->board, site, side), uz_board_rows(def->board, node));
}

static bool in_files(const uz_game_def *def, const uz_test *test, uz_site site) {
  int files = uz_board_files(def->board, def->board->place[site].node);
  return numbered(test, uz_board_file(def->board, site), files);
}

static bool right_is_of(const uz_game_def *def, const uz_right_def *right, ref_unit unit) {
  for (unsigned i = 0; i < right->pieces_count; i++)
    if (unit == ref_unit_of((unsigned)ref_piece(def, right->pieces[i]), right->side)) return true;
  return false;
}

bool ref_right_names(const uz_game_def *def, const uz_right_def *right, uz_site site,
                     ref_unit unit) {
  for (int k = 0; k < 2; k++)
    if (right->site[k] && strcmp(right->site[k], def->board->place[site].name) == 0) return true;
  return right_is_of(def, right, unit);
}

static bool has_standing_right(const ref_view *view, uz_site site) {
  const uz_game_def *def = view->def;
  for (unsigned i = 0; i < def->rights_count; i++)
    if (view->position->right[i] &&
        ref_right_names(def, &def->rights[i], site, view->position->unit[site]))
      return true;
  return false;
}

static bool has_near(const ref_view *view, const uz_test *test, uz_site site) {
  for (unsigned dir = 0; dir < view->def->dirs.count; dir++) {
    if (!(test->dirs >> dir & 1)) continue;
    uz_site next = ref_next(view->def, dir, view->position->side, site);
    if (next != UZ_NO_SITE && ref_site_passes(view, test->a, next)) return true;
  }
  return false;
}

static bool is_kind(const uz_game_def *def, const uz_test *test, ref_unit unit) {
  if (unit == REF_EMPTY || unit == REF_TAKEN) return false;
  return strcmp(def->pieces[ref_unit_piece(unit)].piece.name, test->name) == 0;
}

static void unknown(const char *what, uz_source at) {
  fprintf(stderr, "%s:%d: the reference does not know this %s\n", at.file ? at.file : "?", at.line,
          what);
  exit(2);
}

static bool place_passes(const uz_game_def *def, const uz_test *test, uz_site site, int side) {
  uz_place place = def->board->place[site];
  switch (test->op) {
  case UZ_TEST_ROWS: return in_rows(def, test, site, side);
  case UZ_TEST_RANKS: return in_rows(def, test, site, 0);
  case UZ_TEST_FILES: return in_files(def, test, site);
  case UZ_TEST_SITES: return named(test, place.name);
  case UZ_TEST_DARK: return !place.node && place.dark;
  case UZ_TEST_LIGHT: return !place.node && !place.dark;
  case UZ_TEST_SQUARES: return !place.node;
  case UZ_TEST_NODES: return place.node;
  default: unknown("test", test->at); return false;
  }
}

bool ref_site_passes(const ref_view *view, const uz_test *test, uz_site site) {
  const ref_position *position = view->position;
  ref_unit unit = position->unit[site];
  switch (test->op) {
  case UZ_TEST_AND:
    return ref_site_passes(view, test->a, site) && ref_site_passes(view, test->b, site);
  case UZ_TEST_OR:
    return ref_site_passes(view, test->a, site) || ref_site_passes(view, test->b, site);
  case UZ_TEST_NOT: return !ref_site_passes(view, test->a, site);
  case UZ_TEST_EMPTY: return unit == REF_EMPTY;
  case UZ_TEST_FRIEND: return ref_unit_is_of(unit, position->side);
  case UZ_TEST_ENEMY: return ref_unit_is_of(unit, !position->side);
  case UZ_TEST_KIND: return is_kind(view->def, test, unit);
  case UZ_TEST_UNMOVED: return has_standing_right(view, site);
  case UZ_TEST_WHITE: return position->side == 0;
  case UZ_TEST_IN_CHECK: return !view->attacks && position->checked;
  case UZ_TEST_NEAR: return has_near(view, test, site);
  case UZ_TEST_MARKED: return position->mark == site;
  case UZ_TEST_SAFE:
    return view->attacks || !ref_attacked(view->def, position, position->side, site);
  default: return place_passes(view->def, test, site, position->side);
  }
}

bool ref_unit_passes(const uz_game_def *def, const uz_test *test, ref_unit unit) {
  switch (test->op) {
  case UZ_TEST_AND:
    return ref_unit_passes(def, test->a, unit) && ref_unit_passes(def, test->b, unit);
  case UZ_TEST_OR:
    return ref_unit_passes(def, test->a, unit) || ref_unit_passes(def, test->b, unit);
  case UZ_TEST_NOT: return !ref_unit_passes(def, test->a, unit);
  case UZ_TEST_KIND: return is_kind(def, test, unit);
  default: unknown("test of a unit", test->at); return false;
  }
}

bool ref_test_has(const uz_test *test, uz_test_op op) {
  if (!test) return false;
  return test->op == op || ref_test_has(test->a, op) || ref_test_has(test->b, op);
}
