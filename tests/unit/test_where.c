#include "unit/script_text.h"

#include <pthread.h>
#include <stdlib.h>

static void load(script_text *s, const char *text) {
  script_load_text(s, text);
  assert_string_equal(s->found, "");
  assert_int_equal(s->status, UZ_OK);
}

/* How many moves White has at the start, when its men step to where the function says. */
static void assert_moves(const char *function, size_t expected) {
  char text[2048];
  script_text s;
  snprintf(text, sizeof text, "local t = where(%s)" GAME_OF("step(orthogonal):to(empty * t)"),
           function);
  load(&s, text);
  assert_true(uz_game_keeps_lua(s.game));
  uz_position *position = uz_position_new(s.game);
  uz_moves *moves = uz_moves_new(s.game);
  size_t n = uz_moves_generate(position, UZ_COUNT_RESULTS, moves);
  if (n != expected) print_error("in: %s\n", function);
  assert_int_equal(n, expected);
  uz_moves_free(moves);
  uz_position_free(position);
  uz_game_free(s.game);
}

static void test_readings(void **state) {
  (void)state;
  assert_moves("function(place) return true end", 6);
  assert_moves("function(place) return false end", 0);
  assert_moves("function(place) return place.file <= 2 end", 2);
  assert_moves("function(place) return place.row == 3 end", 6);
  assert_moves("function(place) return place.name == \"c3\" end", 1);
  assert_moves("function(place) return place.piece == nil and place.side == nil end", 6);
  assert_moves("function(place) local p = place:at(1, -1) return p and p.piece == \"man\" end", 5);
  assert_moves("function(place) local p = place:at(1, -1) return p and p.side == \"friend\" end",
               5);
  assert_moves("function(place) local p = place:at(0, 2) return p and p.side == \"enemy\" end", 6);
  assert_moves("function(place) return not place:at(1, 0) end", 1);
}

/* How many moves there are when they end where `test` says of the Lua tests a and b. */
static void assert_joined(const char *test, size_t expected) {
  char text[2048];
  script_text s;
  snprintf(text, sizeof text,
           "local a = where(function(place) return place.file <= 2 end)\n"
           "local b = where(function(place) return place.file %% 2 == 0 end)\n"
           "local t = %s" GAME_OF("step(forward(orthogonal)):to(empty * t)"),
           test);
  load(&s, text);
  uz_position *position = uz_position_new(s.game);
  uz_moves *moves = uz_moves_new(s.game);
  assert_int_equal(uz_moves_generate(position, UZ_COUNT_RESULTS, moves), expected);
  uz_moves_free(moves);
  uz_position_free(position);
  uz_game_free(s.game);
}

static void test_joined(void **state) {
  (void)state;
  assert_joined("a", 2);
  assert_joined("a * b", 1);
  assert_joined("a + b", 4);
  assert_joined("a * -b", 1);
  assert_joined("-a * b", 2);
  assert_joined("-(a + b)", 2);
  assert_joined("a * -a", 0);
}

/* Black sees the board from its own side. */
static void test_sides(void **state) {
  static const char text[] =
      "local t = where(function(place) return place.row == 3 and not place:at(0, 4) end)" GAME_OF(
          "step(forward(orthogonal)):to(empty * t)");
  script_text s;
  (void)state;
  load(&s, text);
  uz_position *position = uz_position_new(s.game);
  uz_moves *moves = uz_moves_new(s.game);
  assert_int_equal(uz_moves_generate(position, UZ_COUNT_RESULTS, moves), 6);
  uz_position_apply(position, moves, 0);
  assert_int_equal(uz_moves_generate(position, UZ_COUNT_RESULTS, moves), 6);
  uz_moves_free(moves);
  uz_position_free(position);
  uz_game_free(s.game);
}

/* What fails only later than at the start does not hold, and does no harm. */
static void test_later_failures(void **state) {
  (void)state;
  assert_moves("(function() local n = 0 return function(place) n = n + 1 "
               "if n > 72 then error(\"late\") end return true end end)()",
               0);
  assert_moves("(function() local n, all = 0, {} return function(place) n = n + 1 "
               "while n > 72 do end return true end end)()",
               0);
}

static void test_places_are_gone(void **state) {
  (void)state;
  assert_found("local kept\nlocal t = where(function(place)\nkept = kept or place\n"
               "return kept.row end)\nlocal m = step(orthogonal):to(t)",
               "4 lua-error");
}

/* ---- Threads ---- */

#define THREADS 4

static void *count_leaves(void *game) {
  uint64_t *leaves = calloc(1, sizeof *leaves);
  uz_position *position = uz_position_new(game);
  const uz_perft how = {.depth = 2, .count = UZ_COUNT_RESULTS};
  if (leaves) uz_position_perft(position, how, leaves);
  uz_position_free(position);
  return leaves;
}

/* A game may be shared by threads, with its Lua. */
static void test_threads(void **state) {
  static const char text[] = "local t = where(function(place) return place.file < 5 end)" GAME_OF(
      "step(forward(orthogonal)):to(empty * t)");
  pthread_t threads[THREADS];
  script_text s;
  (void)state;
  load(&s, text);
  for (int i = 0; i < THREADS; i++)
    assert_int_equal(pthread_create(&threads[i], NULL, count_leaves, s.game), 0);
  for (int i = 0; i < THREADS; i++) {
    void *leaves = NULL;
    pthread_join(threads[i], &leaves);
    assert_non_null(leaves);
    assert_int_equal(*(uint64_t *)leaves, 16);
    free(leaves);
  }
  uz_game_free(s.game);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_readings),        cmocka_unit_test(test_joined),
      cmocka_unit_test(test_sides),           cmocka_unit_test(test_later_failures),
      cmocka_unit_test(test_places_are_gone), cmocka_unit_test(test_threads),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
