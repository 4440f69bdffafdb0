/* uzel check: all findings of scripts. */
#include "cli.h"
#include "json.h"
#include "verbs.h"

static void write_json(json *j, const char *file, uz_status status, const uz_diags *diags) {
  json_open(j, NULL, '{');
  json_text(j, "file", file);
  json_bool(j, "ok", status == UZ_OK);
  json_open(j, "findings", '[');
  for (size_t i = 0; i < uz_diags_count(diags); i++) json_finding(j, uz_diags_get(diags, i));
  json_close(j, ']');
  json_close(j, '}');
}

static int check_one(const cli_call *call, json_list *list, const char *file) {
  uz_diags *diags = uz_diags_new(call->lang);
  uz_game *game = NULL;
  uz_status status = cli_load(call, file, diags, &game);
  if (cli_given(call, CLI_OPTION_json)) {
    write_json(&list->j, file, status, diags);
    json_list_next(list);
  } else if (uz_diags_count(diags)) {
    uz_diags_print(diags, stdout);
  } else {
    printf("%s: %s\n", file, cli_text(call, CLI_check_ok));
  }
  uz_game_free(game);
  uz_diags_free(diags);
  return cli_exit_of(status);
}

int verb_check(const cli_call *call) {
  int worst = CLI_DONE;
  json_list list = {.lines = true};
  if (cli_given(call, CLI_OPTION_json)) list = json_list_begin(stdout, cli_wants_lines(call));
  for (int i = 0; i < call->args_count; i++) {
    int code = check_one(call, &list, call->args[i]);
    if (code > worst) worst = code;
  }
  json_list_end(&list);
  return worst;
}
