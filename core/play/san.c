/* Standard algebraic notation: Nbd7, exd6, e8=Q+, O-O. */
#include "play/attack.h"
#include "play/move_text.h"
#include "play/site_text.h"

bool uz_partner_is_right(const uz_game *game, const uz_move_view *view) {
  const uz_place *place = game->board->place;
  return place[view->partner_from].x > place[view->from].x;
}

/* ---- Which of several units of a kind moves ---- */

static bool same_file(const char *a, const char *b) {
  size_t n = uz_site_file_length(a);
  return n == uz_site_file_length(b) && !strncmp(a, b, n);
}

static bool same_rank(const char *a, const char *b) {
  return !strcmp(a + uz_site_file_length(a), b + uz_site_file_length(b));
}

typedef struct doubt {
  bool any, file, rank; /* another unit can go there; from this file; from this rank */
} doubt;

static doubt find_doubt(const uz_position *position, const uz_move_view *view) {
  const uz_place *place = position->game->board->place;
  const char *own = place[view->from].name;
  doubt in = {0};
  for (size_t j = 0; j < view->moves->count; j++) {
    uz_move_view other = uz_move_look(position, view->moves, j);
    if (other.to != view->to || other.before != view->before || other.from == view->from) continue;
    const char *name = place[other.from].name;
    in.any = true;
    in.file = in.file || same_file(own, name);
    in.rank = in.rank || same_rank(own, name);
  }
  return in;
}

/* The file, or else the rank, or else both. A capture of the piece without a letter names the
 * file. */
static void write_origin(const uz_position *position, const uz_move_view *view, uz_writer *to) {
  const char *name = position->game->board->place[view->from].name;
  size_t files = uz_site_file_length(name);
  doubt in = find_doubt(position, view);
  bool file = in.any && (!in.file || in.rank);
  bool rank = in.any && in.file;
  if (!view->before && view->victims) file = true;
  for (size_t i = 0; i < files && file; i++) uz_put(to, name[i]);
  if (rank) uz_put_text(to, name + files);
}

/* ---- The text ---- */

static void write_plain(const uz_position *position, const uz_move_view *view, uz_writer *to) {
  const uz_game *game = position->game;
  uz_put_text(to, uz_piece_sign(game, view->before));
  write_origin(position, view, to);
  if (view->victims) uz_put(to, 'x');
  uz_site_write(game, view->to, to);
  if (view->after == view->before) return;
  uz_put(to, '=');
  uz_put_text(to, game->def->pieces[view->after].piece.letter[0]);
}

/* '+' for an attack on a royal unit, '#' when nothing can be done about it. */
static void write_attack(uz_position *position, const uz_moves *moves, size_t i, uz_writer *to) {
  uz_position_apply(position, moves, i);
  if (uz_in_check(position, position->now.side))
    uz_put(to, uz_count_moves(position, position->scratch) ? '+' : '#');
  uz_position_undo(position);
}

void uz_san_write(uz_position *position, const uz_moves *moves, size_t i, uz_writer *to) {
  uz_move_view view = uz_move_look(position, moves, i);
  if (view.partner_to != UZ_NO_SITE)
    uz_put_text(to, uz_partner_is_right(position->game, &view) ? "O-O" : "O-O-O");
  else if (view.landings > 1)
    uz_move_write(position, moves, i, to);
  else
    write_plain(position, &view, to);
  write_attack(position, moves, i, to);
}
