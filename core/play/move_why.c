/* Why a text is no legal move. */
#include "play/attack.h"
#include "play/move_match.h"
#include "play/move_text.h"
#include "play/site_text.h"

#define LIST_SIZE 256
#define NAME_SIZE 16

typedef struct question {
  uz_position *position;
  const char *text;
  const uz_asked *asked;
  const uz_moves *moves; /* the legal ones */
  uz_diags *diags;
} question;

static void answer(const question *q, uz_diag_id id, const char *a2, const char *a3) {
  uz_diags_add(q->diags, (uz_source){0}, id, q->text, a2, a3, NULL);
}

/* The same, with a list of the legal moves that fit what is asked; all of them for NULL. */
static void answer_listing(const question *q, uz_diag_id id, const uz_asked *asked, int grade) {
  char list[LIST_SIZE];
  uz_writer to = uz_writer_on(list, sizeof list);
  uz_moves_list(q->position, asked, grade, q->moves, &to);
  answer(q, id, list, NULL);
}

static int side_to_move(const question *q) { return q->position->now.side; }

/* ---- It would be a move, but for the rules of the turn ---- */

static bool leaves_attack(const question *q, const uz_moves *pseudo, size_t i) {
  int side = side_to_move(q);
  uz_position_apply(q->position, pseudo, i);
  bool attacked = uz_in_check(q->position, side);
  uz_position_undo(q->position);
  return attacked;
}

static bool is_resting(const question *q, uz_site from) {
  const uz_state *now = &q->position->now;
  int side = side_to_move(q);
  return q->position->game->rests && now->rest_site[side] == from &&
         now->rest_turns[side] >= q->position->game->def->rest.turns;
}

static void explain_pseudo(const question *q, const uz_moves *pseudo, size_t i) {
  uz_move_view view = uz_move_look(q->position, pseudo, i);
  bool captures = uz_moves_info(q->moves, 0).victims && q->position->game->must_capture;
  if (captures && !view.victims)
    answer_listing(q, UZ_D_move_must_capture, NULL, 0);
  else if (leaves_attack(q, pseudo, i))
    answer(q,
           uz_in_check(q->position, side_to_move(q)) ? UZ_D_move_leaves_attack
                                                     : UZ_D_move_opens_attack,
           NULL, NULL);
  else if (captures)
    answer_listing(q, UZ_D_move_prefer, NULL, 0);
  else if (is_resting(q, view.from))
    answer(q, UZ_D_move_rests, NULL, NULL);
  else
    answer(q, UZ_D_move_nobody, NULL, NULL);
}

static bool try_pseudo(const question *q) {
  uz_moves *pseudo = uz_moves_new(q->position->game);
  if (!pseudo) return false;
  uz_generate_pseudo(q->position, pseudo);
  uz_match match = uz_moves_match(q->position, q->asked, pseudo);
  if (match.count) explain_pseudo(q, pseudo, match.first);
  uz_moves_free(pseudo);
  return match.count > 0;
}

/* ---- A legal move says something else ---- */

static bool try_without_capture(const question *q) {
  uz_asked asked = *q->asked;
  asked.captures = false;
  bool found = uz_moves_match(q->position, &asked, q->moves).count > 0;
  if (found) answer(q, UZ_D_move_captures_nothing, NULL, NULL);
  return found;
}

static bool try_without_becoming(const question *q) {
  uz_asked asked = *q->asked;
  asked.becomes = -1;
  uz_match match = uz_moves_match(q->position, &asked, q->moves);
  if (match.count) answer_listing(q, UZ_D_move_becomes, &asked, match.grade);
  return match.count > 0;
}

/* ---- No unit moves like that ---- */

static void explain_way(const question *q, uz_site from, const char *name) {
  char list[LIST_SIZE];
  uz_writer to = uz_writer_on(list, sizeof list);
  unsigned listed = 0;
  for (size_t i = 0; i < q->moves->count; i++) {
    if (uz_moves_info(q->moves, i).from != from) continue;
    if (listed++) uz_put_text(&to, ", ");
    uz_move_write(q->position, q->moves, i, &to);
  }
  answer(q, listed ? UZ_D_move_no_way : UZ_D_move_stuck, name, list);
}

static void explain_unit(const question *q, uz_site from) {
  char name[NAME_SIZE];
  uz_writer to = uz_writer_on(name, sizeof name);
  uz_code unit = q->position->board[from];
  uz_site_write(q->position->game, from, &to);
  if (!unit)
    answer(q, UZ_D_move_no_unit, name, NULL);
  else if (uz_code_side(unit) != side_to_move(q))
    answer(q, UZ_D_move_not_own, name, NULL);
  else
    explain_way(q, from, name);
}

void uz_move_explain(uz_position *position, const char *text, const uz_asked *asked,
                     const uz_moves *moves, uz_diags *diags) {
  question q = {position, text, asked, moves, diags};
  bool by_places = uz_notation_is_by_places(position->game->def->notation);
  if (!diags || try_without_capture(&q) || try_without_becoming(&q) || try_pseudo(&q)) return;
  if (asked->sites > 1 || (asked->sites && by_places))
    explain_unit(&q, asked->site[0]);
  else
    answer(&q, UZ_D_move_nobody, NULL, NULL);
}
