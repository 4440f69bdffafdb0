/* uzel show: a game explained, or drawn. */
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "diagram.h"
#include "draw.h"
#include "outcome.h"
#include "show.h"
#include "verbs.h"

/* ---- The game in words ---- */

static void write_bounds(const uz_option *option) {
  if (option->kind == UZ_OPTION_WHOLE) {
    printf("%d..%d", option->least, option->most);
  } else if (option->kind == UZ_OPTION_YES_NO) {
    printf("yes|no");
  } else {
    for (size_t i = 0; i < option->choices_count; i++)
      printf("%s%s", i ? "|" : "", option->choices[i]);
  }
}

static void write_options(const cli_call *call, const uz_game *game) {
  if (!uz_game_options(game)) return;
  printf("\n%s\n", cli_text(call, CLI_options_of_game));
  for (size_t i = 0; i < uz_game_options(game); i++) {
    const uz_option *option = uz_game_option(game, i);
    printf("  %s=%s (", option->name, option->value);
    write_bounds(option);
    printf(")\n      %s\n", option->about[call->lang]);
  }
}

static void write_presets(const cli_call *call, const uz_game *game) {
  if (!uz_game_presets(game)) return;
  printf("\n%s\n", cli_text(call, CLI_presets));
  for (size_t i = 0; i < uz_game_presets(game); i++) {
    const uz_preset *preset = uz_game_preset(game, i);
    fputs("  ", stdout);
    cli_pad(stdout, preset->name, 20);
    printf(" %s\n", preset->settings);
  }
}

static void write_status(const cli_call *call, const cli_table *table) {
  int side = uz_position_side(table->position);
  uz_outcome outcome = uz_position_outcome(table->position);
  char *text = cli_position_text(table->position, true);
  printf("%s: %s\n%s: ", cli_text(call, CLI_position), text, cli_text(call, CLI_status));
  if (outcome.result == UZ_GOES_ON) {
    cli_say(call, stdout, CLI_to_move, cli_text(call, side ? CLI_black : CLI_white), NULL);
    fputs(strcmp(outcome.status, "check") ? "" : ". ", stdout);
  }
  outcome_say(call, &outcome, side, stdout);
  putchar('\n');
  free(text);
}

static void write_rules(const cli_call *call, const uz_game *game) {
  uz_game_describe(game, call->lang, stdout);
  write_options(call, game);
  write_presets(call, game);
  printf("\n%s: %s\n%s: %016" PRIx64 "\n", cli_text(call, CLI_script), uz_game_script(game),
         cli_text(call, CLI_rules_hash), uz_game_rules_hash(game));
  if (uz_game_keeps_lua(game)) puts(cli_text(call, CLI_keeps_lua));
  putchar('\n');
}

/* With a position of its own, the position alone is what was asked for. */
static int show_text(const cli_call *call, const cli_table *table) {
  term_style style;
  if (!term_style_find(call, &style)) return CLI_USAGE;
  if (!cli_given(call, CLI_OPTION_position)) write_rules(call, table->game);
  draw_board board = {.position = table->position, .numbers = draw_needs_numbers(table)};
  draw_text(&board, &style, stdout);
  putchar('\n');
  write_status(call, table);
  return CLI_DONE;
}

/* ---- Drawings ---- */

/* Data and a drawing may be asked for at once, but not both on standard output. */
static bool svg_has_place(const cli_call *call) {
  const char *path = call->value[CLI_OPTION_svg];
  bool both = path && !strcmp(path, "-") && cli_given(call, CLI_OPTION_json);
  if (both) cli_fail(call, CLI_USAGE, CLI_svg_and_json, NULL, NULL);
  return !both;
}

static int write_svg(const cli_call *call, const draw_board *board) {
  const char *path = call->value[CLI_OPTION_svg];
  if (!strcmp(path, "-")) {
    draw_svg(board, stdout);
    return CLI_DONE;
  }
  FILE *out = fopen(path, "w");
  bool fine = out != NULL;
  if (fine) draw_svg(board, out);
  fine = fine && !ferror(out);
  if (out && fclose(out)) fine = false;
  return fine ? CLI_DONE : cli_fail(call, CLI_FAULT, CLI_cannot_write, path, strerror(errno));
}

static void write_legend(const cli_call *call, const draw_board *board, const term_style *style) {
  static const struct {
    draw_mark mark;
    cli_message text;
  } lines[] = {
      {DRAW_QUIET, CLI_legend_quiet},
      {DRAW_CAPTURE, CLI_legend_capture},
      {DRAW_EITHER, CLI_legend_either},
  };
  bool any = false;
  for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
    size_t sites = uz_game_sites(uz_position_game(board->position));
    if (!memchr(board->marks, (int)lines[i].mark, sites)) continue;
    printf("%s  %s\n", draw_target(lines[i].mark, style), cli_text(call, lines[i].text));
    any = true;
  }
  if (!any) puts(cli_text(call, CLI_diagram_none));
}

static int draw_diagram(const cli_call *call, const cli_table *table, int piece, const diagram *d) {
  draw_board board = {.position = table->position, .marks = d->marks, .alone = &d->from};
  term_style style;
  bool svg = cli_given(call, CLI_OPTION_svg), json = cli_given(call, CLI_OPTION_json);
  int code = svg ? write_svg(call, &board) : CLI_DONE;
  if (json && code == CLI_DONE) show_diagram_json(table->game, piece, d);
  if (svg || json) return code;
  if (!term_style_find(call, &style)) return CLI_USAGE;
  cli_say(call, stdout, CLI_diagram_title,
          uz_game_piece(table->game, (size_t)piece)->title[call->lang],
          uz_game_place(table->game, d->from).name);
  fputs("\n\n", stdout);
  draw_text(&board, &style, stdout);
  putchar('\n');
  write_legend(call, &board, &style);
  return CLI_DONE;
}

static int find_piece(const cli_call *call, const uz_game *game) {
  const char *name = call->value[CLI_OPTION_piece];
  size_t count = uz_game_pieces(game);
  const char **names = cli_alloc(count * sizeof *names);
  int found = -1;
  for (size_t k = 0; k < count; k++) {
    names[k] = uz_game_piece(game, k)->name;
    if (!strcmp(names[k], name)) found = (int)k;
  }
  if (found < 0) cli_unknown(call, (cli_unknown_name){CLI_unknown_piece, name, NULL, names, count});
  free(names);
  return found;
}

static int show_diagram(const cli_call *call, cli_table *table) {
  int piece = find_piece(call, table->game);
  diagram d;
  if (piece < 0) return CLI_USAGE;
  int code = diagram_make(table, piece, &d)
                 ? draw_diagram(call, table, piece, &d)
                 : cli_fail(call, CLI_NO, CLI_cannot_diagram, call->value[CLI_OPTION_piece], NULL);
  diagram_free(&d);
  return code;
}

static int show(const cli_call *call, cli_table *table) {
  if (cli_given(call, CLI_OPTION_piece)) return show_diagram(call, table);
  draw_board board = {.position = table->position, .numbers = draw_needs_numbers(table)};
  bool svg = cli_given(call, CLI_OPTION_svg), json = cli_given(call, CLI_OPTION_json);
  int code = svg ? write_svg(call, &board) : CLI_DONE;
  if (json && code == CLI_DONE) show_json(call, table);
  return svg || json ? code : show_text(call, table);
}

int verb_show(const cli_call *call) {
  cli_table table;
  if (!svg_has_place(call)) return CLI_USAGE;
  int code = cli_open(call, call->args[0], &table);
  if (code == CLI_DONE) code = show(call, &table);
  cli_close(&table);
  return code;
}
