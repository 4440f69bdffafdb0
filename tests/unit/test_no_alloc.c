/* Nothing is allocated while moves are found, played, taken back and counted. The linker leads the library's
 * calls for memory through the counters below. */
#include "unit/loaded_game.h"

#include "base/rng.h"
#include "play/position.h"

static unsigned long calls;

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);

void *__wrap_malloc(size_t size) {
  calls++;
  return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size) {
  calls++;
  return __real_calloc(count, size);
}

void *__wrap_realloc(void *memory, size_t size) {
  calls++;
  return __real_realloc(memory, size);
}

static const char *const variants[] = {"chess", "russian", "sintez"};

static void for_each_variant(void (*test)(loaded_game *g)) {
  for (size_t i = 0; i < sizeof variants / sizeof *variants; i++) {
    loaded_game g;
    load_variant(&g, variants[i]);
    test(&g);
    unload(&g);
  }
}

static unsigned long calls_for_a_list(const uz_game *game) {
  unsigned long before = calls;
  uz_moves_free(uz_moves_new(game));
  return calls - before;
}

static unsigned long calls_for_perft(uz_position *position, uz_perft how) {
  unsigned long before = calls;
  uint64_t count;
  assert_int_equal(uz_position_perft(position, how, &count), UZ_OK);
  return calls - before;
}

static void test_calls_are_counted(void **state) {
  loaded_game g;
  (void)state;
  unsigned long before = calls;
  load_variant(&g, "russian");
  assert_true(calls > before);
  assert_true(calls_for_a_list(g.game) > 0);
  unload(&g);
}

static void count_in_perft(loaded_game *g) {
  const unsigned long list = calls_for_a_list(g->game);
  assert_int_equal(calls_for_perft(g->position, (uz_perft){.depth = 3}), 3 * list);
  assert_int_equal(calls_for_perft(g->position, (uz_perft){.depth = 5}), 5 * list);
  assert_int_equal(calls_for_perft(g->position, (uz_perft){.depth = 4, .no_bulk = true}), 4 * list);
}

/* Its lists, one a depth, are all that it allocates. */
static void test_perft(void **state) {
  (void)state;
  for_each_variant(count_in_perft);
}

#define TURNS 60

static void count_in_a_game(loaded_game *g) {
  uz_rng rng = {1};
  const unsigned long before = calls;
  for (int turn = 0; turn < TURNS; turn++) {
    size_t n = uz_moves_generate(g->position, UZ_COUNT_RESULTS, g->moves);
    if (!n) break;
    uz_position_apply(g->position, g->moves, uz_rng_below(&rng, (uint32_t)n));
    uz_position_outcome(g->position);
  }
  while (uz_position_depth(g->position)) uz_position_undo(g->position);
  assert_int_equal(calls, before);
}

static void test_playing(void **state) {
  (void)state;
  for_each_variant(count_in_a_game);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_calls_are_counted),
      cmocka_unit_test(test_perft),
      cmocka_unit_test(test_playing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
