#include <inttypes.h>
#include <stdlib.h>

#include "json.h"
#include "show.h"

static const char *const kinds[] = {
    [UZ_OPTION_WHOLE] = "whole", [UZ_OPTION_CHOICE] = "choice", [UZ_OPTION_YES_NO] = "yes_no"};

static void write_option(const cli_call *call, json *j, const uz_option *option) {
  json_open(j, NULL, '{');
  json_text(j, "name", option->name);
  json_text(j, "kind", kinds[option->kind]);
  if (option->kind == UZ_OPTION_WHOLE) {
    json_whole(j, "least", option->least);
    json_whole(j, "most", option->most);
  }
  if (option->kind == UZ_OPTION_CHOICE) {
    json_open(j, "choices", '[');
    for (size_t i = 0; i < option->choices_count; i++) json_text(j, NULL, option->choices[i]);
    json_close(j, ']');
  }
  json_text(j, "preset", option->preset);
  json_text(j, "value", option->value);
  json_text(j, "about", option->about[call->lang]);
  json_close(j, '}');
}

static void write_options(const cli_call *call, json *j, const uz_game *game) {
  json_open(j, "options", '[');
  for (size_t i = 0; i < uz_game_options(game); i++) write_option(call, j, uz_game_option(game, i));
  json_close(j, ']');
}

static void write_presets(const cli_call *call, json *j, const uz_game *game) {
  json_open(j, "presets", '[');
  for (size_t i = 0; i < uz_game_presets(game); i++) {
    const uz_preset *preset = uz_game_preset(game, i);
    json_open(j, NULL, '{');
    json_text(j, "name", preset->name);
    json_text(j, "title", preset->title[call->lang]);
    json_text(j, "settings", preset->settings);
    json_close(j, '}');
  }
  json_close(j, ']');
}

static void write_pieces(const cli_call *call, json *j, const uz_game *game) {
  json_open(j, "pieces", '[');
  for (size_t k = 0; k < uz_game_pieces(game); k++) {
    const uz_piece *piece = uz_game_piece(game, k);
    json_open(j, NULL, '{');
    json_text(j, "name", piece->name);
    json_text(j, "title", piece->title[call->lang]);
    json_text(j, "white", piece->letter[0]);
    json_text(j, "black", piece->letter[1]);
    json_text(j, "picture", piece->picture);
    json_bool(j, "royal", piece->royal);
    json_close(j, '}');
  }
  json_close(j, ']');
}

static void write_site(json *j, const cli_table *table, uz_site site) {
  uz_place place = uz_game_place(table->game, site);
  int side, piece = uz_position_piece_at(table->position, site, &side);
  json_open(j, NULL, '{');
  json_text(j, "name", place.name);
  json_whole(j, "x", place.x);
  json_whole(j, "y", place.y);
  json_bool(j, "node", place.node);
  json_bool(j, "dark", place.dark);
  if (uz_game_number(table->game, site)) json_whole(j, "number", uz_game_number(table->game, site));
  if (piece >= 0) {
    json_text(j, "piece", uz_game_piece(table->game, (size_t)piece)->name);
    json_text(j, "side", side ? "black" : "white");
  }
  json_close(j, '}');
}

static void write_board(json *j, const cli_table *table) {
  json_open(j, "board", '{');
  json_whole(j, "width", uz_game_width(table->game));
  json_whole(j, "height", uz_game_height(table->game));
  json_open(j, "sites", '[');
  for (size_t s = 0; s < uz_game_sites(table->game); s++) write_site(j, table, (uz_site)s);
  json_close(j, ']');
  json_close(j, '}');
}

static void write_position(const cli_call *call, json *j, const cli_table *table) {
  char *text = cli_position_text(table->position, true);
  uz_outcome outcome = uz_position_outcome(table->position);
  json_text(j, "position", text);
  json_text(j, "side", uz_position_side(table->position) ? "black" : "white");
  json_text(j, "status", outcome.status);
  json_text(j, "reason", outcome.reason[call->lang]);
  free(text);
}

void show_json(const cli_call *call, const cli_table *table) {
  json j = {stdout, false};
  char hash[20];
  snprintf(hash, sizeof hash, "%016" PRIx64, uz_game_rules_hash(table->game));
  json_open(&j, NULL, '{');
  json_text(&j, "variant", uz_game_name(table->game));
  json_text(&j, "title", uz_game_title(table->game, call->lang));
  json_text(&j, "about", uz_game_about(table->game, call->lang));
  json_text(&j, "script", uz_game_script(table->game));
  write_options(call, &j, table->game);
  write_presets(call, &j, table->game);
  write_pieces(call, &j, table->game);
  write_position(call, &j, table);
  json_text(&j, "rules_hash", hash);
  json_bool(&j, "keeps_lua", uz_game_keeps_lua(table->game));
  write_board(&j, table);
  json_close(&j, '}');
  json_end(&j);
}

/* Sites where something is possible: a target for both stands in both lists. */
static void write_targets(json *j, const char *key, const uz_game *game, const diagram *d,
                          draw_mark mark) {
  json_open(j, key, '[');
  for (size_t s = 0; s < uz_game_sites(game); s++)
    if (d->marks[s] == mark || d->marks[s] == DRAW_EITHER)
      json_text(j, NULL, uz_game_place(game, (uz_site)s).name);
  json_close(j, ']');
}

void show_diagram_json(const uz_game *game, int piece, const diagram *d) {
  json j = {stdout, false};
  json_open(&j, NULL, '{');
  json_text(&j, "variant", uz_game_name(game));
  json_text(&j, "piece", uz_game_piece(game, (size_t)piece)->name);
  json_text(&j, "from", uz_game_place(game, d->from).name);
  write_targets(&j, "quiet", game, d, DRAW_QUIET);
  write_targets(&j, "captures", game, d, DRAW_CAPTURE);
  json_close(&j, '}');
  json_end(&j);
}
