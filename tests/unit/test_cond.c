#include "unit/compiled_game.h"

#define CODE(kind, side) ((uz_codes)1 << uz_code_of((kind), (side)))
#define NOBODY           ((uz_codes)1 << UZ_EMPTY)
#define WHITE            (CODE(FLAT, 0) | CODE(TALL, 0))
#define BLACK            (CODE(FLAT, 1) | CODE(TALL, 1))

static uz_build *begin(small_game *g) {
  static uz_build b;
  b = small_build(g, small_compile(g));
  return &b;
}

static uz_test both(const uz_test *a, const uz_test *b) {
  return (uz_test){.op = UZ_TEST_AND, .a = a, .b = b};
}
static uz_test either(const uz_test *a, const uz_test *b) {
  return (uz_test){.op = UZ_TEST_OR, .a = a, .b = b};
}
static uz_test not(const uz_test *a) { return (uz_test){.op = UZ_TEST_NOT, .a = a}; }

static void assert_codes(uz_build *b, const uz_test *test, int side, uz_codes codes) {
  uz_cond cond = uz_build_cond(b, test, side, NOBODY);
  assert_int_equal(cond.count, 1);
  assert_true(cond.ask[0].codes == codes);
  assert_null(cond.ask[0].sites);
}

static void test_units(void **state) {
  small_game *g = *state;
  uz_build *b = begin(g);
  uz_test no_flats = not(&g->flats), enemy_flats = both(&g->enemy, &g->flats);
  uz_test anything = either(&g->empty, &g->enemy);
  assert_codes(b, NULL, 0, NOBODY);
  assert_codes(b, &g->enemy, 0, BLACK);
  assert_codes(b, &g->enemy, 1, WHITE);
  assert_codes(b, &g->mine, 1, BLACK);
  assert_codes(b, &g->flats, 0, CODE(FLAT, 0) | CODE(FLAT, 1));
  assert_codes(b, &no_flats, 0, NOBODY | CODE(TALL, 0) | CODE(TALL, 1));
  assert_codes(b, &enemy_flats, 0, CODE(FLAT, 1));
  assert_codes(b, &anything, 0, NOBODY | BLACK);
}

static void test_sites(void **state) {
  small_game *g = *state;
  uz_build *b = begin(g);
  uz_cond white = uz_build_cond(b, &g->last_row, 0, 0),
          black = uz_build_cond(b, &g->last_row, 1, 0);
  assert_true(uz_set_has(white.ask[0].sites, small_site(g, "a6")));
  assert_false(uz_set_has(white.ask[0].sites, small_site(g, "a1")));
  assert_true(uz_set_has(black.ask[0].sites, small_site(g, "a1")));
  uz_test elsewhere = not(&g->last_row);
  uz_cond other = uz_build_cond(b, &elsewhere, 0, 0);
  assert_int_equal(uz_set_count(other.ask[0].sites, b->game->words), 30);
}

static void test_negation_goes_inwards(void **state) {
  small_game *g = *state;
  uz_build *b = begin(g);
  uz_test any = either(&g->empty, &g->enemy), none = not(&any), twice = not(&none);
  assert_codes(b, &none, 0, WHITE);
  assert_codes(b, &twice, 0, NOBODY | BLACK);
}

static void test_cases_that_differ_in_units_are_one(void **state) {
  small_game *g = *state;
  uz_build *b = begin(g);
  uz_test here = both(&g->last_row, &g->empty), there = both(&g->last_row, &g->enemy);
  uz_test one = either(&here, &there), two = either(&here, &g->enemy);
  uz_cond cond = uz_build_cond(b, &one, 0, 0);
  assert_int_equal(cond.count, 1);
  assert_true(cond.ask[0].codes == (NOBODY | BLACK));
  assert_int_equal(uz_build_cond(b, &two, 0, 0).count, 2);
}

static void test_what_cannot_be_is_never(void **state) {
  small_game *g = *state;
  uz_build *b = begin(g);
  uz_test unmoved = {.op = UZ_TEST_UNMOVED}, moved = not(&unmoved);
  uz_test middle = not(&g->near_rows);
  uz_test never[] = {both(&g->empty, &g->enemy), both(&unmoved, &moved),
                     both(&g->near_rows, &middle)};
  for (size_t i = 0; i < sizeof never / sizeof *never; i++)
    assert_int_equal(uz_build_cond(b, &never[i], 0, 0).count, 0);
}

static void test_questions(void **state) {
  small_game *g = *state;
  uz_build *b = begin(g);
  uz_test unmoved = {.op = UZ_TEST_UNMOVED}, marked = {.op = UZ_TEST_MARKED};
  uz_test second = {.op = UZ_TEST_WHERE, .function = 1};
  uz_test no_mark = not(&marked), some = both(&unmoved, &no_mark), all = both(&some, &second);
  uz_cond cond = uz_build_cond(b, &all, 0, 0);
  assert_int_equal(cond.count, 1);
  assert_int_equal(cond.ask[0].yes, UZ_ASK_UNMOVED | UZ_ASK_FIRST);
  assert_int_equal(cond.ask[0].no, UZ_ASK_MARKED);
}

static void test_plain(void **state) {
  small_game *g = *state;
  uz_build *b = begin(g);
  uz_ask ask;
  uz_test safe = {.op = UZ_TEST_SAFE}, two = either(&g->last_row, &g->enemy);
  assert_true(uz_cond_is_plain(uz_build_cond(b, &g->last_row, 0, 0), &ask));
  assert_non_null(ask.sites);
  assert_false(uz_cond_is_plain(uz_build_cond(b, &safe, 0, 0), &ask));
  assert_false(uz_cond_is_plain(uz_build_cond(b, &two, 0, 0), &ask));
}

static void test_and_of_conditions(void **state) {
  small_game *g = *state;
  uz_build *b = begin(g);
  uz_cond near_by = uz_build_cond(b, &g->near_rows, 0, 0),
          flats = uz_build_cond(b, &g->flats, 0, 0);
  uz_cond cond = uz_cond_and(b, near_by, flats);
  assert_int_equal(cond.count, 1);
  assert_true(cond.ask[0].codes == (CODE(FLAT, 0) | CODE(FLAT, 1)));
  assert_int_equal(uz_set_count(cond.ask[0].sites, b->game->words), 12);
}

static void test_codes_of_a_test(void **state) {
  small_game *g = *state;
  uz_build *b = begin(g);
  uz_test talls = not(&g->flats);
  assert_true(uz_build_codes(b, NULL) == (WHITE | BLACK));
  assert_true(uz_build_codes(b, &talls) == (CODE(TALL, 0) | CODE(TALL, 1)));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      SMALL_TEST(test_units),
      SMALL_TEST(test_sites),
      SMALL_TEST(test_negation_goes_inwards),
      SMALL_TEST(test_cases_that_differ_in_units_are_one),
      SMALL_TEST(test_what_cannot_be_is_never),
      SMALL_TEST(test_questions),
      SMALL_TEST(test_plain),
      SMALL_TEST(test_and_of_conditions),
      SMALL_TEST(test_codes_of_a_test),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
