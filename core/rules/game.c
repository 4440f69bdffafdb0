/* What a program may ask of a game: the public questions of uzel.h that need no position. */
#include "rules/game.h"

static const char *text_or_empty(const char *text) { return text ? text : ""; }

void uz_game_free(uz_game *game) {
  if (!game) return;
  if (game->where.close) game->where.close(game->where.context);
  uz_arena_free(game->arena);
}

const char *uz_game_name(const uz_game *game) { return game->def->name; }
const char *uz_game_script(const uz_game *game) { return game->def->script; }
uint64_t uz_game_rules_hash(const uz_game *game) { return game->rules_hash; }
bool uz_game_keeps_lua(const uz_game *game) { return game->where.call != NULL; }

const char *uz_game_title(const uz_game *game, uz_lang lang) {
  return text_or_empty(game->def->title[lang]);
}

const char *uz_game_about(const uz_game *game, uz_lang lang) {
  return text_or_empty(game->def->about[lang]);
}

size_t uz_game_options(const uz_game *game) { return game->def->options_count; }
const uz_option *uz_game_option(const uz_game *game, size_t i) { return &game->def->options[i]; }

size_t uz_game_presets(const uz_game *game) { return game->def->presets_count; }
const uz_preset *uz_game_preset(const uz_game *game, size_t i) { return &game->def->presets[i]; }

size_t uz_game_pieces(const uz_game *game) { return game->kinds; }
const uz_piece *uz_game_piece(const uz_game *game, size_t i) { return &game->def->pieces[i].piece; }

size_t uz_game_sites(const uz_game *game) { return game->sites; }
int uz_game_width(const uz_game *game) { return game->board->width; }
int uz_game_height(const uz_game *game) { return game->board->height; }

uz_place uz_game_place(const uz_game *game, uz_site site) { return game->board->place[site]; }

uz_site uz_game_find_site(const uz_game *game, const char *name) {
  return uz_board_find(game->board, name);
}

int uz_game_number(const uz_game *game, uz_site site) { return game->number[site]; }
