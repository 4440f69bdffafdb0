#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"

static const uz_source nowhere = {NULL, 0};

/* What is printed, freed by the caller. */
static char *printed(const uz_diags *diags) {
  char *text = NULL;
  size_t size = 0;
  FILE *out = open_memstream(&text, &size);
  assert_non_null(out);
  uz_diags_print(diags, out);
  fclose(out);
  return text;
}

static void assert_prints(const uz_diags *diags, const char *expected) {
  char *text = printed(diags);
  assert_string_equal(text, expected);
  free(text);
}

static void add_variant(uz_diags *diags, const char *name, const char *nearest) {
  uz_diags_add(diags, nowhere, UZ_D_unknown_variant, name, nearest, NULL, NULL);
}

static void a_finding_says_what_why_and_mend(void **state) {
  uz_diags *diags = uz_diags_new(UZ_EN);
  uz_source at = {"a.lua", 7};
  uz_diags_add(diags, at, UZ_D_cannot_read, "b.lua", "no such file", NULL, NULL);
  const uz_diag *diag = uz_diags_get(diags, 0);
  assert_int_equal(uz_diags_count(diags), 1);
  assert_string_equal(diag->id, "cannot-read");
  assert_string_equal(diag->file, "a.lua");
  assert_int_equal(diag->line, 7);
  assert_false(diag->warning);
  assert_true(uz_diags_failed(diags));
  assert_prints(diags, "a.lua:7: error: cannot read the file 'b.lua'\n"
                       "  no such file\n"
                       "  check the path, and that you may read it\n");
  uz_diags_free(diags);
  (void)state;
}

static void it_speaks_russian(void **state) {
  uz_diags *diags = uz_diags_new(UZ_RU);
  assert_int_equal(uz_diags_lang(diags), UZ_RU);
  add_variant(diags, "shahmaty", NULL);
  assert_prints(diags, "ошибка: нет варианта «shahmaty»\n"
                       "  так не называется ни один сценарий и ни один его готовый набор настроек\n"
                       "  список всех вариантов даёт команда uzel variants\n");
  uz_diags_free(diags);
  (void)state;
}

static void a_part_without_its_argument_is_left_out(void **state) {
  const char *const nearest[] = {"abc", NULL, ""};
  const char *const mends[] = {"did you mean 'abc'? 'uzel variants' lists them all",
                               "'uzel variants' lists them all", "'uzel variants' lists them all"};
  for (size_t i = 0; i < 3; i++) {
    uz_diags *diags = uz_diags_new(UZ_EN);
    add_variant(diags, "abd", nearest[i]);
    assert_string_equal(uz_diags_get(diags, 0)->mend, mends[i]);
    uz_diags_free(diags);
  }
  (void)state;
}

static void arguments_are_cleaned(void **state) {
  const struct {
    const char *arg, *what;
  } cases[] = {
      {"{2}", "there is no variant '{2}'"}, /* not filled in again */
      {"[1:x]", "there is no variant '[1:x]'"},
      {"шашки", "there is no variant 'шашки'"},
      {"a\nb\x1B[31m\x7F", "there is no variant 'a b [31m '"},
      {"\xC2\x9B"
       "c",
       "there is no variant ' c'"}, /* a control character of two bytes */
      {"a\xFF\xD0", "there is no variant 'a\uFFFD\uFFFD'"},
      {"", "there is no variant ''"},
  };
  uz_diags *diags = uz_diags_new(UZ_EN);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    add_variant(diags, cases[i].arg, NULL);
    assert_string_equal(uz_diags_get(diags, i)->what, cases[i].what);
  }
  uz_diags_free(diags);
  (void)state;
}

static void a_long_argument_is_cut_between_characters(void **state) {
  char name[4001];
  for (size_t i = 0; i < 4000; i += 2) memcpy(name + i, "я", 2);
  name[4000] = '\0';
  uz_diags *diags = uz_diags_new(UZ_EN);
  add_variant(diags, name, NULL);
  const char *what = uz_diags_get(diags, 0)->what;
  assert_in_range(strlen(what), 350, 450);
  assert_string_equal(what + strlen(what) - strlen("яя…'"), "яя…'");
  uz_diags_free(diags);
  (void)state;
}

static void a_finding_stands_once(void **state) {
  uz_diags *diags = uz_diags_new(UZ_EN);
  for (int i = 0; i < 3; i++) add_variant(diags, "a", NULL);
  assert_int_equal(uz_diags_count(diags), 1);
  add_variant(diags, "b", NULL);
  uz_diags_add(diags, (uz_source){"f", 1}, UZ_D_unknown_variant, "a", NULL, NULL, NULL);
  uz_diags_add(diags, (uz_source){"f", 2}, UZ_D_unknown_variant, "a", NULL, NULL, NULL);
  uz_diags_add(diags, (uz_source){"g", 2}, UZ_D_unknown_variant, "a", NULL, NULL, NULL);
  assert_int_equal(uz_diags_count(diags), 5);
  uz_diags_free(diags);
  (void)state;
}

static void twenty_are_enough(void **state) {
  uz_diags *diags = uz_diags_new(UZ_EN);
  for (int i = 0; i < 50; i++) uz_diags_add(diags, (uz_source){"f", i}, UZ_D_no_memory, 0, 0, 0, 0);
  assert_int_equal(uz_diags_count(diags), 20);
  assert_int_equal(uz_diags_get(diags, 19)->line, 19);
  uz_diags_clear(diags);
  assert_int_equal(uz_diags_count(diags), 0);
  assert_false(uz_diags_failed(diags));
  add_variant(diags, "a", NULL);
  assert_int_equal(uz_diags_count(diags), 1);
  uz_diags_free(diags);
  (void)state;
}

static void findings_are_put_in_order(void **state) {
  static const uz_source at[] = {{"b.lua", 2}, {"b.lua", 1}, {"a.lua", 9}, {NULL, 0}, {"b.lua", 1}};
  uz_diags *diags = uz_diags_new(UZ_EN);
  const char *const names[] = {"e", "c", "b", "a", "d"};
  for (int i = 0; i < 5; i++)
    uz_diags_add(diags, at[i], UZ_D_unknown_variant, names[i], NULL, NULL, NULL);
  uz_diags_sort(diags);
  for (size_t i = 0; i < 5; i++) {
    char expected[] = "there is no variant 'x'";
    *strchr(expected, 'x') = (char)('a' + i);
    assert_string_equal(uz_diags_get(diags, i)->what, expected);
  }
  uz_diags_free(diags);
  (void)state;
}

static void nobody_need_listen(void **state) {
  uz_diags_add(NULL, nowhere, UZ_D_no_memory, NULL, NULL, NULL, NULL);
  uz_diags_free(NULL);
  (void)state;
}

/* ---- The table ---- */

/* The arguments that a text uses, as bits; parts in brackets are entered. */
static unsigned arguments_of(const char *text) {
  unsigned used = 0;
  for (int n = 1; n <= 4; n++)
    if (strstr(text, (char[]){'{', (char)('0' + n), '}', 0})) used |= 1u << n;
  return used;
}

static void assert_well_said(const char *const text[6], const char *id) {
  bool told = *text[0] && *text[3] && !*text[1] == !*text[4] && !*text[2] == !*text[5];
  unsigned english = 0, russian = 0;
  for (int i = 0; i < 3; i++) {
    english |= arguments_of(text[i]);
    russian |= arguments_of(text[i + 3]);
  }
  if (!told || english != russian) fail_msg("%s: English and Russian tell different things", id);
}

static void both_languages_tell_the_same(void **state) {
#define UZ_DIAG(id, ...) assert_well_said((const char *const[6]){__VA_ARGS__}, #id);
#include "base/diags.def"
#undef UZ_DIAG
  (void)state;
}

/* What is left of the pattern language when a text is filled in. */
static bool has_leftovers(const char *text) {
  for (int n = 1; n <= 9; n++) {
    char digit = (char)('0' + n);
    if (strstr(text, (char[]){'{', digit, '}', 0}) || strstr(text, (char[]){'[', digit, ':', 0}))
      return true;
  }
  return false;
}

static void every_text_can_be_filled_in(void **state) {
  for (int id = 0; id < UZ_DIAG_KINDS; id++)
    for (uz_lang lang = UZ_EN; lang <= UZ_RU; lang++) {
      uz_diags *diags = uz_diags_new(lang);
      uz_diags_add(diags, nowhere, (uz_diag_id)id, "1", "2", "3", "4");
      uz_diags_add(diags, nowhere, (uz_diag_id)id, NULL, NULL, NULL, NULL);
      for (size_t i = 0; i < uz_diags_count(diags); i++) {
        const uz_diag *diag = uz_diags_get(diags, i);
        if (has_leftovers(diag->what) || has_leftovers(diag->why) || has_leftovers(diag->mend))
          fail_msg("%s is not filled in: %s", diag->id, diag->what);
      }
      assert_int_equal(uz_diags_failed(diags), !uz_diags_get(diags, 0)->warning);
      uz_diags_free(diags);
    }
  (void)state;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_finding_says_what_why_and_mend),
      cmocka_unit_test(it_speaks_russian),
      cmocka_unit_test(a_part_without_its_argument_is_left_out),
      cmocka_unit_test(arguments_are_cleaned),
      cmocka_unit_test(a_long_argument_is_cut_between_characters),
      cmocka_unit_test(a_finding_stands_once),
      cmocka_unit_test(twenty_are_enough),
      cmocka_unit_test(findings_are_put_in_order),
      cmocka_unit_test(nobody_need_listen),
      cmocka_unit_test(both_languages_tell_the_same),
      cmocka_unit_test(every_text_can_be_filled_in),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
