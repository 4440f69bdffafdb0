/* Tests in words. */
#include "rules/talk.h"

/* ---- Numbers and names in a row ---- */

/* As a positive number, the last being `last`. */
static int from_start(int number, int last) { return number < 0 ? last + 1 + number : number; }

static const char *numbers_of(const uz_talk *t, const uz_test *test, int last) {
  const char *text = "";
  for (unsigned i = 0; i < test->count; i++)
    text = uz_join(t, text, UZ_P_comma, uz_number(t, from_start(test->numbers[i], last)));
  return text;
}

static const char *rows_of(const uz_talk *t, const uz_test *test) {
  return numbers_of(t, test, uz_board_rows(t->def->board, false));
}

/* Files by the letters of the board. */
static const char *files_of(const uz_talk *t, const uz_test *test) {
  const uz_board *board = t->def->board;
  const char *text = "";
  for (unsigned i = 0; i < test->count; i++) {
    int file = from_start(test->numbers[i], uz_board_files(board, false));
    const char *letter = uz_arena_text(t->arena, board->files + file - 1, 1);
    text = uz_join(t, text, UZ_P_comma, letter ? letter : "");
  }
  return text;
}

static const char *names_of(const uz_talk *t, const uz_test *test) {
  const char *text = "";
  for (unsigned i = 0; i < test->count; i++) text = uz_join(t, text, UZ_P_comma, test->names[i]);
  return text;
}

/* ---- Conditions ---- */

/* The phrase of an atom; its denial stands right behind it in the table. */
static uz_phrase_id atom_phrase(uz_test_op op) {
  static const uz_phrase_id phrase[] = {
      [UZ_TEST_EMPTY] = UZ_P_is_empty,     [UZ_TEST_FRIEND] = UZ_P_is_friend,
      [UZ_TEST_ENEMY] = UZ_P_is_enemy,     [UZ_TEST_KIND] = UZ_P_is_kind,
      [UZ_TEST_ROWS] = UZ_P_is_row,        [UZ_TEST_RANKS] = UZ_P_is_rank,
      [UZ_TEST_FILES] = UZ_P_is_file,      [UZ_TEST_SITES] = UZ_P_is_site,
      [UZ_TEST_DARK] = UZ_P_is_dark,       [UZ_TEST_LIGHT] = UZ_P_is_light,
      [UZ_TEST_SQUARES] = UZ_P_is_square,  [UZ_TEST_NODES] = UZ_P_is_node,
      [UZ_TEST_UNMOVED] = UZ_P_is_unmoved, [UZ_TEST_MARKED] = UZ_P_is_marked,
      [UZ_TEST_WHITE] = UZ_P_is_white,     [UZ_TEST_IN_CHECK] = UZ_P_is_in_check,
      [UZ_TEST_NEAR] = UZ_P_is_near,       [UZ_TEST_SAFE] = UZ_P_is_safe,
      [UZ_TEST_WHERE] = UZ_P_is_special,
  };
  return phrase[op];
}

static const char *atom_argument(const uz_talk *t, const uz_test *test) {
  switch (test->op) {
  case UZ_TEST_KIND: return uz_piece_title(t, test->name);
  case UZ_TEST_ROWS:
  case UZ_TEST_RANKS: return rows_of(t, test);
  case UZ_TEST_FILES: return files_of(t, test);
  case UZ_TEST_SITES: return names_of(t, test);
  case UZ_TEST_NEAR: return uz_describe_test(t, test->a);
  default: return "";
  }
}

static const char *condition(const uz_talk *t, const uz_test *test, bool denied);

static bool asks_side(const uz_test *test) {
  return test->op == UZ_TEST_FRIEND || test->op == UZ_TEST_ENEMY;
}

/* `side * kind`, which needs no brackets. */
static bool is_side_and_kind(const uz_talk *t, const uz_test *test) {
  if (test->op != UZ_TEST_AND) return false;
  return (asks_side(test->a) && uz_describe_kinds(t, test->b)) ||
         (asks_side(test->b) && uz_describe_kinds(t, test->a));
}

/* A part of an "and" or "or", in brackets when it is the other of the two. */
static const char *part(const uz_talk *t, const uz_test *test, bool denied, uz_test_op outer) {
  const char *text = condition(t, test, denied);
  bool joined = test->op == UZ_TEST_AND || test->op == UZ_TEST_OR;
  bool plain = !joined || test->op == outer || (!denied && is_side_and_kind(t, test));
  return plain ? text : uz_say(t, UZ_P_brackets, text, NULL, NULL);
}

#define PARTS_MOST 8

/* The parts of an "and", however they were bracketed. */
typedef struct parts {
  const uz_test *test[PARTS_MOST];
  unsigned count;
} parts;

static void take_parts(const uz_test *test, parts *list) {
  if (test->op == UZ_TEST_AND && list->count + 1 < PARTS_MOST) {
    take_parts(test->a, list);
    take_parts(test->b, list);
  } else if (list->count < PARTS_MOST) {
    list->test[list->count++] = test;
  }
}

/* The first part that is asked of a side, or of a kind; PARTS_MOST when there is none. */
static unsigned find_part(const uz_talk *t, const parts *list, bool side) {
  for (unsigned i = 0; i < list->count; i++) {
    bool found = side ? asks_side(list->test[i]) : uz_describe_kinds(t, list->test[i]) != NULL;
    if (found) return i;
  }
  return PARTS_MOST;
}

static const uz_test *take_out(parts *list, unsigned i) {
  const uz_test *test = list->test[i];
  for (list->count--; i < list->count; i++) list->test[i] = list->test[i + 1];
  return test;
}

/* Takes a side and a kind, when both are asked, out of the list: "an own {kind} stands". */
static const char *side_and_kind(const uz_talk *t, parts *list) {
  unsigned at = find_part(t, list, true);
  if (at == PARTS_MOST || find_part(t, list, false) == PARTS_MOST) return "";
  bool friendly = take_out(list, at)->op == UZ_TEST_FRIEND;
  const uz_test *kinds = take_out(list, find_part(t, list, false));
  return uz_say(t, friendly ? UZ_P_is_friend_kind : UZ_P_is_enemy_kind, uz_describe_kinds(t, kinds),
                NULL, NULL);
}

static const char *all_of(const uz_talk *t, const uz_test *test) {
  parts list = {.count = 0};
  take_parts(test, &list);
  const char *text = side_and_kind(t, &list);
  for (unsigned i = 0; i < list.count; i++)
    text = uz_join(t, text, UZ_P_and, part(t, list.test[i], false, UZ_TEST_AND));
  return text;
}

static const char *condition(const uz_talk *t, const uz_test *test, bool denied) {
  if (test->op == UZ_TEST_NOT) return condition(t, test->a, !denied);
  if (test->op < UZ_TEST_AND)
    return uz_say(t, atom_phrase(test->op) + denied, atom_argument(t, test), NULL, NULL);
  if (test->op == UZ_TEST_AND && !denied) return all_of(t, test);
  bool and = (test->op == UZ_TEST_AND) != denied;
  const char *a = part(t, test->a, denied, test->op), *b = part(t, test->b, denied, test->op);
  return uz_join(t, a, and? UZ_P_and : UZ_P_or, b);
}

const char *uz_describe_test(const uz_talk *t, const uz_test *test) {
  return condition(t, test, false);
}

/* ---- Pieces ---- */

const char *uz_describe_kinds(const uz_talk *t, const uz_test *test) {
  if (test->op == UZ_TEST_KIND) return uz_piece_title(t, test->name);
  if (test->op != UZ_TEST_OR) return NULL;
  const char *a = uz_describe_kinds(t, test->a), *b = uz_describe_kinds(t, test->b);
  return a && b ? uz_join(t, a, UZ_P_or, b) : NULL;
}

const char *uz_describe_enemy_kinds(const uz_talk *t, const uz_test *test) {
  if (test->op != UZ_TEST_AND) return NULL;
  if (test->a->op == UZ_TEST_ENEMY) return uz_describe_kinds(t, test->b);
  return test->b->op == UZ_TEST_ENEMY ? uz_describe_kinds(t, test->a) : NULL;
}

/* ---- Places ---- */

/* Which of two phrases for a place, one after the other in the table. */
enum { FROM, ON };

static const char *place(const uz_talk *t, const uz_test *test, unsigned use) {
  bool one = test->count == 1;
  switch (test->op) {
  case UZ_TEST_ROWS:
    if (one && test->numbers[0] == -1) return uz_phrase(t, UZ_P_from_last_row + use);
    return uz_say(t, (one ? UZ_P_from_row : UZ_P_from_rows) + use, rows_of(t, test), NULL, NULL);
  case UZ_TEST_RANKS:
    return uz_say(t, (one ? UZ_P_from_rank : UZ_P_from_ranks) + use, rows_of(t, test), NULL, NULL);
  case UZ_TEST_FILES:
    return uz_say(t, (one ? UZ_P_from_file : UZ_P_from_files) + use, files_of(t, test), NULL, NULL);
  case UZ_TEST_SITES: return names_of(t, test);
  case UZ_TEST_DARK: return uz_phrase(t, UZ_P_from_dark + use);
  case UZ_TEST_LIGHT: return uz_phrase(t, UZ_P_from_light + use);
  case UZ_TEST_SQUARES: return uz_phrase(t, UZ_P_from_squares + use);
  case UZ_TEST_NODES: return uz_phrase(t, UZ_P_from_nodes + use);
  default: return uz_say(t, UZ_P_from_where + use, uz_describe_test(t, test), NULL, NULL);
  }
}

const char *uz_describe_from(const uz_talk *t, const uz_test *test) { return place(t, test, FROM); }
const char *uz_describe_on(const uz_talk *t, const uz_test *test) { return place(t, test, ON); }
