#include "unit/script_text.h"

typedef struct lint_case {
  const char *lines, *findings;
} lint_case;

static void check(const lint_case *cases, size_t n) {
  for (size_t i = 0; i < n; i++) assert_found(cases[i].lines, cases[i].findings);
}

static void test_joined(void **state) {
  static const lint_case cases[] = {
      {"local t = empty or enemy", "1 or-on-rule"},
      {"local t = empty and friend", "1 and-on-rule"},
      {"local t = not empty", "1 not-on-rule"},
      {"local t = not (empty + enemy)", "1 not-on-rule"},
      {"local m = step(orthogonal) or leap(1, 2)", "1 or-on-rule"},
      {"local m = step(orthogonal):to(empty) and leap(1, 2)", "1 and-on-rule"},
      {"local t = kind \"man\" or empty", "1 or-on-rule"},
      {"local t = (empty) or enemy", "1 or-on-rule"},
      {"local t = empty\n  or enemy\n  or friend", "2 or-on-rule, 3 or-on-rule"},
      {"local t = friend + (empty or enemy)", "1 or-on-rule"},
  };
  (void)state;
  check(cases, sizeof cases / sizeof *cases);
}

static void test_locals(void **state) {
  static const lint_case cases[] = {
      {"local a = empty\nlocal b = a or enemy", "2 or-on-rule"},
      {"local a = -(dark * empty)\nlocal b = not a", "2 not-on-rule"},
      {"local a = empty\ndo local a = true\nlocal b = a or empty end", ""},
      {"local a = true\ndo local a = empty end\nlocal b = a or empty", ""},
      {"local a = empty\nlocal function f(a) return a or enemy end", ""},
      {"local a = empty\nfor a = 1, 2 do local b = a or enemy end\nlocal b = not a",
       "3 not-on-rule"},
      {"local files = 3\nlocal a = files or 4", ""},
  };
  (void)state;
  check(cases, sizeof cases / sizeof *cases);
}

static void test_left_alone(void **state) {
  static const lint_case cases[] = {
      {"local flying = true\nlocal m = flying and slide(diagonal) or step(diagonal)", ""},
      {"local n = 3\nlocal m = n > 2 and slide(diagonal)\n  or step(diagonal)", ""},
      {"local m = nil or step(diagonal)", ""},
      {"local t = { empty = 1 }\nlocal a = t.empty or 2", ""},
      {"local function f(t) return t or empty end", ""},
      {"local wide = whole(\"wide\", 1, 9, 3, \"width\") == 3 and true or false", ""},
      {"local far = yes_no(\"far\", false, \"far\")\nlocal near = not far", ""},
      {"-- empty or enemy\nlocal a = \"empty or enemy\" -- not empty", ""},
      {"--[[ empty\nor enemy ]] local a = [[empty or enemy]]", ""},
  };
  (void)state;
  check(cases, sizeof cases / sizeof *cases);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_joined),
      cmocka_unit_test(test_locals),
      cmocka_unit_test(test_left_alone),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
