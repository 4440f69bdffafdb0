/* The program: finds the verb and runs it; sees to it that all output has arrived. */
#include <errno.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli.h"
#include "verbs.h"

#define ANY       (-1)
#define O(option) ((uint64_t)1 << CLI_OPTION_##option)

static const cli_verb verbs[] = {
#define VERB(name, arguments, least, most, options, en, ru, example) \
  {#name, arguments, least, most, options, {en, ru}, example, verb_##name},
#include "verbs.def"
#undef VERB
};

#define VERBS (sizeof verbs / sizeof *verbs)

const cli_verb *cli_verb_at(size_t i) { return i < VERBS ? &verbs[i] : NULL; }

const cli_verb *cli_verb_find(const char *name) {
  for (size_t i = 0; i < VERBS; i++)
    if (!strcmp(verbs[i].name, name)) return &verbs[i];
  return NULL;
}

int cli_verb_unknown(const cli_call *call, const char *name) {
  const char *names[VERBS];
  for (size_t i = 0; i < VERBS; i++) names[i] = verbs[i].name;
  return cli_unknown(call, (cli_unknown_name){CLI_unknown_verb, name, NULL, names, VERBS});
}

static int run_verb(cli_call *call, const cli_verb *verb, int argc, char **argv) {
  call->verb = verb->name;
  int code = cli_parse(call, verb, argc, argv);
  if (code != CLI_DONE) return code;
  if (cli_given(call, CLI_OPTION_help)) {
    cli_help_verb(call, verb, stdout);
    return CLI_DONE;
  }
  return verb->run(call);
}

static int run(cli_call *call, int argc, char **argv) {
  int code = cli_parse(call, NULL, argc, argv);
  if (code != CLI_DONE) return code;
  if (cli_given(call, CLI_OPTION_version)) {
    puts("uzel " UZEL_VERSION);
    return CLI_DONE;
  }
  if (cli_given(call, CLI_OPTION_help)) {
    cli_help_program(call, stdout);
    return CLI_DONE;
  }
  if (!call->args_count) return cli_start(call);
  const cli_verb *verb = cli_verb_find(call->args[0]);
  if (!verb) return cli_verb_unknown(call, call->args[0]);
  return run_verb(call, verb, call->args_count, call->args);
}

/* An error that stdio has met before has left nothing but a mark: trying again tells its reason. */
static void meet_again(void) {
  if (!ferror(stdout)) return;
  clearerr(stdout);
  putchar('\n');
}

/* Output that did not arrive is a fault, whatever the verb thinks. */
static int finish(const cli_call *call, int code) {
  bool was_lost = ferror(stdout);
  meet_again();
  errno = 0;
  bool lost = fflush(stdout) || ferror(stdout);
  int fault = errno;
  if (fclose(stdout) && !lost) {
    lost = true;
    fault = errno;
  }
  if (!lost && !was_lost) return code;
  return cli_fail(call, CLI_FAULT, CLI_cannot_write, cli_text(call, CLI_standard_output),
                  strerror(fault ? fault : EIO));
}

static void on_interrupt(int signal_number) {
  (void)signal_number;
  _exit(CLI_INTERRUPTED);
}

/* A job that was started with interrupts ignored keeps it so. */
static void catch_interrupts(void) {
  if (signal(SIGINT, on_interrupt) == SIG_IGN) signal(SIGINT, SIG_IGN);
}

int main(int argc, char **argv) {
  setlocale(LC_CTYPE, "");
  catch_interrupts();
  signal(SIGPIPE, SIG_DFL); /* who reads no more is no fault: end quietly, as other tools do */
  cli_call call = {.lang = cli_find_lang(argc, argv), .json = cli_find_json(argc, argv)};
  int code = finish(&call, run(&call, argc, argv));
  cli_call_free(&call);
  return code;
}
