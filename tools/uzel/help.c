/* Help, made from the tables of verbs and options. */
#include <string.h>

#include "cli.h"
#include "verbs.h"

#define ABOUT_COLUMN 32

/* "-p, --position=STRING" as it stands in the help. */
static void write_form(char *form, size_t size, const cli_option_row *row) {
  char letter[8] = "    ", value[64] = "";
  if (row->letter) snprintf(letter, sizeof letter, "-%c, ", row->letter);
  if (row->value == CLI_NEEDED) snprintf(value, sizeof value, "=%s", row->value_name);
  if (row->value == CLI_MAYBE) snprintf(value, sizeof value, "[=%s]", row->value_name);
  snprintf(form, size, "%s--%s%s", letter, row->name, value);
}

static void write_option(const cli_call *call, const cli_option_row *row, FILE *out) {
  char form[128];
  write_form(form, sizeof form, row);
  fputs("  ", out);
  cli_pad(out, form, ABOUT_COLUMN);
  if (cli_width(form) >= ABOUT_COLUMN) fprintf(out, "\n  %*s", ABOUT_COLUMN, "");
  fprintf(out, "%s\n", row->about[call->lang]);
}

static void write_options(const cli_call *call, const cli_verb *verb, FILE *out) {
  for (int i = 0; i < CLI_OPTIONS; i++)
    if (cli_option_fits(verb, (cli_option)i)) write_option(call, cli_option_at((cli_option)i), out);
}

static void write_verbs(const cli_call *call, FILE *out) {
  const cli_verb *verb;
  for (size_t i = 0; (verb = cli_verb_at(i)); i++) {
    fputs("  ", out);
    cli_pad(out, verb->name, 10);
    fprintf(out, "%s\n", verb->about[call->lang]);
  }
}

void cli_help_program(const cli_call *call, FILE *out) {
  fprintf(out, "%s: %s\n\n%s\n%s\n\n%s\n", cli_text(call, CLI_usage),
          cli_text(call, CLI_usage_program), cli_text(call, CLI_about),
          cli_text(call, CLI_without_verb), cli_text(call, CLI_verbs));
  write_verbs(call, out);
  fprintf(out, "\n%s\n", cli_text(call, CLI_options_everywhere));
  write_options(call, NULL, out);
  fprintf(out, "\n%s\n%s: uzel play russian\n", cli_text(call, CLI_exit_codes),
          cli_text(call, CLI_example));
}

void cli_help_verb(const cli_call *call, const cli_verb *verb, FILE *out) {
  fprintf(out, "%s: uzel %s%s%s %s\n\n%s\n\n%s\n", cli_text(call, CLI_usage), verb->name,
          *verb->arguments ? " " : "", verb->arguments, cli_text(call, CLI_usage_options),
          verb->about[call->lang], cli_text(call, CLI_options));
  write_options(call, verb, out);
  fprintf(out, "\n%s: %s\n", cli_text(call, CLI_example), verb->example);
}

int verb_help(const cli_call *call) {
  const cli_verb *verb = call->args_count ? cli_verb_find(call->args[0]) : NULL;
  if (call->args_count && !verb) return cli_verb_unknown(call, call->args[0]);
  if (verb)
    cli_help_verb(call, verb, stdout);
  else
    cli_help_program(call, stdout);
  return CLI_DONE;
}
