#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "base/rng.h"

/* The published sequence of splitmix64 for the seed 1234567. */
static void the_sequence_is_the_published_one(void **state) {
  const uint64_t published[] = {6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
                                4593380528125082431u, 16408922859458223821u};
  uz_rng rng = {1234567};
  for (size_t i = 0; i < 5; i++) assert_true(uz_rng_next(&rng) == published[i]);
  (void)state;
}

static void numbers_below_a_bound_are_spread_evenly(void **state) {
  uz_rng rng = {7};
  for (uint32_t n = 1; n <= 20; n++) {
    unsigned count[20] = {0};
    for (unsigned i = 0; i < 1000 * n; i++) {
      uint32_t number = uz_rng_below(&rng, n);
      assert_in_range(number, 0, n - 1);
      count[number]++;
    }
    for (uint32_t i = 0; i < n; i++) assert_in_range(count[i], 850, 1150);
  }
  (void)state;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_sequence_is_the_published_one),
      cmocka_unit_test(numbers_below_a_bound_are_spread_evenly),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
