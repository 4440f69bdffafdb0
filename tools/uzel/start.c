/* The program without a verb: a menu of games for people, a short game to look at for everybody else. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "play.h"

#define DEMO_VARIANT "sintez-64-ru"
#define DEMO_TURNS   12

/* Counted in visits, so that it is the same game on every machine. */
static int demonstrate(const cli_call *call) {
  play p = {.call = call, .engine = {true, true}, .turns_most = DEMO_TURNS};
  p.limits = (uz_limits){.visits = 20000, .seconds = 1};
  if (!term_style_find(call, &p.style)) return CLI_USAGE;
  int code = cli_open(call, DEMO_VARIANT, &p.table);
  if (code != CLI_DONE) {
    cli_close(&p.table);
    return code;
  }
  code = play_run(&p);
  cli_say(call, stdout, CLI_play_stops_here, DEMO_VARIANT, NULL);
  putchar('\n');
  return code;
}

/* ---- The menu ---- */

static void list_game(const cli_call *call, size_t number, const char *name) {
  uz_game *game = NULL;
  if (cli_load(call, name, NULL, &game) == UZ_OK) {
    printf("%4zu  ", number);
    cli_pad(stdout, name, 16);
    printf(" %s\n", uz_game_title(game, call->lang));
  }
  uz_game_free(game);
}

static void list_games(const cli_call *call, const cli_strings *names) {
  printf("%s\n\n%s\n", cli_text(call, CLI_about), cli_text(call, CLI_menu_title));
  for (size_t i = 0; i < names->count; i++) list_game(call, i + 1, names->at[i]);
  putchar('\n');
}

/* A number of the list, or a name; presets are not listed, but may be named. */
static const char *find_game(const cli_strings *names, const char *answer) {
  char *end;
  unsigned long number = strtoul(answer, &end, 10);
  if (!*end && number >= 1 && number <= names->count) return names->at[number - 1];
  return answer;
}

static int play_game(const cli_call *call, const char *name) {
  char *args[] = {(char *)name, NULL}; /* verbs only read their arguments */
  cli_call game = *call;
  game.args = args;
  game.args_count = 1;
  return cli_verb_find("play")->run(&game);
}

static void game_names(void *context, cli_strings *words) {
  const cli_strings *names = context;
  for (size_t i = 0; i < names->count; i++)
    cli_strings_add(words, cli_copy(names->at[i], strlen(names->at[i])));
}

/* Asks until a game was played or left. */
static int choose(const cli_call *call, cli_strings *names) {
  int code = CLI_USAGE;
  input *in = input_new(game_names, names);
  while (code != CLI_DONE) {
    char *answer = input_line(in, cli_text(call, CLI_menu_prompt));
    bool leave = !answer || !strcmp(answer, "q");
    if (leave)
      code = CLI_DONE;
    else if (*answer)
      code = play_game(call, find_game(names, answer));
    free(answer);
  }
  input_free(in);
  return code;
}

static int offer_games(const cli_call *call) {
  cli_strings names = {0};
  int code = cli_variants(call, &names);
  if (code == CLI_DONE) {
    list_games(call, &names);
    code = choose(call, &names);
  }
  cli_strings_free(&names);
  return code;
}

int cli_start(const cli_call *call) {
  return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) ? offer_games(call) : demonstrate(call);
}
