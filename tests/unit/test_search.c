#include "unit/loaded_game.h"

#include "play/position.h"

static void search(loaded_game *g, uz_limits limits, uz_best *best) {
  assert_int_equal(uz_search(g->position, limits, g->moves, best), UZ_OK);
  uz_move_text(g->position, g->moves, best->index, g->text, TEXT_SIZE);
}

typedef struct task {
  const char *variant, *position, *move;
} task;

static void check_all(const task *tasks, size_t count, int depth) {
  for (size_t i = 0; i < count; i++) {
    loaded_game g;
    uz_best best;
    load_variant(&g, tasks[i].variant);
    set_position(&g, tasks[i].position);
    search(&g, (uz_limits){.depth = depth}, &best);
    if (strcmp(g.text, tasks[i].move)) print_error("%s\n", tasks[i].position);
    assert_string_equal(g.text, tasks[i].move);
    unload(&g);
  }
}

#define CHECK_ALL(tasks, depth) check_all((tasks), sizeof(tasks) / sizeof *(tasks), (depth))

static void test_mate_in_one(void **state) {
  static const task tasks[] = {
      {"chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8"},
      {"chess", "r5k1/8/8/8/8/8/5PPP/6K1 b - - 0 1", "a8a1"},
      {"chess", "7k/8/6KQ/8/8/8/8/8 b - - 0 1", "h8g8"},
      {"chess", "6k1/8/6K1/8/8/8/8/7Q w - - 0 1", "h1a8"},
      {"chess", "5rk1/5ppp/8/6N1/8/3B4/8/4K2Q w - - 0 1", "h1h7"},
  };
  (void)state;
  CHECK_ALL(tasks, 2);
}

static void test_hanging_unit(void **state) {
  static const task tasks[] = {
      {"chess", "4k3/8/8/3q4/8/4N3/8/4K3 w - - 0 1", "e3d5"},
      {"chess", "4k3/8/3p4/2r1q3/3P4/8/8/4K3 w - - 0 1", "d4e5"},
  };
  (void)state;
  CHECK_ALL(tasks, 3);
}

static void test_two_captured_for_one(void **state) {
  static const task tasks[] = {{"russian", "W:We3,f2,g1:Bg5,c5,f8,h8", "e3-f4"}};
  (void)state;
  CHECK_ALL(tasks, 3);
}

/* ---- Limits ---- */

static void test_same_seed_same_move(void **state) {
  static const char *const variants[] = {"chess", "international", "sintez"};
  (void)state;
  for (size_t i = 0; i < sizeof variants / sizeof *variants; i++) {
    loaded_game g;
    uz_best first, second;
    char text[TEXT_SIZE];
    const uz_limits limits = {.visits = 5000, .seed = 42};
    load_variant(&g, variants[i]);
    search(&g, limits, &first);
    strcpy(text, g.text);
    search(&g, limits, &second);
    assert_string_equal(g.text, text);
    assert_int_equal(first.score, second.score);
    assert_true(first.visits == second.visits && first.visits <= limits.visits + 1);
    unload(&g);
  }
}

static void test_depth_limit(void **state) {
  loaded_game g;
  uz_best best;
  (void)state;
  load_variant(&g, "chess");
  search(&g, (uz_limits){.depth = 2}, &best);
  assert_int_equal(best.depth, 2);
  unload(&g);
}

/* A flag that is set already: the search must end by itself, with a legal move. */
static void test_stop(void **state) {
  loaded_game g;
  uz_best best;
  const volatile bool stop = true;
  (void)state;
  load_variant(&g, "chess");
  uz_position *before = uz_position_copy(g.position);
  search(&g, (uz_limits){.stop = &stop}, &best);
  assert_true(best.index < uz_moves_count(g.moves));
  assert_true(uz_position_same(g.position, before));
  uz_position_free(before);
  unload(&g);
}

static void test_time(void **state) {
  loaded_game g;
  uz_best best;
  (void)state;
  load_variant(&g, "chess");
  search(&g, (uz_limits){.seconds = 0.05}, &best);
  assert_true(best.seconds >= 0.05 && best.seconds < 5);
  unload(&g);
}

static void test_no_move(void **state) {
  loaded_game g;
  uz_best best;
  (void)state;
  load_variant(&g, "chess");
  set_position(&g, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
  assert_int_equal(uz_search(g.position, (uz_limits){.depth = 3}, g.moves, &best), UZ_NO);
  assert_int_equal(uz_moves_count(g.moves), 0);
  unload(&g);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_mate_in_one),
      cmocka_unit_test(test_hanging_unit),
      cmocka_unit_test(test_two_captured_for_one),
      cmocka_unit_test(test_same_seed_same_move),
      cmocka_unit_test(test_depth_limit),
      cmocka_unit_test(test_stop),
      cmocka_unit_test(test_time),
      cmocka_unit_test(test_no_move),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
