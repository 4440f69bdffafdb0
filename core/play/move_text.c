/* Writes moves so that no other move of the list has the same text: each notation has a usual
 * form, and says more only when that leaves a doubt. */
#include "play/move_text.h"

#include "play/site_text.h"

/* What a text tells beside the ends of the move. */
enum {
  TELL_LANDINGS = 1, /* every site the unit lands on, not the last alone */
  TELL_BECOMES = 2,  /* what the unit becomes */
  TELL_VICTIMS = 4   /* the sites of the captured units, in parentheses */
};

typedef struct style {
  bool letter; /* of the moving piece, first */
  bool bare;   /* nothing between sites, small letters for what a unit becomes */
  bool partner;
  unsigned usual; /* what is always told */
} style;

static const style styles[] = {
    [UZ_NOTATION_LONG] = {.letter = true, .partner = true, .usual = TELL_BECOMES},
    [UZ_NOTATION_UCI] = {.bare = true, .usual = TELL_BECOMES},
    [UZ_NOTATION_SQUARES] = {.usual = TELL_LANDINGS},
    [UZ_NOTATION_NUMBERS] = {.usual = 0},
};

/* What may be told more, the least intrusive first. */
static const unsigned ladder[] = {
    0,
    TELL_LANDINGS,
    TELL_BECOMES,
    TELL_LANDINGS | TELL_BECOMES,
    TELL_VICTIMS,
    TELL_LANDINGS | TELL_VICTIMS,
    TELL_LANDINGS | TELL_BECOMES | TELL_VICTIMS,
};

#define RUNGS (sizeof ladder / sizeof ladder[0])

static bool look_alike(const uz_move_view *a, const uz_move_view *b, unsigned told) {
  return uz_views_same_ends(a, b) && (!(told & TELL_BECOMES) || a->after == b->after) &&
         (!(told & TELL_LANDINGS) || uz_views_same_landings(a, b)) &&
         (!(told & TELL_VICTIMS) || uz_views_same_victims(a, b));
}

static bool is_clear(const uz_position *position, const uz_move_view *view, unsigned told) {
  for (size_t j = 0; j < view->moves->count; j++) {
    if (j == view->index || uz_move_from(view->moves->move[j]) != view->from ||
        uz_move_to(view->moves->move[j]) != view->to)
      continue;
    uz_move_view other = uz_move_look(position, view->moves, j);
    if (look_alike(view, &other, told)) return false;
  }
  return true;
}

/* The first rung of the ladder on which the move differs from all others; the last when none
 * does. */
static unsigned choose_told(const uz_position *position, const uz_move_view *view, unsigned usual) {
  size_t rung = 0;
  while (rung + 1 < RUNGS && !is_clear(position, view, usual | ladder[rung])) rung++;
  return usual | ladder[rung];
}

/* ---- Writing ---- */

const char *uz_piece_sign(const uz_game *game, unsigned piece) {
  return piece ? game->def->pieces[piece].piece.letter[0] : "";
}

static void write_landings(const uz_game *game, const uz_move_view *view, char sign,
                           uz_writer *to) {
  for (size_t i = 0; i < view->landings; i++) {
    if (sign) uz_put(to, sign);
    uz_site_write(game, uz_moves_landing(view->moves, view->index, i), to);
  }
}

static void write_way(const uz_game *game, const uz_move_view *view, const style *how,
                      unsigned told, uz_writer *to) {
  char sign = view->victims ? game->def->capture_sign : '-';
  if (how->bare) sign = '\0';
  uz_site_write(game, view->from, to);
  if (told & TELL_LANDINGS) {
    write_landings(game, view, sign, to);
  } else {
    if (sign) uz_put(to, sign);
    uz_site_write(game, view->to, to);
  }
}

static void write_becomes(const uz_game *game, const uz_move_view *view, const style *how,
                          uz_writer *to) {
  if (view->after == view->before) return;
  if (!how->bare) uz_put(to, '=');
  uz_put_text(to, game->def->pieces[view->after].piece.letter[how->bare]);
}

static void write_partner(const uz_position *position, const uz_move_view *view, uz_writer *to) {
  const uz_game *game = position->game;
  uz_put(to, '/');
  uz_put_text(to, uz_piece_sign(game, uz_code_kind(position->board[view->partner_from])));
  uz_site_write(game, view->partner_to, to);
}

static void write_victims(const uz_game *game, const uz_move_view *view, uz_writer *to) {
  for (size_t i = 0; i < view->victims; i++) {
    uz_put(to, i ? ',' : '(');
    uz_site_write(game, uz_moves_victim(view->moves, view->index, i), to);
  }
  if (view->victims) uz_put(to, ')');
}

void uz_move_write(const uz_position *position, const uz_moves *moves, size_t i, uz_writer *to) {
  const uz_game *game = position->game;
  const style *how = &styles[game->def->notation];
  uz_move_view view = uz_move_look(position, moves, i);
  unsigned told = choose_told(position, &view, how->usual);
  if (how->letter) uz_put_text(to, uz_piece_sign(game, view.before));
  write_way(game, &view, how, told, to);
  if (told & TELL_BECOMES) write_becomes(game, &view, how, to);
  if (how->partner && view.partner_to != UZ_NO_SITE) write_partner(position, &view, to);
  if (told & TELL_VICTIMS) write_victims(game, &view, to);
}

size_t uz_move_text(const uz_position *position, const uz_moves *moves, size_t i, char *text,
                    size_t size) {
  uz_writer to = uz_writer_on(text, size);
  uz_move_write(position, moves, i, &to);
  return to.length;
}

size_t uz_move_book_text(uz_position *position, const uz_moves *moves, size_t i, char *text,
                         size_t size) {
  uz_writer to = uz_writer_on(text, size);
  bool san = position->game->def->notation == UZ_NOTATION_UCI;
  if (san)
    uz_san_write(position, moves, i, &to);
  else
    uz_move_write(position, moves, i, &to);
  return to.length;
}
