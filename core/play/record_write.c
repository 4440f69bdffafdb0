#include <errno.h>
#include <inttypes.h>

#include "play/move_text.h"
#include "play/record.h"
#include "play/setup_text.h"

/* ---- The head ---- */

static void write_tag(FILE *out, const char *name, const char *value) {
  fprintf(out, "[%s \"", name);
  for (; *value; value++) {
    if (*value == '"' || *value == '\\') putc('\\', out);
    putc(*value, out);
  }
  fputs("\"]\n", out);
}

static void write_options(const uz_game *game, FILE *out) {
  fputs("[" UZ_TAG_OPTIONS " \"", out);
  for (size_t i = 0; i < uz_game_options(game); i++) {
    const uz_option *option = uz_game_option(game, i);
    fprintf(out, "%s%s=%s", i ? " " : "", option->name, option->value);
  }
  fputs("\"]\n", out);
}

static void write_start(const uz_position *begun, FILE *out) {
  char text[UZ_POSITION_TEXT_MOST];
  uz_state start = uz_state_start(begun->game);
  const uz_state *now = &begun->now;
  bool same = !memcmp(begun->board, begun->game->start, begun->game->sites) &&
              now->side == start.side && now->rights == start.rights && now->mark == start.mark &&
              now->progress == start.progress && now->turn == start.turn && !now->rest_turns[0] &&
              !now->rest_turns[1];
  if (same) return;
  uz_position_text(begun, true, text, sizeof text);
  write_tag(out, UZ_TAG_START, text);
}

/* PDN's type of game, by which other programs know what the moves mean: number, side that
 * begins, size, notation and the corner that it begins from, seen from the side that begins, and
 * whether the lower left square is not played on. */
static void write_game_type(const uz_game *game, FILE *out) {
  const uz_game_def *def = game->def;
  const char *corner = def->numbering ? def->numbering : "top-left";
  if (!def->pdn_type) return;
  bool numbers = def->notation == UZ_NOTATION_NUMBERS;
  int from = (strstr(corner, "top") ? 2 : 0) + (strstr(corner, "right") ? 1 : 0);
  if (def->first) from = 3 - from;
  bool cut = uz_board_at(game->board, 0, 0) == UZ_NO_SITE;
  fprintf(out, "[GameType \"%d,%c,%d,%d,%c%d,%d\"]\n", def->pdn_type, def->first ? 'B' : 'W',
          game->board->width, game->board->height, numbers ? 'N' : 'A', numbers ? from : 0, cut);
}

static void write_head(const uz_position *begun, FILE *out) {
  const uz_game *game = begun->game;
  char hash[20];
  snprintf(hash, sizeof hash, UZ_RULES_HASH_FORMAT, uz_game_rules_hash(game));
  write_tag(out, UZ_TAG_GAME, UZ_RECORD_KIND);
  write_tag(out, UZ_TAG_VARIANT, uz_game_name(game));
  write_options(game, out);
  write_tag(out, UZ_TAG_RULES, hash);
  write_start(begun, out);
  write_game_type(game, out);
  putc('\n', out);
}

/* ---- Moves ---- */

#define LINE_MOST 80

typedef struct page {
  FILE *out;
  size_t column;
} page;

static void write_word(page *to, const char *word) {
  size_t length = strlen(word);
  bool fits = to->column + 1 + length <= LINE_MOST;
  if (to->column) putc(fits ? ' ' : '\n', to->out);
  to->column = (fits && to->column ? to->column + 1 : 0) + length;
  fputs(word, to->out);
}

static bool was_played(const uz_move_view *view, const uz_undo *undo, const uz_victim *victims) {
  uz_word64 taken[UZ_WORDS_MOST] = {0};
  if (view->from != uz_move_from(undo->move) || view->to != uz_move_to(undo->move) ||
      view->after != uz_code_kind(uz_move_unit(undo->move)) ||
      view->partner_from != undo->partner_from || view->victims != undo->victims)
    return false;
  for (size_t i = 0; i < undo->victims; i++) uz_set_add(taken, victims[i].site);
  for (size_t i = 0; i < view->victims; i++)
    if (!uz_set_has(taken, uz_moves_victim(view->moves, view->index, i))) return false;
  return true;
}

/* The number of the turn goes before the first move of it, and before the first of the record. */
static void put_number(const uz_position *replay, uz_writer *to) {
  bool first = replay->now.side == replay->game->def->first;
  if (!first && replay->depth) return;
  uz_put_number(to, replay->now.turn);
  uz_put_text(to, first ? ". " : "... ");
}

/* The list that a move was played from is gone: the move is found again in a new one, and
 * played. */
static bool write_move(page *to, uz_position *replay, uz_moves *moves, const uz_undo *undo,
                       const uz_victim *victims) {
  char text[UZ_POSITION_TEXT_MOST];
  uz_writer word = uz_writer_on(text, sizeof text);
  uz_moves_generate(replay, UZ_COUNT_RESULTS, moves);
  for (size_t i = 0; i < moves->count; i++) {
    uz_move_view view = uz_move_look(replay, moves, i);
    if (!was_played(&view, undo, victims)) continue;
    put_number(replay, &word);
    uz_move_write(replay, moves, i, &word);
    write_word(to, text);
    uz_position_apply(replay, moves, i);
    return true;
  }
  return false;
}

static const char *result_of(uz_position *end) {
  uz_outcome outcome = uz_position_outcome(end);
  bool white_moves = end->now.side == 0;
  switch (outcome.result) {
  case UZ_SIDE_WINS: return white_moves ? "1-0" : "0-1";
  case UZ_SIDE_LOSES: return white_moves ? "0-1" : "1-0";
  case UZ_DRAWN: return "1/2-1/2";
  default: return "*";
  }
}

static bool write_moves(const uz_position *position, uz_position *replay, uz_moves *moves,
                        FILE *out) {
  page to = {.out = out};
  const uz_victim *victims = position->victims;
  for (size_t i = 0; i < position->depth; i++) {
    if (!write_move(&to, replay, moves, &position->undo[i], victims)) return false;
    victims += position->undo[i].victims;
  }
  write_word(&to, result_of(replay));
  putc('\n', out);
  return true;
}

static bool write_record(const uz_position *position, FILE *out) {
  uz_position *replay = uz_position_new(position->game);
  uz_moves *moves = uz_moves_new(position->game);
  bool written = replay && moves;
  if (written) {
    uz_position_load(replay, position->origin_board, &position->origin);
    write_head(replay, out);
    written = write_moves(position, replay, moves, out);
  }
  uz_moves_free(moves);
  uz_position_free(replay);
  return written;
}

uz_status uz_record_write(const uz_position *position, FILE *out, uz_diags *diags) {
  errno = 0;
  if (!write_record(position, out)) {
    uz_diags_add(diags, (uz_source){0}, UZ_D_no_memory, NULL, NULL, NULL, NULL);
    return UZ_NO_MEMORY;
  }
  if (fflush(out) == 0 && !ferror(out)) return UZ_OK;
  uz_diags_add(diags, (uz_source){0}, UZ_D_record_unwritten, strerror(errno), NULL, NULL, NULL);
  return UZ_IO;
}
