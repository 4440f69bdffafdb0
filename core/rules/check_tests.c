/* Tests: whether their words mean something on this board, in this place, and can ever hold. */
#include "rules/checks.h"
#include "rules/region.h"
#include "rules/walk.h"

void uz_check_site_name(uz_checker *c, uz_source at, const char *name) {
  const uz_board *board = c->def->board;
  const char *names[UZ_SITES_MOST];
  if (uz_board_find(board, name) != UZ_NO_SITE) return;
  for (unsigned site = 0; site < board->sites; site++) names[site] = board->place[site].name;
  const char *nearest = uz_nearest(name, names, board->sites);
  uz_diags_add(c->diags, at, UZ_D_unknown_site, name, nearest, NULL, NULL);
}

/* ---- Words of one test ---- */

static int larger(int a, int b) { return a > b ? a : b; }

static void check_numbers(uz_checker *c, const uz_test *test, const char *word, int most) {
  uz_digits last = uz_digits_of(most);
  for (unsigned i = 0; i < test->count; i++) {
    int n = test->numbers[i];
    uz_digits number = uz_digits_of(n);
    if (!n || n > most || n < -most)
      uz_diags_add(c->diags, test->at, UZ_D_number_off_board, word, number.text, last.text, NULL);
  }
}

static int most_rows(const uz_board *board) {
  return larger(uz_board_rows(board, false), uz_board_rows(board, true));
}

static int most_files(const uz_board *board) {
  return larger(uz_board_files(board, false), uz_board_files(board, true));
}

static void need_sites(uz_checker *c, const uz_test *test, uz_diag_id id, const char *word,
                       bool nodes) {
  for (unsigned site = 0; site < c->def->board->sites; site++)
    if (c->def->board->place[site].node == nodes) return;
  uz_diags_add(c->diags, test->at, id, word, NULL, NULL, NULL);
}

static void check_atom(void *context, const uz_test *test) {
  uz_checker *c = context;
  const uz_board *board = c->def->board;
  switch (test->op) {
  case UZ_TEST_KIND: uz_check_piece_name(c, test->at, test->name); break;
  case UZ_TEST_SITES:
    for (unsigned i = 0; i < test->count; i++) uz_check_site_name(c, test->at, test->names[i]);
    break;
  case UZ_TEST_ROWS: check_numbers(c, test, "rows", most_rows(board)); break;
  case UZ_TEST_RANKS: check_numbers(c, test, "ranks", most_rows(board)); break;
  case UZ_TEST_FILES: check_numbers(c, test, "files", most_files(board)); break;
  case UZ_TEST_DARK: need_sites(c, test, UZ_D_needs_squares, "dark", false); break;
  case UZ_TEST_LIGHT: need_sites(c, test, UZ_D_needs_squares, "light", false); break;
  case UZ_TEST_SQUARES: need_sites(c, test, UZ_D_needs_squares, "squares", false); break;
  case UZ_TEST_NODES: need_sites(c, test, UZ_D_needs_nodes, "nodes", true); break;
  default: break;
  }
}

static void check_atoms_of(void *context, const uz_test_seat *seat) {
  uz_walk_test(seat->test, check_atom, context);
}

void uz_check_atoms(uz_checker *c) { uz_walk_seats(c->def, check_atoms_of, c); }

/* ---- Tests in their places ---- */

static bool asks_only_pieces(const uz_test *test) {
  if (!test || test->op == UZ_TEST_KIND) return true;
  if (test->op < UZ_TEST_AND) return false;
  return asks_only_pieces(test->a) && asks_only_pieces(test->b);
}

static void check_seat(void *context, const uz_test_seat *seat) {
  uz_checker *c = context;
  const char *word = uz_test_use_word(seat->use);
  switch (seat->use) {
  case UZ_USE_BY:
  case UZ_USE_PREFER:
  case UZ_USE_MOVED:
    if (!asks_only_pieces(seat->test))
      uz_diags_add(c->diags, seat->at, UZ_D_only_pieces, word, NULL, NULL, NULL);
    break;
  case UZ_USE_ZONE:
  case UZ_USE_ARMY:
  case UZ_USE_PLACE:
    if (!uz_test_is_board_only(seat->test))
      uz_diags_add(c->diags, seat->at, UZ_D_only_places, word, NULL, NULL, NULL);
    break;
  default: break;
  }
  if (uz_def_has_royal(c->def)) return;
  if (uz_test_asks(seat->test, UZ_TEST_SAFE))
    uz_diags_add(c->diags, seat->at, UZ_D_needs_royal, "safe", NULL, NULL, NULL);
  if (uz_test_asks(seat->test, UZ_TEST_IN_CHECK))
    uz_diags_add(c->diags, seat->at, UZ_D_needs_royal, "in_check", NULL, NULL, NULL);
}

void uz_check_seats(uz_checker *c) { uz_walk_seats(c->def, check_seat, c); }

/* ---- Contradictions ---- */

/* What may stand on a site that the test is asked of. */
static uz_contents contents_in(const uz_game_def *def, uz_test_use use) {
  switch (use) {
  case UZ_USE_FROM: return uz_contents_friends(def);
  case UZ_USE_OVER:
  case UZ_USE_TOGETHER: return uz_contents_friends(def) | uz_contents_enemies(def);
  case UZ_USE_BRING:
  case UZ_USE_RIGHT: return uz_contents_friends(def);
  default: return uz_contents_all(def);
  }
}

static bool can_hold(const uz_game_def *def, const uz_test *test, uz_contents contents) {
  for (int side = 0; side < 2; side++)
    for (unsigned site = 0; site < def->board->sites; site++)
      if (uz_test_judge(def, test, side, site).may & contents) return true;
  return false;
}

/* Tells when a move that ends where the rule ends may end on a unit of the mover's side. */
static void check_end(uz_checker *c, const uz_rule *rule) {
  bool last_word = rule->to != NULL;
  if (last_word && rule->op < UZ_RULE_OR && can_hold(c->def, rule->to, uz_contents_friends(c->def)))
    uz_diags_add(c->diags, rule->at, UZ_D_ends_on_friend, NULL, NULL, NULL, NULL);
  if (last_word || rule->op < UZ_RULE_OR) return;
  if (rule->op == UZ_RULE_OR) check_end(c, rule->a);
  check_end(c, rule->op == UZ_RULE_CHAIN ? rule->a : rule->b);
}

static void check_holds(void *context, const uz_test_seat *seat) {
  uz_checker *c = context;
  bool told = seat->use == UZ_USE_ZONE || seat->use == UZ_USE_PLACE; /* as empty places */
  if (told || can_hold(c->def, seat->test, contents_in(c->def, seat->use))) return;
  uz_diag_id id = seat->use == UZ_USE_OVER && can_hold(c->def, seat->test, UZ_CONTENT_EMPTY)
                      ? UZ_D_over_empty
                      : UZ_D_never_holds;
  uz_diags_add(c->diags, seat->at, id, uz_test_use_word(seat->use), NULL, NULL, NULL);
}

void uz_check_contradictions(uz_checker *c) {
  uz_walk_seats(c->def, check_holds, c);
  for (unsigned i = 0; i < c->def->pieces_count; i++)
    if (c->def->pieces[i].moves) check_end(c, c->def->pieces[i].moves);
}
