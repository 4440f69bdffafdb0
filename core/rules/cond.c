/* Tests to conditions: an "or" of "and"s, with everything that the board settles folded into
 * site sets. */
#include "rules/build.h"
#include "rules/region.h"

#define ASKS_MOST 64

typedef struct asks {
  uz_source at; /* of the test */
  uz_ask ask[ASKS_MOST];
  unsigned count;
} asks;

static uz_codes all_codes(const uz_build *b) { return b->game->codes | (uz_codes)1 << UZ_EMPTY; }

/* The intersection of two site sets, NULL standing for all sites. */
static const uz_word64 *sites_and(uz_build *b, const uz_word64 *x, const uz_word64 *y) {
  if (!x || x == y) return y;
  if (!y) return x;
  uz_word64 *both = UZ_BUILD_ARRAY(b, uz_word64, b->game->words);
  for (unsigned w = 0; both && w < b->game->words; w++) both[w] = x[w] & y[w];
  return both;
}

static bool same_sites(const uz_build *b, const uz_word64 *x, const uz_word64 *y) {
  if (!x || !y) return x == y;
  return memcmp(x, y, b->game->words * sizeof *x) == 0;
}

/* False when no site and unit can pass. */
static bool possible(const uz_build *b, const uz_ask *ask) {
  return ask->codes && !(ask->yes & ask->no) &&
         (!ask->sites || uz_set_any(ask->sites, b->game->words));
}

/* Adds one "and", into one that differs in its codes alone when there is one. */
static void add(uz_build *b, asks *list, uz_ask ask) {
  if (!possible(b, &ask)) return;
  for (unsigned i = 0; i < list->count; i++) {
    uz_ask *old = &list->ask[i];
    bool same = old->yes == ask.yes && old->no == ask.no && same_sites(b, old->sites, ask.sites);
    if (same) {
      old->codes |= ask.codes;
      return;
    }
  }
  if (list->count < ASKS_MOST)
    list->ask[list->count++] = ask;
  else
    uz_diags_add(b->diags, list->at, UZ_D_test_too_large, NULL, NULL, NULL, NULL);
}

static uz_ask ask_and(uz_build *b, uz_ask x, uz_ask y) {
  return (uz_ask){.codes = x.codes & y.codes,
                  .sites = sites_and(b, x.sites, y.sites),
                  .yes = x.yes | y.yes,
                  .no = x.no | y.no};
}

static uz_ask flag_ask(const uz_build *b, uint32_t flag, bool negated) {
  uz_ask ask = {.codes = all_codes(b)};
  if (negated)
    ask.no = flag;
  else
    ask.yes = flag;
  return ask;
}

static uz_ask sites_ask(uz_build *b, const uz_test *test, int side, bool negated) {
  uz_word64 *set = UZ_BUILD_ARRAY(b, uz_word64, b->game->words);
  if (set) uz_test_sites(b->def, test, side, set);
  for (unsigned w = 0; set && negated && w < b->game->words; w++)
    set[w] = b->game->all[w] & ~set[w];
  return (uz_ask){.codes = all_codes(b), .sites = set};
}

static uz_codes kind_codes(const uz_build *b, const uz_test *test) {
  int kind = uz_def_piece(b->def, test->name);
  if (kind < 0) return 0;
  return (uz_codes)1 << uz_code_of((unsigned)kind, 0) | (uz_codes)1
                                                            << uz_code_of((unsigned)kind, 1);
}

static uz_ask codes_ask(const uz_build *b, uz_codes codes, bool negated) {
  return (uz_ask){.codes = all_codes(b) & (negated ? ~codes : codes)};
}

/* ---- Questions ---- */

static bool same_cond(const uz_build *b, uz_cond x, uz_cond y) {
  if (x.count != y.count) return false;
  for (unsigned i = 0; i < x.count; i++) {
    const uz_ask *p = &x.ask[i], *q = &y.ask[i];
    if (p->codes != q->codes || p->yes != q->yes || p->no != q->no ||
        !same_sites(b, p->sites, q->sites))
      return false;
  }
  return true;
}

static uz_question question_of(uz_build *b, const uz_test *test, int side) {
  if (test->op == UZ_TEST_WHERE) return (uz_question){.op = test->op, .function = test->function};
  return (uz_question){.op = test->op,
                       .dirs = side ? uz_dirs_mirror(&b->def->dirs, test->dirs) : test->dirs,
                       .cond = uz_build_cond(b, test->a, side, 0)};
}

/* The flag of a question, which the game lists once. */
static uint32_t question_flag(uz_build *b, const uz_test *test, int side) {
  uz_question asked = question_of(b, test, side);
  uz_game *game = b->game;
  unsigned i = 0;
  for (; i < game->questions; i++) {
    const uz_question *old = &game->question[i];
    if (old->op == asked.op && old->function == asked.function && old->dirs == asked.dirs &&
        same_cond(b, old->cond, asked.cond))
      return UZ_ASK_FIRST << i;
  }
  if (i == UZ_QUESTIONS_MOST) {
    uz_diags_add(b->diags, test->at, UZ_D_too_many_questions, NULL, NULL, NULL, NULL);
    return UZ_ASK_FIRST;
  }
  game->question[game->questions++] = asked;
  return UZ_ASK_FIRST << i;
}

static uz_ask leaf(uz_build *b, const uz_test *test, int side, bool negated) {
  switch (test->op) {
  case UZ_TEST_EMPTY: return codes_ask(b, (uz_codes)1 << UZ_EMPTY, negated);
  case UZ_TEST_FRIEND: return codes_ask(b, UZ_SIDE_CODES(side), negated);
  case UZ_TEST_ENEMY: return codes_ask(b, UZ_SIDE_CODES(1 - side), negated);
  case UZ_TEST_KIND: return codes_ask(b, kind_codes(b, test), negated);
  case UZ_TEST_UNMOVED: return flag_ask(b, UZ_ASK_UNMOVED, negated);
  case UZ_TEST_MARKED: return flag_ask(b, UZ_ASK_MARKED, negated);
  case UZ_TEST_SAFE: return flag_ask(b, UZ_ASK_SAFE, negated);
  case UZ_TEST_IN_CHECK: b->game->asks_check = true; return flag_ask(b, UZ_ASK_CHECK, negated);
  case UZ_TEST_NEAR:
  case UZ_TEST_WHERE: return flag_ask(b, question_flag(b, test, side), negated);
  default: return sites_ask(b, test, side, negated);
  }
}

static void collect(uz_build *b, const uz_test *test, int side, bool negated, asks *list);

static void collect_product(uz_build *b, const uz_test *test, int side, bool negated, asks *list) {
  asks left = {.at = list->at}, right = {.at = list->at};
  collect(b, test->a, side, negated, &left);
  collect(b, test->b, side, negated, &right);
  for (unsigned i = 0; i < left.count; i++)
    for (unsigned k = 0; k < right.count; k++) add(b, list, ask_and(b, left.ask[i], right.ask[k]));
}

/* Adds what the test (or its opposite) is to the list. */
static void collect(uz_build *b, const uz_test *test, int side, bool negated, asks *list) {
  if (test->op == UZ_TEST_NOT) {
    collect(b, test->a, side, !negated, list);
  } else if (test->op == (negated ? UZ_TEST_OR : UZ_TEST_AND)) {
    collect_product(b, test, side, negated, list);
  } else if (test->op == (negated ? UZ_TEST_AND : UZ_TEST_OR)) {
    collect(b, test->a, side, negated, list);
    collect(b, test->b, side, negated, list);
  } else {
    add(b, list, leaf(b, test, side, negated));
  }
}

static uz_cond keep(uz_build *b, const asks *list) {
  uz_ask *ask = UZ_BUILD_ARRAY(b, uz_ask, list->count + 1);
  if (!ask) return (uz_cond){NULL, 0};
  memcpy(ask, list->ask, list->count * sizeof *ask);
  return (uz_cond){ask, list->count};
}

uz_cond uz_build_cond(uz_build *b, const uz_test *test, int side, uz_codes usual) {
  asks list = {.count = 0};
  if (test) list.at = test->at;
  if (test)
    collect(b, test, side, false, &list);
  else
    add(b, &list, (uz_ask){.codes = all_codes(b) & usual});
  return keep(b, &list);
}

uz_cond uz_cond_and(uz_build *b, uz_cond x, uz_cond y) {
  asks list = {.count = 0};
  for (unsigned i = 0; i < x.count; i++)
    for (unsigned k = 0; k < y.count; k++) add(b, &list, ask_and(b, x.ask[i], y.ask[k]));
  return keep(b, &list);
}

bool uz_cond_is_plain(uz_cond cond, uz_ask *ask) {
  if (cond.count != 1 || cond.ask[0].yes || cond.ask[0].no) return false;
  *ask = cond.ask[0];
  return true;
}

uz_codes uz_build_codes(uz_build *b, const uz_test *test) {
  uz_codes codes = 0;
  if (!test) return b->game->codes;
  uz_cond cond = uz_build_cond(b, test, 0, 0);
  for (unsigned i = 0; i < cond.count; i++) codes |= cond.ask[i].codes;
  return codes & b->game->codes;
}
