/* uzel code: the compiled program of a game. */
#include "cli.h"
#include "verbs.h"

int verb_code(const cli_call *call) {
  cli_table table;
  int code = cli_open(call, call->args[0], &table);
  if (code == CLI_DONE) uz_game_disassemble(table.game, stdout);
  cli_close(&table);
  return code;
}
