#include "outcome.h"

#include <string.h>

const char *outcome_side(const cli_call *call, int side) {
  return cli_text(call, side ? CLI_Black : CLI_White);
}

bool outcome_say(const cli_call *call, const uz_outcome *outcome, int side, FILE *out) {
  const char *reason = outcome->reason[call->lang];
  switch (outcome->result) {
  case UZ_SIDE_WINS:
    cli_say(call, out, CLI_says_wins, outcome_side(call, side), reason);
    return true;
  case UZ_SIDE_LOSES:
    cli_say(call, out, CLI_says_wins, outcome_side(call, !side), reason);
    return true;
  case UZ_DRAWN: cli_say(call, out, CLI_says_draw, reason, NULL); return true;
  case UZ_GOES_ON: break;
  }
  if (strcmp(outcome->status, "check") != 0) return false;
  cli_say(call, out, CLI_says_check, NULL, NULL);
  return true;
}
