/* The commands of a game. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "draw.h"
#include "outcome.h"
#include "play.h"

typedef struct command {
  const char *name[2], *argument, *about[2]; /* by uz_lang; either name may be typed */
  void (*run)(play *p, const char *argument);
} command;

#define COMMAND(name, name_ru, argument, en, ru) COMMAND_AS(name, #name, name_ru, argument, en, ru)
#define COMMAND_AS(function, name, name_ru, argument, en, ru) \
  static void play_##function(play *, const char *);
#include "commands.def"
#undef COMMAND_AS

static const command commands[] = {
#define COMMAND_AS(function, name, name_ru, argument, en, ru) \
  {{name, name_ru}, argument, {en, ru}, play_##function},
#include "commands.def"
#undef COMMAND_AS
};

#define COMMANDS (sizeof commands / sizeof *commands)

/* ---- Finding them ---- */

/* The name of a command whose beginning is the word, be it its English or its Russian one; NULL when
 * neither is. */
static const char *name_with(const command *c, const char *word, size_t length) {
  for (int lang = 0; lang < 2; lang++)
    if (!strncmp(c->name[lang], word, length)) return c->name[lang];
  return NULL;
}

void play_command_names(cli_strings *names) {
  for (size_t i = 0; i < COMMANDS; i++)
    for (int lang = 0; lang < 2; lang++)
      cli_strings_add(names, cli_copy(commands[i].name[lang], strlen(commands[i].name[lang])));
}

const char *play_nearest_command(const char *word) {
  const char *names[2 * COMMANDS];
  for (size_t i = 0; i < COMMANDS; i++) {
    names[2 * i] = commands[i].name[UZ_EN];
    names[2 * i + 1] = commands[i].name[UZ_RU];
  }
  return strlen(word) > 2 ? uz_nearest(word, names, 2 * COMMANDS) : NULL;
}

static void list_candidates(const play *p, const char *word, size_t length) {
  char list[256] = "";
  for (size_t i = 0; i < COMMANDS; i++) {
    size_t end = strlen(list);
    const char *name = name_with(&commands[i], word, length);
    if (name) snprintf(list + end, sizeof list - end, "%s%s", end ? ", " : "", name);
  }
  play_say(p, CLI_play_ambiguous, word, list);
}

static size_t count_candidates(const char *word, size_t length, const command **last) {
  size_t count = 0;
  for (size_t i = 0; i < COMMANDS; i++) {
    if (!name_with(&commands[i], word, length)) continue;
    *last = &commands[i];
    count++;
  }
  return count;
}

static const command *find_whole(const char *word, size_t length) {
  for (size_t i = 0; i < COMMANDS; i++) {
    const char *name = name_with(&commands[i], word, length);
    if (name && strlen(name) == length) return &commands[i];
  }
  return NULL;
}

static void run(play *p, const command *c, const char *argument) {
  argument += strspn(argument, " \t");
  if (*c->argument && !*argument)
    play_say(p, CLI_play_argument, c->name[p->call->lang], NULL);
  else
    c->run(p, argument);
}

bool play_command(play *p, const char *line, bool shortened) {
  size_t length = strcspn(line, " \t"), candidates = 0;
  const command *c = find_whole(line, length);
  if (!c && shortened) candidates = count_candidates(line, length, &c);
  if (candidates > 1)
    list_candidates(p, line, length);
  else if (c)
    run(p, c, line + length);
  return c != NULL;
}

/* ---- What they do ---- */

static void play_help(play *p, const char *argument) {
  (void)argument;
  play_say(p, CLI_play_commands, NULL, NULL);
  for (size_t i = 0; i < COMMANDS; i++) {
    char form[64];
    snprintf(form, sizeof form, "%s %s", commands[i].name[p->call->lang], commands[i].argument);
    fputs("  ", stdout);
    cli_pad(stdout, form, 16);
    puts(commands[i].about[p->call->lang]);
  }
}

static void play_moves(play *p, const char *argument) {
  (void)argument;
  cli_strings texts = {0};
  uz_moves_generate(p->table.position, UZ_COUNT_RESULTS, p->table.moves);
  for (size_t i = 0; i < uz_moves_count(p->table.moves); i++)
    cli_strings_add(&texts, cli_move_text(p->table.position, p->table.moves, i));
  cli_strings_sort(&texts);
  cli_strings_columns(&texts, p->style.columns);
  cli_strings_free(&texts);
}

static void play_hint(play *p, const char *argument) {
  (void)argument;
  uz_best best;
  if (play_is_over(p)) {
    play_say(p, CLI_play_over, NULL, NULL);
    return;
  }
  if (!play_search(p, &best)) return;
  char *text = cli_move_text(p->table.position, p->table.moves, best.index);
  play_say(p, CLI_play_hint, text, NULL);
  free(text);
}

/* Against the computer its answer is taken back too, so that the same side is to move again. */
static void play_undo(play *p, const char *argument) {
  (void)argument;
  uz_position *position = p->table.position;
  if (!uz_position_depth(position)) {
    play_say(p, CLI_play_nothing_to_undo, NULL, NULL);
    return;
  }
  uz_position_undo(position);
  if (p->engine[uz_position_side(position)] && uz_position_depth(position))
    uz_position_undo(position);
  p->ended = false;
  play_unmark(p);
  play_show(p);
}

static void play_board(play *p, const char *argument) {
  (void)argument;
  play_show(p);
}

static void play_flip(play *p, const char *argument) {
  (void)argument;
  p->flip = !p->flip;
  play_show(p);
}

static void play_numbers(play *p, const char *argument) {
  (void)argument;
  p->numbers = !p->numbers;
  play_show(p);
}

static void play_position(play *p, const char *argument) {
  (void)argument;
  char *text = cli_position_text(p->table.position, true);
  puts(text);
  free(text);
}

/* ---- Files ---- */

static void print_findings(const uz_diags *diags) { uz_diags_print(diags, stdout); }

static void play_save(play *p, const char *path) {
  uz_diags *diags = uz_diags_new(p->call->lang);
  FILE *out = fopen(path, "w");
  bool fine = out && uz_record_write(p->table.position, out, diags) == UZ_OK && !ferror(out);
  if (out && fclose(out)) fine = false;
  if (fine)
    play_say(p, CLI_play_saved, path, NULL);
  else if (uz_diags_count(diags))
    print_findings(diags);
  else
    play_say(p, CLI_cannot_write, path, strerror(errno));
  uz_diags_free(diags);
}

static uz_status load_table(const play *p, const char *text, cli_table *table, uz_diags *diags) {
  uz_record_head head = {0};
  uz_status status = uz_record_read_head(text, &head, diags);
  if (status != UZ_OK) return status;
  uz_load load = {.variant = head.variant,
                  .scripts = p->call->value[CLI_OPTION_scripts],
                  .settings = head.settings,
                  .settings_count = head.settings_count};
  status = uz_game_load(&load, diags, &table->game);
  uz_record_head_free(&head);
  if (status != UZ_OK) return status;
  table->position = uz_position_new(table->game);
  table->moves = uz_moves_new(table->game);
  if (!table->position || !table->moves) return UZ_NO_MEMORY;
  return uz_record_replay(table->position, text, diags);
}

static void take_table(play *p, const cli_table *table) {
  cli_close(&p->table);
  p->table = *table;
  p->ended = false;
  p->marks = cli_realloc(p->marks, uz_game_sites(table->game));
  p->numbers = draw_needs_numbers(table);
  play_unmark(p);
}

static void load_text(play *p, const char *path, const char *text) {
  cli_table table = {NULL, NULL, NULL};
  uz_diags *diags = uz_diags_new(p->call->lang);
  if (load_table(p, text, &table, diags) == UZ_OK) {
    take_table(p, &table);
    play_say(p, CLI_play_loaded, path, NULL);
    play_show(p);
  } else {
    print_findings(diags);
    cli_close(&table);
  }
  uz_diags_free(diags);
}

static void play_load(play *p, const char *path) {
  char *text = cli_read_file(path);
  if (text)
    load_text(p, path, text);
  else
    play_say(p, CLI_cannot_read, path, strerror(errno));
  free(text);
}

/* ---- Endings that the players choose ---- */

/* The computer agrees when the game has gone on for a while and it does not think itself ahead. */
#define DRAW_AFTER_TURNS 20

static bool engine_agrees(play *p) {
  uz_best best;
  if (!p->engine[0] && !p->engine[1]) return true;
  if (uz_position_depth(p->table.position) < DRAW_AFTER_TURNS) return false;
  return play_search(p, &best) && best.score >= 0;
}

static void play_offer_draw(play *p, const char *argument) {
  (void)argument;
  if (play_is_over(p)) {
    play_say(p, CLI_play_over, NULL, NULL);
    return;
  }
  p->ended = engine_agrees(p);
  play_say(p, p->ended ? CLI_play_agreed : CLI_play_declined, NULL, NULL);
}

static void play_resign(play *p, const char *argument) {
  (void)argument;
  int side = uz_position_side(p->table.position);
  if (play_is_over(p)) {
    play_say(p, CLI_play_over, NULL, NULL);
    return;
  }
  p->ended = true;
  play_say(p, CLI_play_resigned, outcome_side(p->call, side),
           cli_text(p->call, side ? CLI_white : CLI_black));
}

static void play_quit(play *p, const char *argument) {
  (void)argument;
  p->left = true;
}
