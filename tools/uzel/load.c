/* From the command line to a game with a position. */
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "json.h"

int cli_exit_of(uz_status status) {
  switch (status) {
  case UZ_OK: return CLI_DONE;
  case UZ_NO: return CLI_NO;
  case UZ_BAD_USE: return CLI_USAGE;
  case UZ_BAD_SCRIPT: return CLI_SCRIPT;
  case UZ_IO:
  case UZ_NO_MEMORY:
  case UZ_TOO_MANY: break;
  }
  return CLI_FAULT;
}

static void write_findings(const uz_diags *diags, int code) {
  json j = json_failure_begin(stderr, code);
  for (size_t i = 0; i < uz_diags_count(diags); i++) json_finding(&j, uz_diags_get(diags, i));
  json_failure_end(&j);
}

int cli_findings(const cli_call *call, const uz_diags *diags, uz_status status) {
  int code = cli_exit_of(status);
  if (status == UZ_OK) return code;
  fflush(stdout);
  if (call->json)
    write_findings(diags, code);
  else
    uz_diags_print(diags, stderr);
  return code;
}

int cli_failed(const cli_call *call, uz_status status) {
  uz_diags *diags = uz_diags_new(call->lang);
  if (!diags) return cli_fail(call, CLI_FAULT, CLI_no_memory, NULL, NULL);
  uz_diags_explain(diags, status);
  int code = cli_findings(call, diags, status);
  uz_diags_free(diags);
  return code;
}

uz_status cli_load(const cli_call *call, const char *variant, uz_diags *diags, uz_game **game) {
  uz_load load = {
      .variant = variant,
      .scripts = call->value[CLI_OPTION_scripts],
      .settings = call->settings,
      .settings_count = call->settings_count,
  };
  return uz_game_load(&load, diags, game);
}

static uz_status set_up(const cli_call *call, cli_table *table, uz_diags *diags) {
  table->position = uz_position_new(table->game);
  table->moves = uz_moves_new(table->game);
  if (!table->position || !table->moves) return UZ_NO_MEMORY;
  const char *text = call->value[CLI_OPTION_position];
  uz_status status = text ? uz_position_set(table->position, text, diags) : UZ_OK;
  if (status != UZ_OK) return status;
  uz_moves_generate(table->position, UZ_COUNT_RESULTS, table->moves);
  return uz_moves_status(table->moves);
}

int cli_open(const cli_call *call, const char *variant, cli_table *table) {
  *table = (cli_table){NULL, NULL, NULL};
  uz_diags *diags = uz_diags_new(call->lang);
  uz_status status = cli_load(call, variant, diags, &table->game);
  if (status == UZ_OK) status = set_up(call, table, diags);
  uz_diags_explain(diags, status);
  int code = cli_findings(call, diags, status);
  uz_diags_free(diags);
  return code;
}

void cli_close(cli_table *table) {
  uz_moves_free(table->moves);
  uz_position_free(table->position);
  uz_game_free(table->game);
}

static void add_script(cli_strings *names, const char *file) {
  size_t length = strlen(file);
  if (length > 4 && *file != '.' && !strcmp(file + length - 4, ".lua"))
    cli_strings_add(names, cli_copy(file, length - 4));
}

static int read_folder(const cli_call *call, const char *path, cli_strings *names) {
  DIR *folder = opendir(path);
  if (!folder) return cli_fail(call, CLI_FAULT, CLI_cannot_read, path, strerror(errno));
  for (struct dirent *entry; (entry = readdir(folder));) add_script(names, entry->d_name);
  closedir(folder);
  cli_strings_sort(names);
  return CLI_DONE;
}

int cli_variants(const cli_call *call, cli_strings *names) {
  static const char below[] = "/variants";
  const char *asked = call->value[CLI_OPTION_scripts];
  size_t length = uz_scripts_folder(asked, NULL, 0);
  char *path = cli_alloc(length + sizeof below);
  uz_scripts_folder(asked, path, length + 1);
  memcpy(path + length, below, sizeof below);
  int code = read_folder(call, path, names);
  free(path);
  return code;
}
