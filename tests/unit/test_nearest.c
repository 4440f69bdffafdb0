#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "base/diag.h"

static const char *const known[] = {"step", "slide", "leap",  "jump",  "orthogonal", "diagonal",
                                    "to",   "by",    "дамка", "шашка", "ab",         "ba"};

static const struct {
  const char *name, *nearest;
} cases[] = {
    {"step", "step"},
    {"stpe", "step"},   /* two letters swapped */
    {"sidle", "slide"}, /* a letter moved: put in and left out */
    {"slid", "slide"},
    {"jumpp", "jump"},
    {"jamp", "jump"},
    {"Orthogonal", "orthogonal"},
    {"ORTOGONAL", "orthogonal"},
    {"othrogonla", "orthogonal"},
    {"дакма", "дамка"}, /* counted in characters, not in bytes */
    {"шашкa", "шашка"}, /* a Latin a */
    {"дамкааа", "дамка"},
    {"ac", "ab"},
    {"x", NULL}, /* one letter is near to nothing */
    {"T", NULL},
    {"", NULL},
    {"banana", NULL},
    {"king", NULL},
    {"\xD0", NULL}, /* broken UTF-8 */
    {"ste\xFFp", "step"},
    {"orthogonalorthogonalorthogonalorthogonalorthogonal", NULL},
};

static void the_nearest_is_found(void **state) {
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    const char *nearest = uz_nearest(cases[i].name, known, sizeof known / sizeof *known);
    if (cases[i].nearest) {
      assert_non_null(nearest);
      assert_string_equal(nearest, cases[i].nearest);
    } else {
      assert_null(nearest);
    }
  }
  (void)state;
}

static void of_no_names_none_is_near(void **state) {
  assert_null(uz_nearest("step", NULL, 0));
  (void)state;
}

static void a_name_too_long_is_passed_over(void **state) {
  const char *const names[] = {"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
                               "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"};
  const char *name = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab";
  assert_ptr_equal(uz_nearest(name, names, 2), names[1]);
  (void)state;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_nearest_is_found),
      cmocka_unit_test(of_no_names_none_is_near),
      cmocka_unit_test(a_name_too_long_is_passed_over),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
