#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "json.h"

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

/* ---- What is wrong ---- */

static const char *const idents[CLI_MESSAGES] = {
#define MESSAGE(id, en, ru) #id,
#include "messages.def"
#undef MESSAGE
};

/* "'uzel show --help' tells more." */
static char *help_hint(const cli_call *call) {
  char verb[64];
  snprintf(verb, sizeof verb, call->verb ? "uzel %s" : "uzel", call->verb);
  return cli_format(call, CLI_try_help, verb, NULL);
}

/* As the library's ids are written. */
static char *ident_of(cli_message id) {
  char *ident = cli_copy(idents[id], strlen(idents[id]));
  for (char *c = ident; *c; c++)
    if (*c == '_') *c = '-';
  return ident;
}

static void say_json(int code, cli_message id, const char *what, const char *mend) {
  char *ident = ident_of(id);
  json j = json_failure_begin(stderr, code);
  json_finding(&j, &(uz_diag){.id = ident, .what = what, .why = "", .mend = mend});
  json_failure_end(&j);
  free(ident);
}

/* `mend` may be "". */
static void say_wrong(const cli_call *call, int code, cli_message id, const char *what,
                      const char *mend) {
  if (call->json) {
    say_json(code, id, what, mend);
    return;
  }
  fprintf(stderr, "uzel: %s%s%s\n", what, *mend ? "; " : "", mend);
  char *hint = code == CLI_USAGE ? help_hint(call) : NULL;
  if (hint) fprintf(stderr, "uzel: %s\n", hint);
  free(hint);
}

int cli_fail(const cli_call *call, int code, cli_message id, const char *a1, const char *a2) {
  char *what = cli_format(call, id, a1, a2);
  say_wrong(call, code, id, what, "");
  free(what);
  return code;
}

int cli_unknown(const cli_call *call, cli_unknown_name unknown) {
  const char *nearest = uz_nearest(unknown.name, unknown.names, unknown.count);
  char *what = cli_format(call, unknown.message, unknown.name, unknown.of);
  char *mend = nearest ? cli_format(call, CLI_did_you_mean, nearest, NULL) : cli_copy("", 0);
  say_wrong(call, CLI_USAGE, unknown.message, what, mend);
  free(what);
  free(mend);
  return CLI_USAGE;
}
