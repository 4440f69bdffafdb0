#include "unit/script_text.h"

#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- A folder of scripts ---- */

static char folder[] = "/tmp/uzel_find_XXXXXX";

static void write_file(const char *name, const char *text) {
  char path[256];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  FILE *out = fopen(path, "w");
  assert_non_null(out);
  fputs(text, out);
  fclose(out);
}

static void make_folder(const char *name) {
  char path[256];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  assert_int_equal(mkdir(path, 0700), 0);
}

static int set_up(void **state) {
  (void)state;
  assert_non_null(mkdtemp(folder));
  make_folder("variants");
  make_folder("families");
  write_file("variants/base.lua", "local width = whole(\"width\", 4, 8, 6, \"width\")\n"
                                  "preset(\"base-8\", { width = 8 }, text(\"Eight\", \"Восемь\"))\n"
                                  "assert(width == 6 or width == 8 or width == 5)" GAME);
  write_file("variants/base-own.lua", GAME);
  write_file("families/men.lua", "return { moves = step(orthogonal) }");
  write_file("families/broken.lua", "\nreturn stp(orthogonal)");
  write_file("families/joined.lua", "local m = empty or enemy\nreturn m");
  return 0;
}

static int tear_down(void **state) {
  static const char *const names[] = {"variants/base.lua",
                                      "variants/base-own.lua",
                                      "families/men.lua",
                                      "families/broken.lua",
                                      "families/joined.lua",
                                      "variants",
                                      "families",
                                      "."};
  (void)state;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    char path[256];
    snprintf(path, sizeof path, "%s/%s", folder, names[i]);
    remove(path);
  }
  rmdir(folder);
  return 0;
}

static void load_named(script_text *s, const char *variant) {
  const uz_load load = {.variant = variant, .scripts = folder};
  script_load(s, &load);
}

/* ---- Variants ---- */

static void test_names(void **state) {
  static const char *const names[] = {"base", "base-own", "base-8"};
  (void)state;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    script_text s;
    load_named(&s, names[i]);
    assert_string_equal(s.found, "");
    assert_string_equal(uz_game_name(s.game), names[i]);
    uz_game_free(s.game);
  }
}

static void test_preset_is_in_force(void **state) {
  const uz_setting own = {"width", "5"};
  const uz_load load = {
      .variant = "base-8", .scripts = folder, .settings = &own, .settings_count = 1};
  script_text s;
  (void)state;
  load_named(&s, "base-8");
  assert_string_equal(uz_game_option(s.game, 0)->value, "8");
  assert_string_equal(uz_game_option(s.game, 0)->preset, "6");
  assert_string_equal(uz_game_title(s.game, UZ_RU), "Восемь");
  uz_game_free(s.game);
  script_load(&s, &load);
  assert_string_equal(uz_game_option(s.game, 0)->value, "5");
  uz_game_free(s.game);
}

static void test_path(void **state) {
  char path[256];
  script_text s;
  (void)state;
  snprintf(path, sizeof path, "%s/variants/base.lua", folder);
  load_named(&s, path);
  assert_string_equal(s.found, "");
  assert_string_equal(uz_game_name(s.game), "base");
  assert_string_equal(uz_game_script(s.game), path);
  uz_game_free(s.game);
}

static void assert_unknown(const char *variant, const char *near) {
  const uz_load load = {.variant = variant, .scripts = folder};
  uz_game *game;
  uz_diags *diags = uz_diags_new(UZ_EN);
  assert_int_equal(uz_game_load(&load, diags, &game), UZ_BAD_USE);
  assert_int_equal(uz_diags_count(diags), 1);
  assert_string_equal(uz_diags_get(diags, 0)->id, "unknown-variant");
  if (near) assert_non_null(strstr(uz_diags_get(diags, 0)->mend, near));
  uz_diags_free(diags);
}

static void test_unknown_variants(void **state) {
  (void)state;
  assert_unknown("bass", "'base'");
  assert_unknown("base-9", "'base-8'");
  assert_unknown("base-owm", "'base-own'");
  assert_unknown("..", NULL);
  assert_unknown("-", NULL);
  assert_unknown("", NULL);
}

static void test_files_that_are_not_there(void **state) {
  script_text s;
  (void)state;
  load_named(&s, "nowhere/x.lua");
  assert_int_equal(s.status, UZ_IO);
  assert_string_equal(s.found, "cannot-read");
}

/* ---- Families ---- */

static void assert_family(const char *lines, const char *findings) {
  char text[2048];
  script_text s;
  snprintf(text, sizeof text, "%s" GAME, lines);
  const uz_load load = {.variant = "test", .scripts = folder, .text = text, .length = strlen(text)};
  script_load(&s, &load);
  assert_string_equal(s.found, findings);
  uz_game_free(s.game);
}

static void test_families(void **state) {
  (void)state;
  assert_family("local men = family \"men\"\nassert(family \"men\" == men and men.moves)", "");
  assert_family("family \"mne\"", "1 unknown-family");
  assert_family("family \"../variants/base\"", "1 unknown-family");
  assert_family("family \"\"", "1 unknown-family");
}

static void test_findings_in_families(void **state) {
  (void)state;
  assert_family("family \"broken\"", "2 unknown-word");
  assert_family("family \"joined\"", "1 or-on-rule");
}

/* ---- The folder itself ---- */

static void test_folder(void **state) {
  char text[256];
  (void)state;
  assert_int_equal(uz_scripts_folder("here", text, sizeof text), 4);
  assert_string_equal(text, "here");
  setenv("UZEL_SCRIPTS", folder, 1);
  uz_scripts_folder(NULL, text, sizeof text);
  assert_string_equal(text, folder);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_names),
      cmocka_unit_test(test_preset_is_in_force),
      cmocka_unit_test(test_path),
      cmocka_unit_test(test_unknown_variants),
      cmocka_unit_test(test_files_that_are_not_there),
      cmocka_unit_test(test_families),
      cmocka_unit_test(test_findings_in_families),
      cmocka_unit_test(test_folder),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
