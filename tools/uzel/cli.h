/* What the verbs of the program share: the parsed command line, messages, exit codes, a loaded game.
 * The program stands on the public header alone, as any other user of the library does. Its own names
 * begin with `cli_`, so that `uz_` is always the library.
 */
#ifndef CLI_H
#define CLI_H

#include "uzel.h"

typedef enum cli_exit {
  CLI_DONE = 0,
  CLI_NO = 1,
  CLI_USAGE = 2,
  CLI_SCRIPT = 3,
  CLI_FAULT = 4,
  CLI_INTERRUPTED = 130
} cli_exit;

typedef enum cli_option {
#define OPTION(id, ...) CLI_OPTION_##id,
#include "options.def"
#undef OPTION
  CLI_OPTIONS
} cli_option;

typedef enum cli_message {
#define MESSAGE(id, ...) CLI_##id,
#include "messages.def"
#undef MESSAGE
  CLI_MESSAGES
} cli_message;

/* One call of the program, as its command line says. */
typedef struct cli_call {
  const char *verb; /* NULL before it is known */
  uz_lang lang;
  bool json;                      /* what is wrong is said in JSON, wherever --json stands */
  const char *value[CLI_OPTIONS]; /* NULL: not given; "" when given without a value */
  uz_setting *settings;           /* of --set */
  size_t settings_count;
  char **args;
  int args_count;
} cli_call;

typedef int cli_verb_function(const cli_call *call);

typedef struct cli_verb {
  const char *name, *arguments;
  int least, most;  /* number of arguments */
  uint64_t options; /* bit cli_option */
  const char *about[2], *example;
  cli_verb_function *run;
} cli_verb;

/* The table of verbs.def; NULL behind the last, and for an unknown name. */
const cli_verb *cli_verb_at(size_t i);
const cli_verb *cli_verb_find(const char *name);
/* Says that there is no such verb. */
int cli_verb_unknown(const cli_call *call, const char *name);
/* What the program does without a verb. */
int cli_start(const cli_call *call);

/* ---- Command line (options.c, help.c) ---- */

/* Reads options and arguments of argv into the call: those that the verb takes, or with verb NULL those
 * in front of a verb. Returns CLI_DONE, or CLI_USAGE after saying what is wrong. */
int cli_parse(cli_call *call, const cli_verb *verb, int argc, char **argv);
void cli_call_free(cli_call *call);
/* The language that --lang in argv or else the environment asks for. */
uz_lang cli_find_lang(int argc, char **argv);
/* True when argv has --json, even if what stands before it is wrong. */
bool cli_find_json(int argc, char **argv);
static inline bool cli_given(const cli_call *call, cli_option option) {
  return call->value[option] != NULL;
}
/* The place of the option's value in a list of n names, `otherwise` when it is not given; -1 after
 * saying what is wrong. */
int cli_choice(const cli_call *call, cli_option option, const char *const *names, int n,
               int otherwise);
/* Numbers within bounds, from an option or argument; false after saying what is wrong. */
bool cli_whole(const cli_call *call, const char *text, int64_t least, int64_t most,
               int64_t *number);
bool cli_number(const cli_call *call, const char *text, double least, double most, double *number);
/* How moves are to be counted: --count. False after saying what is wrong. */
bool cli_count(const cli_call *call, uz_count *count);
/* True for --json=lines: one value a line. */
bool cli_wants_lines(const cli_call *call);
void cli_help_program(const cli_call *call, FILE *out);
void cli_help_verb(const cli_call *call, const cli_verb *verb, FILE *out);

typedef enum cli_value { CLI_NONE, CLI_NEEDED, CLI_MAYBE } cli_value;

typedef struct cli_option_row {
  const char *name;
  char letter; /* 0: none */
  cli_value value;
  const char *value_name;
  const char *about[2]; /* by uz_lang */
} cli_option_row;

const cli_option_row *cli_option_at(cli_option option);
/* True when the verb takes the option; with verb NULL, when it may stand in front of a verb. */
bool cli_option_fits(const cli_verb *verb, cli_option option);

/* ---- Messages (messages.c) ---- */

const char *cli_text(const cli_call *call, cli_message id);
/* Writes a message with {1} and {2} replaced, without a line end. */
void cli_say(const cli_call *call, FILE *out, cli_message id, const char *a1, const char *a2);
/* The same as a string that the caller frees. */
char *cli_format(const cli_call *call, cli_message id, const char *a1, const char *a2);
/* Says on standard error what is wrong and returns the exit code given; usage errors name the help.
 * With --json it is an object of the exit code and a list of findings. */
int cli_fail(const cli_call *call, int code, cli_message id, const char *a1, const char *a2);

/* A name that is none of those known. */
typedef struct cli_unknown_name {
  cli_message message; /* {1} is the name, {2} what it should be one of */
  const char *name, *of;
  const char *const *names;
  size_t count;
} cli_unknown_name;

/* Says so with the nearest known one; returns CLI_USAGE. */
int cli_unknown(const cli_call *call, cli_unknown_name unknown);

/* ---- Loading (load.c) ---- */

/* A game with a position to work on. */
typedef struct cli_table {
  uz_game *game;
  uz_position *position;
  uz_moves *moves;
} cli_table;

int cli_exit_of(uz_status status);
uz_status cli_load(const cli_call *call, const char *variant, uz_diags *diags, uz_game **game);
/* Prints findings on standard error; returns the exit code. */
int cli_findings(const cli_call *call, const uz_diags *diags, uz_status status);
/* Says what the status of a call without findings of its own stands for; returns the exit code. */
int cli_failed(const cli_call *call, uz_status status);
/* Loads the variant with the settings and position that the call gives, and sees that the position's
 * moves can be found; what is wrong is said and returned as exit code. cli_close in any case. */
int cli_open(const cli_call *call, const char *variant, cli_table *table);
void cli_close(cli_table *table);

/* Names of all variants, sorted: the files variants/NAME.lua of the scripts' folder. What is wrong is
 * said and returned. */
typedef struct cli_strings cli_strings;
int cli_variants(const cli_call *call, cli_strings *names);

/* ---- Strings (strings.c) ---- */

struct cli_strings {
  char **at;
  size_t count, room;
};

/* Memory for the program's own needs; when it is out, the program says so and exits. */
void *cli_alloc(size_t size);
void *cli_realloc(void *memory, size_t size);
char *cli_copy(const char *text, size_t length);
/* Takes over a string made by cli_alloc. */
void cli_strings_add(cli_strings *strings, char *text);
/* Bytewise, as LC_ALL=C sort does. */
void cli_strings_sort(cli_strings *strings);
/* Drops repeats from sorted strings. */
void cli_strings_unique(cli_strings *strings);
/* Prints them side by side in lines of at most so many columns. */
void cli_strings_columns(const cli_strings *strings, int columns);
void cli_strings_free(cli_strings *strings);
/* The library's texts in memory of their own. */
char *cli_position_text(const uz_position *position, bool clocks);
char *cli_move_text(const uz_position *position, const uz_moves *moves, size_t i);
char *cli_book_text(uz_position *position, const uz_moves *moves, size_t i);
/* A whole file, or NULL with errno set. */
char *cli_read_file(const char *path);
/* Columns that a UTF-8 text takes in a terminal, as far as one a code point is right. */
int cli_width(const char *text);
/* Writes the text, then spaces up to the width. */
void cli_pad(FILE *out, const char *text, int width);

#endif
