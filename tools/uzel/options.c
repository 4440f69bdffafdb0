/* The command line, read by getopt_long from the table of options.def. */
#include <ctype.h>
#include <errno.h>
#include <getopt.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"

static const cli_option_row rows[CLI_OPTIONS] = {
#define OPTION(id, name, letter, value, value_name, en, ru) \
  {name, letter, CLI_##value, value_name, {en, ru}},
#include "options.def"
#undef OPTION
};

#define BIT(option) ((uint64_t)1 << CLI_OPTION_##option)

const cli_option_row *cli_option_at(cli_option option) { return &rows[option]; }

bool cli_option_fits(const cli_verb *verb, cli_option option) {
  uint64_t options = BIT(help) | BIT(lang) | BIT(scripts) | (verb ? verb->options : BIT(version));
  return (options >> option) & 1;
}

/* getopt's two tables: long options, and letters with ':' behind those that need a value. */
typedef struct tables {
  struct option longs[CLI_OPTIONS + 1];
  char dashed[CLI_OPTIONS][24];   /* "--json" */
  const char *names[CLI_OPTIONS]; /* the same as a list */
  char shorts[3 * CLI_OPTIONS + 3];
  size_t count;
} tables;

/* What getopt_long returns for an option: above all letters. */
#define FIRST_LONG 256

static void add_letter(char *shorts, const cli_option_row *row) {
  size_t end = strlen(shorts);
  shorts[end++] = row->letter;
  if (row->value == CLI_NEEDED) shorts[end++] = ':';
}

static void make_tables(tables *t, const cli_verb *verb) {
  *t = (tables){.shorts = ":"};
  if (!verb) strcpy(t->shorts, "+:"); /* stop at the verb */
  for (int i = 0; i < CLI_OPTIONS; i++) {
    if (!cli_option_fits(verb, (cli_option)i)) continue;
    t->longs[t->count] = (struct option){rows[i].name, (int)rows[i].value, NULL, FIRST_LONG + i};
    snprintf(t->dashed[t->count], sizeof t->dashed[0], "--%s", rows[i].name);
    t->names[t->count] = t->dashed[t->count];
    t->count++;
    if (rows[i].letter) add_letter(t->shorts, &rows[i]);
  }
}

static int find_option(int found) {
  for (int i = 0; i < CLI_OPTIONS; i++)
    if (found == FIRST_LONG + i || (found && found == rows[i].letter)) return i;
  return -1;
}

static int add_setting(cli_call *call, const char *text) {
  const char *equals = strchr(text, '=');
  if (!equals || equals == text) return cli_fail(call, CLI_USAGE, CLI_not_a_setting, text, NULL);
  size_t size = (call->settings_count + 1) * sizeof *call->settings;
  call->settings = cli_realloc(call->settings, size);
  uz_setting *setting = &call->settings[call->settings_count++];
  setting->name = cli_copy(text, (size_t)(equals - text));
  setting->value = equals + 1;
  return CLI_DONE;
}

static bool is_beginning_of_several(const tables *t, const char *name, size_t length) {
  int several = 0;
  for (size_t i = 0; i < t->count; i++) several += !strncmp(t->names[i], name, length);
  return several > 1;
}

/* A long option that getopt_long refuses: it is none, it could be several, or it has a value that it
 * must not have. */
static int refuse_long(const cli_call *call, const tables *t, const char *word) {
  size_t length = strcspn(word + 2, "=");
  char *name = cli_copy(word, length + 2);
  int code;
  if (optopt)
    code = cli_fail(call, CLI_USAGE, CLI_takes_no_value, name, NULL);
  else if (is_beginning_of_several(t, name, length + 2))
    code = cli_fail(call, CLI_USAGE, CLI_ambiguous_option, name, NULL);
  else
    code =
        cli_unknown(call, (cli_unknown_name){CLI_unknown_option, name, NULL, t->names, t->count});
  free(name);
  return code;
}

static int refuse(const cli_call *call, const tables *t, int found, const char *word) {
  bool is_long = optopt == 0 || optopt >= FIRST_LONG;
  char letter[] = {'-', (char)optopt, '\0'};
  if (found == ':')
    return cli_fail(call, CLI_USAGE, CLI_needs_value, is_long ? word : letter, NULL);
  if (is_long) return refuse_long(call, t, word);
  return cli_fail(call, CLI_USAGE, CLI_unknown_option, letter, NULL);
}

static int take(cli_call *call, int option, const char *value) {
  call->value[option] = value ? value : "";
  return option == CLI_OPTION_set ? add_setting(call, call->value[option]) : CLI_DONE;
}

static int check_values(const cli_call *call) {
  static const char *const langs[] = {"en", "ru"};
  static const char *const forms[] = {"lines"};
  if (cli_choice(call, CLI_OPTION_lang, langs, 2, 0) < 0) return CLI_USAGE;
  const char *form = call->value[CLI_OPTION_json];
  if (form && *form && cli_choice(call, CLI_OPTION_json, forms, 1, 0) < 0) return CLI_USAGE;
  return CLI_DONE;
}

/* Says which word of the verb's arguments was not given. */
static int refuse_missing(const cli_call *call, const cli_verb *verb) {
  const char *word = verb->arguments;
  for (int i = 0; i < call->args_count; i++) word += strcspn(word, " ") + 1;
  char *name = cli_copy(word, strcspn(word, " "));
  int code = cli_fail(call, CLI_USAGE, CLI_missing_argument, name, NULL);
  free(name);
  return code;
}

static int check_arguments(const cli_call *call, const cli_verb *verb) {
  if (cli_given(call, CLI_OPTION_help)) return CLI_DONE;
  if (call->args_count < verb->least) return refuse_missing(call, verb);
  if (verb->most >= 0 && call->args_count > verb->most)
    return cli_fail(call, CLI_USAGE, CLI_extra_argument, call->args[verb->most], NULL);
  return CLI_DONE;
}

int cli_parse(cli_call *call, const cli_verb *verb, int argc, char **argv) {
  tables t;
  make_tables(&t, verb);
  opterr = 0;
  optind = 0; /* GNU: begin anew */
  for (int found; (found = getopt_long(argc, argv, t.shorts, t.longs, NULL)) != -1;) {
    int option = find_option(found);
    int code = option < 0 ? refuse(call, &t, found, argv[optind - 1]) : take(call, option, optarg);
    if (code != CLI_DONE) return code;
  }
  call->args = argv + optind;
  call->args_count = argc - optind;
  int code = check_values(call);
  return code == CLI_DONE && verb ? check_arguments(call, verb) : code;
}

void cli_call_free(cli_call *call) {
  for (size_t i = 0; i < call->settings_count; i++) free((char *)call->settings[i].name);
  free(call->settings);
}

static uz_lang lang_of(const char *text) { return strncmp(text, "ru", 2) ? UZ_EN : UZ_RU; }

static uz_lang lang_of_environment(void) {
  static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    const char *value = getenv(names[i]);
    if (value && *value) return lang_of(value);
  }
  return UZ_EN;
}

uz_lang cli_find_lang(int argc, char **argv) {
  for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++) {
    if (!strncmp(argv[i], "--lang=", 7)) return lang_of(argv[i] + 7);
    if (!strcmp(argv[i], "--lang") && i + 1 < argc) return lang_of(argv[i + 1]);
  }
  return lang_of_environment();
}

bool cli_find_json(int argc, char **argv) {
  for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
    if (!strcmp(argv[i], "--json") || !strncmp(argv[i], "--json=", 7)) return true;
  return false;
}

/* "--white (human, engine)" */
static int refuse_choice(const cli_call *call, cli_option option, const char *const *names, int n) {
  char of[128];
  int end = snprintf(of, sizeof of, "--%s (", rows[option].name);
  for (int i = 0; i < n; i++)
    end += snprintf(of + end, sizeof of - (size_t)end, "%s%s", i ? ", " : "", names[i]);
  snprintf(of + end, sizeof of - (size_t)end, ")");
  const char *value = call->value[option];
  return cli_unknown(call, (cli_unknown_name){CLI_no_such_value, value, of, names, (size_t)n});
}

int cli_choice(const cli_call *call, cli_option option, const char *const *names, int n,
               int otherwise) {
  const char *value = call->value[option];
  if (!value) return otherwise;
  for (int i = 0; i < n; i++)
    if (!strcmp(value, names[i])) return i;
  refuse_choice(call, option, names, n);
  return -1;
}

static void refuse_number(const cli_call *call, const char *text, const char *least,
                          const char *most) {
  char *bounds = cli_format(call, CLI_number_bounds, least, most);
  cli_fail(call, CLI_USAGE, CLI_bad_number, text, bounds);
  free(bounds);
}

bool cli_whole(const cli_call *call, const char *text, int64_t least, int64_t most,
               int64_t *number) {
  char *end, from[24], to[24];
  errno = 0;
  *number = strtoll(text, &end, 10);
  bool digits = end != text && !*end && !isspace((unsigned char)*text);
  if (digits && !errno && *number >= least && *number <= most) return true;
  snprintf(from, sizeof from, "%" PRId64, least);
  snprintf(to, sizeof to, "%" PRId64, most);
  refuse_number(call, text, from, to);
  return false;
}

bool cli_number(const cli_call *call, const char *text, double least, double most, double *number) {
  char *end, from[24], to[24];
  *number = strtod(text, &end);
  if (end != text && !*end && !isspace((unsigned char)*text) && *number >= least && *number <= most)
    return true;
  snprintf(from, sizeof from, "%g", least);
  snprintf(to, sizeof to, "%g", most);
  refuse_number(call, text, from, to);
  return false;
}

bool cli_count(const cli_call *call, uz_count *count) {
  static const char *const names[] = {"results", "sequences", "paths"};
  int choice = cli_choice(call, CLI_OPTION_count, names, 3, UZ_COUNT_RESULTS);
  if (choice >= 0) *count = (uz_count)choice;
  return choice >= 0;
}

bool cli_wants_lines(const cli_call *call) {
  return cli_given(call, CLI_OPTION_json) && *call->value[CLI_OPTION_json];
}
