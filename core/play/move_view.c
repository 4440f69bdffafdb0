#include "play/move_view.h"

uz_move_view uz_move_look(const uz_position *position, const uz_moves *moves, size_t i) {
  uz_move move = moves->move[i];
  uz_move_info info = uz_moves_info(moves, i);
  uz_move_view view = {.moves = moves,
                       .index = i,
                       .from = info.from,
                       .to = info.to,
                       .partner_from = UZ_NO_SITE,
                       .partner_to = UZ_NO_SITE,
                       .before = uz_code_kind(position->board[info.from]),
                       .after = uz_code_kind(uz_move_unit(move)),
                       .victims = info.victims,
                       .landings = info.landings};
  if (uz_move_flags(move) & UZ_MOVE_EXTRA) {
    view.partner_from = uz_moves_extra(moves, move)->partner_from;
    view.partner_to = uz_moves_extra(moves, move)->partner_to;
  }
  return view;
}

bool uz_views_same_ends(const uz_move_view *a, const uz_move_view *b) {
  return a->from == b->from && a->to == b->to && a->partner_from == b->partner_from &&
         a->partner_to == b->partner_to;
}

bool uz_views_same_landings(const uz_move_view *a, const uz_move_view *b) {
  if (a->landings != b->landings) return false;
  for (size_t i = 0; i < a->landings; i++)
    if (uz_moves_landing(a->moves, a->index, i) != uz_moves_landing(b->moves, b->index, i))
      return false;
  return true;
}

static void put_victims(const uz_move_view *view, uz_word64 *set) {
  uz_set_clear(set, UZ_WORDS_MOST);
  for (size_t i = 0; i < view->victims; i++)
    uz_set_add(set, uz_moves_victim(view->moves, view->index, i));
}

bool uz_views_same_victims(const uz_move_view *a, const uz_move_view *b) {
  uz_word64 of_a[UZ_WORDS_MOST], of_b[UZ_WORDS_MOST];
  if (a->victims != b->victims) return false;
  put_victims(a, of_a);
  put_victims(b, of_b);
  return !memcmp(of_a, of_b, sizeof of_a);
}

bool uz_views_same_result(const uz_move_view *a, const uz_move_view *b) {
  return uz_views_same_ends(a, b) && a->after == b->after && uz_views_same_victims(a, b);
}
