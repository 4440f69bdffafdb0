/* Every script in tests/bad must fail, or be warned of, exactly as its own lines `--! LINE: error: what
 * [id]` say, in this order, and one of them is the finding that the file is named after; `what` goes on
 * with ` in NAME.lua:LINE` when it arose inside of a family. Lines `--set option=value` are settings.
 * With UZEL_BAD_SHOW in the environment the findings are printed instead. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "uzel.h"

#define FOLDER        "tests/bad"
#define KINDS_LEAST   40
#define SETTINGS_MOST 8

typedef struct script {
  char name[256], text[1 << 16], expected[1 << 14], found[1 << 14];
  size_t length;
  char settings_text[SETTINGS_MOST][128];
  uz_setting settings[SETTINGS_MOST];
  size_t settings_count;
} script;

static void add_setting(script *s, const char *line, size_t length) {
  char *text = s->settings_text[s->settings_count];
  snprintf(text, sizeof s->settings_text[0], "%.*s", (int)length, line);
  char *equals = strchr(text, '=');
  assert_non_null(equals);
  *equals = '\0';
  s->settings[s->settings_count++] = (uz_setting){text, equals + 1};
}

static void read_line(script *s, const char *line, size_t length) {
  size_t used = strlen(s->expected);
  if (length > 4 && !strncmp(line, "--! ", 4))
    snprintf(s->expected + used, sizeof s->expected - used, "%.*s\n", (int)length - 4, line + 4);
  else if (length > 6 && !strncmp(line, "--set ", 6))
    add_setting(s, line + 6, length - 6);
}

static void read_script(script *s, const char *name) {
  char path[512];
  *s = (script){.length = 0};
  snprintf(s->name, sizeof s->name, "%s", name);
  snprintf(path, sizeof path, FOLDER "/%s", name);
  FILE *in = fopen(path, "rb");
  assert_non_null(in);
  s->length = fread(s->text, 1, sizeof s->text - 1, in);
  fclose(in);
  for (const char *line = s->text, *end; (end = strchr(line, '\n')); line = end + 1)
    read_line(s, line, (size_t)(end - line));
}

static uz_status load(const script *s, uz_diags *diags, uz_game **game) {
  const uz_load how = {
      .variant = s->name,
      .scripts = FOLDER,
      .text = s->text,
      .length = s->length,
      .settings = s->settings,
      .settings_count = s->settings_count,
  };
  return uz_game_load(&how, diags, game);
}

static void write_findings(script *s, const uz_diags *diags) {
  for (size_t i = 0; i < uz_diags_count(diags); i++) {
    const uz_diag *d = uz_diags_get(diags, i);
    size_t used = strlen(s->found);
    char line[16] = "", inside[64] = "";
    if (d->line) snprintf(line, sizeof line, "%d: ", d->line);
    if (d->inside)
      snprintf(inside, sizeof inside, " in %s:%d", strrchr(d->inside, '/') + 1, d->inside_line);
    snprintf(s->found + used, sizeof s->found - used, "%s%s: %s%s [%s]\n", line,
             d->warning ? "warning" : "error", d->what, inside, d->id);
  }
}

/* The file's name is the finding's id, or goes on behind it. */
static bool names_the_file(const script *s) {
  for (const char *end = s->expected; (end = strstr(end, "]\n")); end++) {
    const char *id = end;
    while (id > s->expected && id[-1] != '[') id--;
    if (!strncmp(s->name, id, (size_t)(end - id))) return true;
  }
  return false;
}

static bool is_as_expected(script *s) {
  uz_game *game;
  uz_diags *diags = uz_diags_new(UZ_EN);
  uz_status status = load(s, diags, &game);
  write_findings(s, diags);
  bool failed = strstr(s->found, "error: ") != NULL;
  bool right = failed == (status != UZ_OK) && !strcmp(s->found, s->expected) && names_the_file(s);
  uz_game_free(game);
  uz_diags_free(diags);
  return right;
}

/* The other language finds as much. */
static bool is_told_in_russian(const script *s) {
  uz_game *game;
  uz_diags *en = uz_diags_new(UZ_EN), *ru = uz_diags_new(UZ_RU);
  load(s, en, &game);
  uz_game_free(game);
  load(s, ru, &game);
  uz_game_free(game);
  bool told = uz_diags_count(en) == uz_diags_count(ru);
  uz_diags_free(en);
  uz_diags_free(ru);
  return told;
}

static void scripts_fail_as_they_say(void **state) {
  (void)state;
  static script s;
  int scripts = 0, wrong = 0;
  DIR *folder = opendir(FOLDER);
  assert_non_null(folder);
  for (struct dirent *entry; (entry = readdir(folder));) {
    if (!strstr(entry->d_name, ".lua")) continue;
    scripts++;
    read_script(&s, entry->d_name);
    bool right = is_as_expected(&s) && is_told_in_russian(&s);
    if (getenv("UZEL_BAD_SHOW"))
      printf("== %s\n%s", s.name, s.found);
    else if (!right)
      print_error("%s: expected\n%sfound\n%s", s.name, s.expected, s.found);
    wrong += !right;
  }
  closedir(folder);
  assert_int_equal(wrong, 0);
  assert_true(scripts >= KINDS_LEAST);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(scripts_fail_as_they_say)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
