#include "unit/script_text.h"

#define OPTIONS                                                             \
  "local width = whole(\"width\", 4, 8, 6, \"width\")\n"                    \
  "local style = choice(\"style\", { \"old\", \"new\" }, \"old\", \"s\")\n" \
  "local wild = yes_no(\"wild\", false, text(\"wild\", \"дико\"))\n"

static void load_set(script_text *s, const char *text, const uz_setting *settings, size_t count) {
  const uz_load load = {.variant = "test",
                        .text = text,
                        .length = strlen(text),
                        .settings = settings,
                        .settings_count = count};
  script_load(s, &load);
}

/* ---- Values ---- */

static void test_presets_are_values(void **state) {
  (void)state;
  assert_found(OPTIONS "assert(width == 6 and style == \"old\" and wild == false)", "");
}

static void test_settings_are_values(void **state) {
  static const uz_setting settings[] = {
      {"width", "5"}, {"style", "new"}, {"wild", "yes"}, {"width", "7"}};
  script_text s;
  (void)state;
  load_set(&s, OPTIONS "assert(width == 7 and style == \"new\" and wild == true)" GAME, settings,
           4);
  assert_string_equal(s.found, "");
  assert_int_equal(uz_game_options(s.game), 3);
  const uz_option *width = uz_game_option(s.game, 0), *wild = uz_game_option(s.game, 2);
  assert_string_equal(width->value, "7");
  assert_string_equal(width->preset, "6");
  assert_int_equal(width->least, 4);
  assert_string_equal(wild->about[UZ_RU], "дико");
  uz_game_free(s.game);
}

/* What is wrong with a setting is wrong with its use, not with the script. */
static void test_wrong_settings(void **state) {
  static const struct {
    uz_setting setting;
    const char *findings;
  } cases[] = {
      {{"width", "9"}, "option-whole"},      {{"width", "six"}, "option-whole"},
      {{"width", ""}, "option-whole"},       {{"width", "99999999999999999999"}, "option-whole"},
      {{"style", "older"}, "option-choice"}, {{"wild", "maybe"}, "option-yes-no"},
      {{"height", "3"}, "unknown-option"},
  };
  (void)state;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    script_text s;
    load_set(&s, OPTIONS GAME, &cases[i].setting, 1);
    assert_int_equal(s.status, UZ_BAD_USE);
    assert_string_equal(s.found, cases[i].findings);
    assert_null(s.game);
  }
}

/* ---- Presets ---- */

static void test_presets(void **state) {
  script_text s;
  (void)state;
  script_load_text(&s,
                   OPTIONS "preset(\"test-a\", { wild = true, width = 4 }, text(\"A\", \"А\"))\n"
                           "preset(\"test-b\", {}, \"B\")" GAME);
  assert_string_equal(s.found, "");
  assert_int_equal(uz_game_presets(s.game), 2);
  assert_string_equal(uz_game_preset(s.game, 0)->settings, "width=4 wild=yes");
  assert_string_equal(uz_game_preset(s.game, 0)->title[UZ_RU], "А");
  assert_string_equal(uz_game_preset(s.game, 1)->settings, "");
  assert_string_equal(uz_game_name(s.game), "test");
  uz_game_free(s.game);
}

static void test_wrong_presets(void **state) {
  (void)state;
  assert_found(OPTIONS "preset(\"test-a\", { width = 9 }, \"a\")", "4 option-whole");
  assert_found(OPTIONS "preset(\"test-a\", { style = 1 }, \"a\")", "4 option-choice");
  assert_found(OPTIONS "preset(\"test-a\", { wide = 1 }, \"a\")", "4 unknown-option");
  assert_found("preset(\"other-a\", {}, \"a\")", "1 preset-name");
  assert_found("preset(\"test\", {}, \"a\")", "1 preset-name");
}

static void test_wrong_options(void **state) {
  (void)state;
  assert_found("whole(\"n\", 4, 3, 4, \"n\")", "1 number-bounds");
  assert_found("whole(\"n\", 4, 8, 9, \"n\")", "1 number-bounds");
  assert_found("choice(\"n\", { \"a\", \"b\" }, \"c\", \"n\")", "1 unknown-choice");
  assert_found("choice(\"n\", {}, \"c\", \"n\")", "1 unknown-choice");
  assert_found("yes_no(\"n\", 1, \"n\")", "1 wrong-sort");
  assert_found("yes_no(\"N\", true, \"n\")", "1 option-name");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_presets_are_values), cmocka_unit_test(test_settings_are_values),
      cmocka_unit_test(test_wrong_settings),     cmocka_unit_test(test_presets),
      cmocka_unit_test(test_wrong_presets),      cmocka_unit_test(test_wrong_options),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
