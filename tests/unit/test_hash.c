#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdbool.h>

#include "base/hash.h"

static uint64_t hash_bytes(const char *text) {
  uint64_t hash = UZ_HASH_START;
  while (*text) hash = uz_hash_byte(hash, (uint8_t)*text++);
  return hash;
}

/* Published values of FNV-1a. */
static void bytes_hash_as_published(void **state) {
  assert_true(hash_bytes("") == 0xCBF29CE484222325u);
  assert_true(hash_bytes("a") == 0xAF63DC4C8601EC8Cu);
  assert_true(hash_bytes("foobar") == 0x85944171F73967E8u);
  (void)state;
}

static void numbers_go_in_low_byte_first(void **state) {
  assert_true(uz_hash_number(UZ_HASH_START, 0x0807060504030201u) ==
              hash_bytes("\1\2\3\4\5\6\7\10"));
  (void)state;
}

static void the_end_of_a_text_counts(void **state) {
  uint64_t a = uz_hash_text(uz_hash_text(UZ_HASH_START, "ab"), "c");
  uint64_t b = uz_hash_text(uz_hash_text(UZ_HASH_START, "a"), "bc");
  assert_true(a != b);
  (void)state;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bytes_hash_as_published),
      cmocka_unit_test(numbers_go_in_low_byte_first),
      cmocka_unit_test(the_end_of_a_text_counts),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
