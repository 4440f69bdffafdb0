/* uzel variants: the games of the scripts' folder. A script that does not load is listed with its error
 * and does not hide the others. */
#include <stdlib.h>

#include "cli.h"
#include "json.h"
#include "verbs.h"

#define NAME_COLUMN 24

/* One line of the list: a script, loaded or not. */
typedef struct entry {
  const char *name;
  const uz_game *game; /* NULL: it did not load, and `finding` says why */
  const uz_diag *finding;
} entry;

static void write_line(const char *indent, const char *name, const char *title) {
  fputs(indent, stdout);
  cli_pad(stdout, name, NAME_COLUMN - cli_width(indent));
  printf(" %s\n", title);
}

static void write_text(const cli_call *call, const entry *e) {
  if (!e->game) {
    char *error = cli_format(call, CLI_does_not_load, e->finding->what, NULL);
    write_line("", e->name, error);
    free(error);
    return;
  }
  write_line("", e->name, uz_game_title(e->game, call->lang));
  for (size_t i = 0; i < uz_game_presets(e->game); i++) {
    const uz_preset *preset = uz_game_preset(e->game, i);
    write_line("  ", preset->name, preset->title[call->lang]);
  }
}

static void write_presets(const cli_call *call, json *j, const uz_game *game) {
  json_open(j, "presets", '[');
  for (size_t i = 0; i < uz_game_presets(game); i++) {
    const uz_preset *preset = uz_game_preset(game, i);
    json_open(j, NULL, '{');
    json_text(j, "name", preset->name);
    json_text(j, "title", preset->title[call->lang]);
    json_text(j, "settings", preset->settings);
    json_close(j, '}');
  }
  json_close(j, ']');
}

static void write_json(const cli_call *call, json *j, const entry *e) {
  json_open(j, NULL, '{');
  json_text(j, "name", e->name);
  if (e->game) {
    json_text(j, "title", uz_game_title(e->game, call->lang));
    json_text(j, "about", uz_game_about(e->game, call->lang));
    json_text(j, "script", uz_game_script(e->game));
    write_presets(call, j, e->game);
  } else {
    json_text(j, "error", e->finding->what);
  }
  json_close(j, '}');
}

static void write_entry(const cli_call *call, json_list *list, const entry *e) {
  if (!cli_given(call, CLI_OPTION_json)) {
    write_text(call, e);
    return;
  }
  write_json(call, &list->j, e);
  json_list_next(list);
}

static int list_one(const cli_call *call, json_list *list, const char *name) {
  static const uz_diag unknown = {.what = ""};
  uz_diags *diags = uz_diags_new(call->lang);
  uz_game *game = NULL;
  uz_status status = cli_load(call, name, diags, &game);
  const uz_diag *finding = uz_diags_count(diags) ? uz_diags_get(diags, 0) : &unknown;
  write_entry(call, list, &(entry){name, status == UZ_OK ? game : NULL, finding});
  uz_game_free(game);
  uz_diags_free(diags);
  return cli_exit_of(status);
}

static int list_all(const cli_call *call, const cli_strings *names) {
  int worst = CLI_DONE;
  json_list list = {.lines = true};
  if (cli_given(call, CLI_OPTION_json)) list = json_list_begin(stdout, cli_wants_lines(call));
  for (size_t i = 0; i < names->count; i++) {
    int code = list_one(call, &list, names->at[i]);
    if (code > worst) worst = code;
  }
  json_list_end(&list);
  return worst;
}

int verb_variants(const cli_call *call) {
  cli_strings names = {0};
  int code = cli_variants(call, &names);
  if (code == CLI_DONE) code = list_all(call, &names);
  cli_strings_free(&names);
  return code;
}
