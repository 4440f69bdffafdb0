#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include "play/move_read.h"

static void assert_folded(const char *text, const char *folded) {
  char to[UZ_MOVE_TEXT_MOST];
  assert_true(uz_move_fold(text, to));
  assert_string_equal(to, folded);
}

static void test_dress_is_taken_off(void **state) {
  (void)state;
  assert_folded("  e2e4  ", "e2e4");
  assert_folded("Qh7#", "Qh7");
  assert_folded("Qh7+ !?", "Qh7");
  assert_folded("exd6 e.p.", "exd6");
  assert_folded("", "");
  assert_folded("+", "");
}

static void test_lookalikes_become_latin(void **state) {
  (void)state;
  assert_folded("с3–е5", "c3-e5");
  assert_folded("а1×к10", "a1:k10");
  assert_folded("О-О", "O-O");
  assert_folded("жЖ", "жЖ");
}

static void test_length_is_bounded(void **state) {
  char to[UZ_MOVE_TEXT_MOST];
  size_t length = 3 * (size_t)UZ_MOVE_TEXT_MOST;
  char *text = calloc(length + 1, 1);
  (void)state;
  memset(text, 'a', length);
  assert_false(uz_move_fold(text, to));
  text[UZ_MOVE_TEXT_MOST - 2] = '\0';
  assert_true(uz_move_fold(text, to));
  free(text);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_dress_is_taken_off),
      cmocka_unit_test(test_lookalikes_become_latin),
      cmocka_unit_test(test_length_is_bounded),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
