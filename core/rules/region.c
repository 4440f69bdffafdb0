#include "rules/region.h"

int uz_def_piece(const uz_game_def *def, const char *name) {
  for (unsigned i = 0; i < def->pieces_count; i++)
    if (def->pieces[i].piece.name && !strcmp(def->pieces[i].piece.name, name)) return (int)i;
  return -1;
}

bool uz_def_has_royal(const uz_game_def *def) {
  for (unsigned i = 0; i < def->pieces_count; i++)
    if (def->pieces[i].piece.royal) return true;
  return false;
}

const char *uz_def_nearest_piece(const uz_game_def *def, const char *name) {
  const char *names[UZ_KINDS_MOST];
  size_t count = 0;
  for (unsigned i = 0; i < def->pieces_count && count < UZ_KINDS_MOST; i++)
    if (def->pieces[i].piece.name) names[count++] = def->pieces[i].piece.name;
  return uz_nearest(name, names, count);
}

/* A bit for each piece; pieces beyond UZ_KINDS_MOST are an error elsewhere and are left out. */
static uz_contents piece_bits(const uz_game_def *def) {
  unsigned n = def->pieces_count < UZ_KINDS_MOST ? def->pieces_count : UZ_KINDS_MOST;
  return ((uz_contents)1 << n) - 1;
}

uz_contents uz_contents_friends(const uz_game_def *def) { return piece_bits(def) << 1; }

uz_contents uz_contents_enemies(const uz_game_def *def) {
  return piece_bits(def) << (1 + UZ_KINDS_MOST);
}

uz_contents uz_contents_all(const uz_game_def *def) {
  return UZ_CONTENT_EMPTY | uz_contents_friends(def) | uz_contents_enemies(def);
}

static uz_contents contents_of_kind(const uz_game_def *def, const char *name) {
  int piece = uz_def_piece(def, name);
  if (piece < 0 || piece >= UZ_KINDS_MOST) return 0;
  return uz_content_friend((unsigned)piece) | uz_content_enemy((unsigned)piece);
}

static bool is_numbered(const uz_test *test, int number, int last) {
  for (unsigned i = 0; i < test->count; i++) {
    int n = test->numbers[i];
    if (number == (n < 0 ? last + 1 + n : n)) return true;
  }
  return false;
}

static bool is_named(const uz_test *test, const char *name) {
  for (unsigned i = 0; i < test->count; i++)
    if (!strcmp(test->names[i], name)) return true;
  return false;
}

/* A test that asks the board alone. */
static bool holds_on_board(const uz_game_def *def, const uz_test *test, int side, unsigned site) {
  const uz_board *board = def->board;
  const uz_place place = board->place[site];
  int rows = uz_board_rows(board, place.node);
  switch (test->op) {
  case UZ_TEST_ROWS: return is_numbered(test, uz_board_row(board, site, side), rows);
  case UZ_TEST_RANKS: return is_numbered(test, uz_board_row(board, site, 0), rows);
  case UZ_TEST_FILES:
    return is_numbered(test, uz_board_file(board, site), uz_board_files(board, place.node));
  case UZ_TEST_SITES: return is_named(test, place.name);
  case UZ_TEST_DARK: return !place.node && place.dark;
  case UZ_TEST_LIGHT: return !place.node && !place.dark;
  case UZ_TEST_SQUARES: return !place.node;
  default: return place.node;
  }
}

static uz_verdict both(uz_contents contents) { return (uz_verdict){contents, contents}; }

uz_verdict uz_test_judge(const uz_game_def *def, const uz_test *test, int side, unsigned site) {
  if (!test) return both(uz_contents_all(def));
  switch (test->op) {
  case UZ_TEST_EMPTY: return both(UZ_CONTENT_EMPTY);
  case UZ_TEST_FRIEND: return both(uz_contents_friends(def));
  case UZ_TEST_ENEMY: return both(uz_contents_enemies(def));
  case UZ_TEST_KIND: return both(contents_of_kind(def, test->name));
  case UZ_TEST_UNMOVED:
  case UZ_TEST_MARKED:
  case UZ_TEST_SAFE:
  case UZ_TEST_IN_CHECK:
  case UZ_TEST_NEAR:
  case UZ_TEST_WHERE: return (uz_verdict){uz_contents_all(def), 0};
  case UZ_TEST_WHITE: return both(side ? 0 : uz_contents_all(def));
  case UZ_TEST_NOT: {
    uz_verdict a = uz_test_judge(def, test->a, side, site);
    return (uz_verdict){uz_contents_all(def) & ~a.must, uz_contents_all(def) & ~a.may};
  }
  case UZ_TEST_AND:
  case UZ_TEST_OR: {
    uz_verdict a = uz_test_judge(def, test->a, side, site);
    uz_verdict b = uz_test_judge(def, test->b, side, site);
    if (test->op == UZ_TEST_AND) return (uz_verdict){a.may & b.may, a.must & b.must};
    return (uz_verdict){a.may | b.may, a.must | b.must};
  }
  default: return both(holds_on_board(def, test, side, site) ? uz_contents_all(def) : 0);
  }
}

void uz_test_sites(const uz_game_def *def, const uz_test *test, int side, uz_word64 *set) {
  uz_set_clear(set, def->board->words);
  for (unsigned site = 0; site < def->board->sites; site++)
    if (uz_test_judge(def, test, side, site).may) uz_set_add(set, site);
}

void uz_test_sites_surely(const uz_game_def *def, const uz_test *test, int side, uz_word64 *set) {
  uz_set_clear(set, def->board->words);
  for (unsigned site = 0; site < def->board->sites; site++)
    if (uz_test_judge(def, test, side, site).must == uz_contents_all(def)) uz_set_add(set, site);
}

bool uz_test_is_board_only(const uz_test *test) {
  if (!test) return true;
  switch (test->op) {
  case UZ_TEST_ROWS:
  case UZ_TEST_RANKS:
  case UZ_TEST_FILES:
  case UZ_TEST_SITES:
  case UZ_TEST_DARK:
  case UZ_TEST_LIGHT:
  case UZ_TEST_SQUARES:
  case UZ_TEST_NODES: return true;
  case UZ_TEST_NOT: return uz_test_is_board_only(test->a);
  case UZ_TEST_AND:
  case UZ_TEST_OR: return uz_test_is_board_only(test->a) && uz_test_is_board_only(test->b);
  default: return false;
  }
}
