#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "play/moves.h"

static int set_up(void **state) {
  *state = uz_moves_new(NULL);
  return *state ? 0 : -1;
}

static int tear_down(void **state) {
  uz_moves_free(*state);
  return 0;
}

static uz_move quiet(unsigned from, unsigned to) { return uz_move_make(from, to, 1, 1, 0, 0); }

/* ---- A move's 64 bits ---- */

static void test_bits(void **state) {
  const uz_move move = uz_move_make(2047, 2046, 62, 33, UZ_MOVE_EXTRA, UZ_SIDE_MOST - 1);
  (void)state;
  assert_int_equal(uz_move_from(move), 2047);
  assert_int_equal(uz_move_to(move), 2046);
  assert_int_equal(uz_move_mover(move), 62);
  assert_int_equal(uz_move_unit(move), 33);
  assert_int_equal(uz_move_flags(move), UZ_MOVE_EXTRA);
  assert_int_equal(uz_move_extra(move), UZ_SIDE_MOST - 1);
}

static void test_quiet(void **state) {
  uz_moves *moves = *state;
  uz_moves_push(moves, uz_move_make(3, 7, uz_code_of(2, 1), uz_code_of(4, 1), 0, 0));
  uz_move_info info = uz_moves_info(moves, 0);
  assert_int_equal(info.from, 3);
  assert_int_equal(info.to, 7);
  assert_int_equal(info.piece_before, 2);
  assert_int_equal(info.piece_after, 4);
  assert_int_equal(info.victims, 0);
  assert_int_equal(info.landings, 1);
  assert_int_equal(uz_moves_landing(moves, 0, 0), 7);
}

/* ---- Paths ---- */

#define SITES_MOST 4

typedef struct short_path {
  unsigned victims, landings;
  uint16_t victim[SITES_MOST], landing[SITES_MOST];
} short_path;

static uz_path path_of(const short_path *s) {
  return (uz_path){.from = 1,
                   .to = s->landing[s->landings - 1],
                   .mover = 1,
                   .unit = 1,
                   .victims = (uint16_t)s->victims,
                   .landings = (uint16_t)s->landings,
                   .victim = s->victim,
                   .landing = s->landing,
                   .mark = UZ_NO_SITE,
                   .partner_from = UZ_NO_SITE,
                   .partner_to = UZ_NO_SITE};
}

static void push(uz_moves *moves, const short_path *s) {
  const uz_path path = path_of(s);
  uz_moves_push_path(moves, &path);
}

static void test_one_victim_needs_no_side_array(void **state) {
  uz_moves *moves = *state;
  push(moves, &(short_path){1, 1, {5}, {9}});
  assert_int_equal(moves->side_used, 0);
  assert_int_equal(uz_move_victims(moves, moves->move[0]), 1);
  assert_int_equal(uz_moves_victim(moves, 0, 0), 5);
  assert_int_equal(uz_moves_landing(moves, 0, 0), 9);
}

static void test_several_victims(void **state) {
  uz_moves *moves = *state;
  push(moves, &(short_path){2, 2, {5, 6}, {8, 9}});
  assert_int_equal(uz_moves_info(moves, 0).victims, 2);
  assert_int_equal(uz_moves_info(moves, 0).landings, 2);
  for (size_t i = 0; i < 2; i++) {
    assert_int_equal(uz_moves_victim(moves, 0, i), 5 + i);
    assert_int_equal(uz_moves_landing(moves, 0, i), 8 + i);
  }
}

static void test_mark_and_partner(void **state) {
  uz_moves *moves = *state;
  uz_path path = path_of(&(short_path){0, 1, {0}, {9}});
  path.mark = 4;
  uz_moves_push_path(moves, &path);
  assert_int_equal(uz_move_flags(moves->move[0]), UZ_MOVE_MARKS);
  assert_int_equal(uz_move_extra(moves->move[0]), 4);
  path.partner_from = 10;
  path.partner_to = 8;
  uz_moves_push_path(moves, &path);
  const uz_extra *extra = uz_moves_extra(moves, moves->move[1]);
  assert_int_equal(extra->mark, 4);
  assert_int_equal(extra->partner_from, 10);
  assert_int_equal(extra->partner_to, 8);
}

/* ---- What counts as the same ---- */

typedef struct twins {
  short_path a, b;
  unsigned moves[3]; /* by uz_count: how many the two are */
} twins;

static void test_same_moves(void **state) {
  uz_moves *moves = *state;
  static const twins rows[] = {
      {{2, 2, {5, 6}, {8, 9}}, {2, 2, {5, 6}, {8, 9}}, {1, 1, 1}},
      {{2, 2, {5, 6}, {8, 9}}, {2, 2, {5, 6}, {7, 9}}, {1, 1, 2}},
      {{2, 2, {5, 6}, {8, 9}}, {2, 2, {6, 5}, {8, 9}}, {1, 2, 2}},
      {{2, 2, {5, 6}, {8, 9}}, {2, 2, {5, 7}, {8, 9}}, {2, 2, 2}},
      {{2, 2, {5, 6}, {8, 9}}, {3, 3, {5, 6, 7}, {8, 2, 9}}, {2, 2, 2}},
      {{2, 2, {5, 6}, {8, 9}}, {2, 2, {5, 6}, {9, 8}}, {2, 2, 2}},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    for (unsigned count = UZ_COUNT_RESULTS; count <= UZ_COUNT_PATHS; count++) {
      uz_moves_clear(moves);
      moves->count_as = (uz_count)count;
      push(moves, &rows[i].a);
      push(moves, &rows[i].b);
      if (moves->count != rows[i].moves[count]) print_error("row %zu, count %u\n", i, count);
      assert_int_equal(moves->count, rows[i].moves[count]);
    }
}

static void test_other_units_are_other_moves(void **state) {
  uz_moves *moves = *state;
  uz_path path = path_of(&(short_path){2, 2, {5, 6}, {8, 9}});
  for (uz_code unit = 1; unit <= 3; unit++) {
    path.unit = unit;
    uz_moves_push_path(moves, &path);
  }
  assert_int_equal(moves->count, 3);
}

static void test_short_doubles(void **state) {
  uz_moves *moves = *state;
  uz_path path = path_of(&(short_path){1, 1, {5}, {9}});
  uz_moves_push_path(moves, &path);
  uz_moves_push_path(moves, &path);
  assert_int_equal(moves->count, 2);
  path.may_repeat = true;
  uz_moves_push_path(moves, &path);
  assert_int_equal(moves->count, 2);
}

static void test_drop_doubles(void **state) {
  uz_moves *moves = *state;
  static const unsigned ends[] = {4, 5, 4, 6, 5, 4};
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) uz_moves_push(moves, quiet(1, ends[i]));
  push(moves, &(short_path){2, 2, {5, 6}, {8, 9}});
  uz_moves_drop_doubles(moves);
  assert_int_equal(moves->count, 4);
  for (unsigned i = 0; i < 3; i++) assert_int_equal(uz_move_to(moves->move[i]), 4 + i);
  assert_int_equal(uz_moves_victim(moves, 3, 1), 6);
}

/* ---- Growth ---- */

static void test_growth_keeps_moves(void **state) {
  uz_moves *moves = *state;
  const unsigned many = 3000;
  for (unsigned i = 0; i < many; i++) uz_moves_push(moves, quiet(i % 2000, i / 2000));
  assert_int_equal(uz_moves_count(moves), many);
  assert_false(moves->cut);
  for (unsigned i = 0; i < many; i++) assert_true(moves->move[i] == quiet(i % 2000, i / 2000));
}

static void test_growth_keeps_victims(void **state) {
  uz_moves *moves = *state;
  const uint16_t many = 1000;
  for (uint16_t i = 0; i < many; i++)
    push(moves, &(short_path){2, 2, {i, (uint16_t)(i + 1)}, {3, 9}});
  assert_int_equal(moves->count, many);
  for (uint16_t i = 0; i < many; i++) {
    assert_int_equal(uz_moves_victim(moves, i, 0), i);
    assert_int_equal(uz_moves_victim(moves, i, 1), i + 1);
    assert_int_equal(uz_moves_landing(moves, i, 1), 9);
  }
}

static void test_a_list_without_end_is_cut(void **state) {
  uz_moves *moves = *state;
  for (size_t i = 0; i <= UZ_MOVES_MOST; i++) uz_moves_push(moves, quiet(1, 2));
  assert_int_equal(moves->count, UZ_MOVES_MOST);
  assert_true(moves->cut);
  uz_moves_clear(moves);
  assert_int_equal(moves->count, 0);
  assert_false(moves->cut);
}

#define LIST_TEST(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_bits),
      LIST_TEST(test_quiet),
      LIST_TEST(test_one_victim_needs_no_side_array),
      LIST_TEST(test_several_victims),
      LIST_TEST(test_mark_and_partner),
      LIST_TEST(test_same_moves),
      LIST_TEST(test_other_units_are_other_moves),
      LIST_TEST(test_short_doubles),
      LIST_TEST(test_drop_doubles),
      LIST_TEST(test_growth_keeps_moves),
      LIST_TEST(test_growth_keeps_victims),
      LIST_TEST(test_a_list_without_end_is_cut),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
