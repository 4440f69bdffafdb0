/* uzel moves: what the side to move may do. */
#include <stdlib.h>

#include "cli.h"
#include "json.h"
#include "verbs.h"

static void write_sites(json *j, const char *key, const cli_table *table, size_t i, size_t count,
                        uz_site (*site)(const uz_moves *moves, size_t i, size_t k)) {
  json_open(j, key, '[');
  for (size_t k = 0; k < count; k++)
    json_text(j, NULL, uz_game_place(table->game, site(table->moves, i, k)).name);
  json_close(j, ']');
}

static void write_move(json *j, const cli_table *table, size_t i) {
  uz_move_info info = uz_moves_info(table->moves, i);
  char *text = cli_move_text(table->position, table->moves, i);
  char *book = cli_book_text(table->position, table->moves, i);
  json_open(j, NULL, '{');
  json_text(j, "move", text);
  json_text(j, "book", book);
  json_text(j, "from", uz_game_place(table->game, info.from).name);
  json_text(j, "to", uz_game_place(table->game, info.to).name);
  write_sites(j, "captures", table, i, info.victims, uz_moves_victim);
  write_sites(j, "landings", table, i, info.landings, uz_moves_landing);
  if (info.piece_after != info.piece_before)
    json_text(j, "promotes", uz_game_piece(table->game, (size_t)info.piece_after)->name);
  json_close(j, '}');
  free(text);
  free(book);
}

static void collect_moves(const cli_table *table, cli_strings *texts) {
  for (size_t i = 0; i < uz_moves_count(table->moves); i++)
    cli_strings_add(texts, cli_move_text(table->position, table->moves, i));
  cli_strings_sort(texts);
}

/* Positions that are equal after different moves are one successor. */
static void collect_successors(const cli_table *table, cli_strings *texts) {
  for (size_t i = 0; i < uz_moves_count(table->moves); i++) {
    uz_position_apply(table->position, table->moves, i);
    cli_strings_add(texts, cli_position_text(table->position, false));
    uz_position_undo(table->position);
  }
  cli_strings_sort(texts);
  cli_strings_unique(texts);
}

static void write_texts(const cli_call *call, const cli_strings *texts) {
  json_list list = {.lines = true};
  bool as_json = cli_given(call, CLI_OPTION_json);
  if (as_json) list = json_list_begin(stdout, cli_wants_lines(call));
  for (size_t i = 0; i < texts->count; i++) {
    if (!as_json) {
      puts(texts->at[i]);
      continue;
    }
    json_text(&list.j, NULL, texts->at[i]);
    json_list_next(&list);
  }
  json_list_end(&list);
}

static void write_moves_json(const cli_call *call, const cli_table *table) {
  json_list list = json_list_begin(stdout, cli_wants_lines(call));
  for (size_t i = 0; i < uz_moves_count(table->moves); i++) {
    write_move(&list.j, table, i);
    json_list_next(&list);
  }
  json_list_end(&list);
}

static void list_moves(const cli_call *call, const cli_table *table) {
  bool successors = cli_given(call, CLI_OPTION_successors);
  if (cli_given(call, CLI_OPTION_json) && !successors) {
    write_moves_json(call, table);
    return;
  }
  cli_strings texts = {0};
  if (successors)
    collect_successors(table, &texts);
  else
    collect_moves(table, &texts);
  write_texts(call, &texts);
  cli_strings_free(&texts);
}

int verb_moves(const cli_call *call) {
  uz_count count;
  if (!cli_count(call, &count)) return CLI_USAGE;
  cli_table table;
  int code = cli_open(call, call->args[0], &table);
  if (code == CLI_DONE) {
    uz_moves_generate(table.position, count, table.moves);
    code = cli_failed(call, uz_moves_status(table.moves));
  }
  if (code == CLI_DONE) list_moves(call, &table);
  cli_close(&table);
  return code;
}
