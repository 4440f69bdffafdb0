/* What has become of a game, in words. */
#ifndef OUTCOME_H
#define OUTCOME_H

#include "cli.h"

/* "White" or "Black". */
const char *outcome_side(const cli_call *call, int side);
/* Says who has won and why, that it is a draw, or that there is check; false when there is nothing to
 * say. `side` is to move. */
bool outcome_say(const cli_call *call, const uz_outcome *outcome, int side, FILE *out);

#endif
