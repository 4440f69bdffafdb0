/* uzel code: the compiled program of a game. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "json.h"
#include "verbs.h"

/* The listing as a list of its lines. */
static int write_json(const cli_call *call, const uz_game *game) {
  char *text = NULL, *rest = NULL;
  size_t size = 0;
  FILE *listing = open_memstream(&text, &size);
  if (!listing) return cli_fail(call, CLI_FAULT, CLI_cannot_write, "JSON", strerror(errno));
  uz_game_disassemble(game, listing);
  fclose(listing);
  json_list list = json_list_begin(stdout, cli_wants_lines(call));
  for (char *line = strtok_r(text, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
    json_text(&list.j, NULL, line);
    json_list_next(&list);
  }
  json_list_end(&list);
  free(text);
  return CLI_DONE;
}

int verb_code(const cli_call *call) {
  cli_table table;
  int code = cli_open(call, call->args[0], &table);
  if (code == CLI_DONE && cli_given(call, CLI_OPTION_json))
    code = write_json(call, table.game);
  else if (code == CLI_DONE)
    uz_game_disassemble(table.game, stdout);
  cli_close(&table);
  return code;
}
