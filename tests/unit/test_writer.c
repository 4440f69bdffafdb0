#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <string.h>

#include "base/writer.h"

static uz_writer write_all(char *text, size_t size) {
  uz_writer to = uz_writer_on(text, size);
  uz_put(&to, 'a');
  uz_put_number(&to, 0);
  uz_put_text(&to, "bc");
  uz_put_number(&to, 1209);
  return to;
}

static void a_text_is_cut_where_the_buffer_ends(void **state) {
  const char whole[] = "a0bc1209";
  for (size_t size = 1; size < 12; size++) {
    char text[12], expected[12] = "";
    memset(text, 'x', sizeof text);
    uz_writer to = write_all(text, size);
    strncat(expected, whole, size - 1);
    assert_string_equal(text, expected);
    assert_int_equal(to.length, strlen(whole));
    for (size_t i = size; i < sizeof text; i++) assert_int_equal(text[i], 'x');
  }
  (void)state;
}

static void without_a_buffer_the_length_is_counted(void **state) {
  assert_int_equal(write_all(NULL, 0).length, 8);
  (void)state;
}

static void an_empty_text_is_ended(void **state) {
  char text[] = "x";
  uz_writer to = uz_writer_on(text, sizeof text);
  assert_string_equal(text, "");
  assert_int_equal(to.length, 0);
  (void)state;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_text_is_cut_where_the_buffer_ends),
      cmocka_unit_test(without_a_buffer_the_length_is_counted),
      cmocka_unit_test(an_empty_text_is_ended),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
