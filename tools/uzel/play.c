#include "play.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "draw.h"
#include "outcome.h"
#include "verbs.h"

void play_say(const play *p, cli_message id, const char *a1, const char *a2) {
  cli_say(p->call, stdout, id, a1, a2);
  putchar('\n');
}

void play_show(const play *p) {
  draw_board board = {
      .position = p->table.position, .marks = p->marks, .flip = p->flip, .numbers = p->numbers};
  putchar('\n');
  draw_text(&board, &p->style, stdout);
  putchar('\n');
}

void play_unmark(play *p) { memset(p->marks, DRAW_PLAIN, uz_game_sites(p->table.game)); }

void play_mark_last(play *p, size_t move) {
  uz_move_info info = uz_moves_info(p->table.moves, move);
  play_unmark(p);
  for (size_t i = 0; i < info.landings; i++)
    p->marks[uz_moves_landing(p->table.moves, move, i)] = DRAW_ORIGIN;
  p->marks[info.from] = DRAW_ORIGIN;
  p->marks[info.to] = DRAW_LANDING;
}

bool play_is_over(const play *p) {
  return p->ended || uz_position_outcome(p->table.position).result != UZ_GOES_ON;
}

bool play_search(play *p, uz_best *best) {
  uz_status status = uz_search(p->table.position, p->limits, p->table.moves, best);
  if (status == UZ_OK) return true;
  p->code = status == UZ_NO ? cli_fail(p->call, CLI_FAULT, CLI_engine_failed, NULL, NULL)
                            : cli_failed(p->call, status);
  p->left = true;
  return false;
}

/* ---- Making moves ---- */

/* "12." before White's moves and "12..." before Black's. */
static void write_turn_number(const play *p) {
  int side = uz_position_side(p->table.position);
  size_t depth = uz_position_depth(p->table.position);
  size_t black_began = (depth + (size_t)side) % 2;
  printf("%zu%s ", (depth + black_began) / 2 + 1, side ? "..." : ".");
}

static void announce(const play *p) {
  uz_outcome outcome = uz_position_outcome(p->table.position);
  if (outcome_say(p->call, &outcome, uz_position_side(p->table.position), stdout)) putchar('\n');
}

static void make_move(play *p, size_t move) {
  char *text = cli_move_text(p->table.position, p->table.moves, move);
  write_turn_number(p);
  puts(text);
  free(text);
  play_mark_last(p, move);
  uz_position_apply(p->table.position, p->table.moves, move);
  play_show(p);
  announce(p);
}

static void engine_turn(play *p) {
  uz_best best;
  if (!play_search(p, &best)) return;
  make_move(p, best.index);
  fflush(stdout);
}

/* ---- What people type ---- */

static void words(void *context, cli_strings *list) {
  play *p = context;
  uz_moves_generate(p->table.position, UZ_COUNT_RESULTS, p->table.moves);
  for (size_t i = 0; i < uz_moves_count(p->table.moves); i++)
    cli_strings_add(list, cli_move_text(p->table.position, p->table.moves, i));
  play_command_names(list);
  cli_strings_sort(list);
}

static void explain(const uz_diags *diags) {
  for (size_t i = 0; i < uz_diags_count(diags); i++) {
    const uz_diag *finding = uz_diags_get(diags, i);
    puts(finding->what);
    if (*finding->why) puts(finding->why);
    if (*finding->mend) puts(finding->mend);
  }
}

static void refuse_move(const play *p, const char *line, const uz_diags *diags) {
  const char *nearest = play_nearest_command(line);
  explain(diags);
  if (nearest) play_say(p, CLI_did_you_mean, nearest, NULL);
}

/* A move goes before a command of which only the beginning is typed. */
static void try_move(play *p, const char *line) {
  size_t move;
  uz_diags *diags = uz_diags_new(p->call->lang);
  uz_status status = uz_move_parse(p->table.position, line, p->table.moves, &move, diags);
  if (status == UZ_OK)
    make_move(p, move);
  else if (!play_command(p, line, true))
    refuse_move(p, line, diags);
  uz_diags_free(diags);
}

static void human_turn(play *p) {
  char prompt[32];
  bool over = play_is_over(p);
  int side = uz_position_side(p->table.position);
  snprintf(prompt, sizeof prompt, "%s> ", over ? "uzel" : outcome_side(p->call, side));
  char *line = input_line(p->in, prompt);
  if (!line) {
    p->left = true;
  } else if (*line && !play_command(p, line, over)) {
    if (over)
      play_say(p, CLI_play_over, NULL, NULL);
    else
      try_move(p, line);
  }
  free(line);
}

/* ---- The game ---- */

static bool nobody_watches(const play *p) { return p->engine[0] && p->engine[1]; }

static void take_turn(play *p) {
  int side = uz_position_side(p->table.position);
  bool over = play_is_over(p);
  if (over && nobody_watches(p))
    p->left = true;
  else if (!over && p->engine[side])
    engine_turn(p);
  else
    human_turn(p);
  if (p->turns_most && uz_position_depth(p->table.position) >= p->turns_most) p->left = true;
}

static void begin(play *p) {
  static const cli_message who[] = {CLI_human, CLI_engine};
  printf("%s\n", uz_game_title(p->table.game, p->call->lang));
  play_say(p, nobody_watches(p) ? CLI_play_sides : CLI_play_head,
           cli_text(p->call, who[p->engine[0]]), cli_text(p->call, who[p->engine[1]]));
  play_show(p);
  announce(p);
}

int play_run(play *p) {
  p->marks = cli_alloc(uz_game_sites(p->table.game));
  p->numbers = draw_needs_numbers(&p->table);
  p->in = input_new(words, p);
  begin(p);
  while (!p->left) take_turn(p);
  input_free(p->in);
  free(p->marks);
  cli_close(&p->table);
  return p->code;
}

/* ---- The verb ---- */

/* A side that is not named is played by the other kind; with neither named, White by a human. */
static bool choose_sides(play *p) {
  static const char *const names[] = {"human", "engine"};
  enum { UNSAID = 2 };
  int white = cli_choice(p->call, CLI_OPTION_white, names, 2, UNSAID);
  int black = white < 0 ? -1 : cli_choice(p->call, CLI_OPTION_black, names, 2, UNSAID);
  if (black < 0) return false;
  if (white == UNSAID) white = black == UNSAID ? 0 : !black;
  if (black == UNSAID) black = !white;
  p->engine[0] = white;
  p->engine[1] = black;
  p->flip = white && !black;
  return true;
}

static bool choose_limits(play *p) {
  const char *seconds = p->call->value[CLI_OPTION_time], *seed = p->call->value[CLI_OPTION_seed];
  int64_t number = (int64_t)time(NULL);
  p->limits.seconds = 1;
  if (seconds && !cli_number(p->call, seconds, 0.001, 86400, &p->limits.seconds)) return false;
  if (seed && !cli_whole(p->call, seed, 0, INT64_MAX, &number)) return false;
  p->limits.seed = (uint64_t)number;
  return true;
}

int verb_play(const cli_call *call) {
  play p = {.call = call};
  if (!choose_sides(&p) || !choose_limits(&p) || !term_style_find(call, &p.style)) return CLI_USAGE;
  int code = cli_open(call, call->args[0], &p.table);
  if (code == CLI_DONE) return play_run(&p);
  cli_close(&p.table);
  return code;
}
