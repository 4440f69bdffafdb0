#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "base/rng.h"
#include "base/siteset.h"

/* A set of random sites and the same as an array of truths, for any number of words. */
typedef struct twin {
  uz_word64 set[UZ_WORDS_MOST];
  bool has[UZ_SITES_MOST];
  unsigned words;
} twin;

static void fill(twin *t, uz_rng *rng, unsigned words) {
  *t = (twin){.words = words};
  for (unsigned i = 0; i < words * 40; i++) {
    unsigned site = uz_rng_below(rng, words * 64);
    switch (uz_rng_below(rng, 3)) {
    case 0:
      uz_set_add(t->set, site);
      t->has[site] = true;
      break;
    case 1:
      uz_set_remove(t->set, site);
      t->has[site] = false;
      break;
    default: uz_set_flip(t->set, site); t->has[site] = !t->has[site];
    }
  }
}

static void a_set_is_what_it_holds(void **state) {
  uz_rng rng = {1};
  for (unsigned words = 1; words <= UZ_WORDS_MOST; words++) {
    twin t;
    unsigned count = 0, seen = 0, first = UZ_SITES_MOST;
    fill(&t, &rng, words);
    for (unsigned site = 0; site < words * 64; site++) {
      assert_int_equal(uz_set_has(t.set, site), t.has[site]);
      if (t.has[site] && !count++) first = site;
    }
    assert_int_equal(uz_set_count(t.set, words), count);
    assert_int_equal(uz_set_any(t.set, words), count > 0);
    if (count) assert_int_equal(uz_set_first(t.set), first);
    UZ_EACH(site, t.set, words) {
      assert_true(t.has[site]);
      seen++;
    }
    assert_int_equal(seen, count);
  }
  (void)state;
}

static void sites_come_in_rising_order_while_the_set_changes(void **state) {
  uz_word64 set[2] = {0, 0};
  const unsigned sites[] = {0, 5, 63, 64, 127};
  unsigned i = 0;
  for (unsigned k = 0; k < 5; k++) uz_set_add(set, sites[k]);
  UZ_EACH(site, set, 2) {
    assert_int_equal(site, sites[i++]);
    uz_set_remove(set, site);
  }
  assert_int_equal(i, 5);
  assert_false(uz_set_any(set, 2));
  (void)state;
}

static void sets_meet_where_both_have_a_site(void **state) {
  uz_word64 a[3] = {0}, b[3] = {0}, copy[3];
  uz_set_add(a, 130);
  uz_set_add(b, 131);
  assert_false(uz_set_meets(a, b, 3));
  uz_set_add(b, 130);
  assert_true(uz_set_meets(a, b, 3));
  assert_false(uz_set_meets(a, b, 2));
  uz_set_copy(copy, b, 3);
  uz_set_clear(b, 3);
  assert_false(uz_set_any(b, 3));
  assert_int_equal(uz_set_count(copy, 3), 2);
  (void)state;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_set_is_what_it_holds),
      cmocka_unit_test(sites_come_in_rising_order_while_the_set_changes),
      cmocka_unit_test(sets_meet_where_both_have_a_site),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
