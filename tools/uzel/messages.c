#include <string.h>

#include "cli.h"

static const char *const messages[CLI_MESSAGES][2] = {
#define MESSAGE(id, en, ru) {en, ru},
#include "messages.def"
#undef MESSAGE
};

const char *cli_text(const cli_call *call, cli_message id) { return messages[id][call->lang]; }

void cli_say(const cli_call *call, FILE *out, cli_message id, const char *a1, const char *a2) {
  for (const char *c = cli_text(call, id); *c; c++) {
    bool one = !strncmp(c, "{1}", 3), two = !strncmp(c, "{2}", 3);
    if (one || two) {
      fputs(one ? a1 : a2, out);
      c += 2;
    } else {
      putc(*c, out);
    }
  }
}

char *cli_format(const cli_call *call, cli_message id, const char *a1, const char *a2) {
  char *text = NULL;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  if (out) {
    cli_say(call, out, id, a1, a2);
    fclose(out);
  }
  return text ? text : cli_copy("", 0);
}

static void name_help(const cli_call *call) {
  fputs("uzel: ", stderr);
  char verb[64];
  snprintf(verb, sizeof verb, call->verb ? "uzel %s" : "uzel", call->verb);
  cli_say(call, stderr, CLI_try_help, verb, NULL);
  putc('\n', stderr);
}

int cli_fail(const cli_call *call, int code, cli_message id, const char *a1, const char *a2) {
  fputs("uzel: ", stderr);
  cli_say(call, stderr, id, a1, a2);
  putc('\n', stderr);
  if (code == CLI_USAGE) name_help(call);
  return code;
}

int cli_unknown(const cli_call *call, cli_unknown_name unknown) {
  fputs("uzel: ", stderr);
  cli_say(call, stderr, unknown.message, unknown.name, unknown.of);
  const char *nearest = uz_nearest(unknown.name, unknown.names, unknown.count);
  if (nearest) {
    fputs("; ", stderr);
    cli_say(call, stderr, CLI_did_you_mean, nearest, NULL);
  }
  putc('\n', stderr);
  name_help(call);
  return CLI_USAGE;
}
