#include "play/move_match.h"

#include "play/move_text.h"
#include "play/site_text.h"

/* Grades of the sites named; being silent about what the unit becomes costs one. */
enum { NOT_AT_ALL = 0, SHORTENED = 2, BOTH_ENDS = 4 };

/* ---- Sites ---- */

/* How many of the sites asked for, from the second on, are landings, one after the other. */
static unsigned count_landed(const uz_asked *asked, const uz_move_view *view) {
  unsigned next = 1;
  for (size_t i = 0; i < view->landings && next < asked->sites; i++)
    next += asked->site[next] == uz_moves_landing(view->moves, view->index, i);
  return next - 1;
}

static int grade_way(const uz_asked *asked, const uz_move_view *view) {
  unsigned later = asked->sites - 1;
  if (asked->site[0] != view->from) return NOT_AT_ALL;
  bool ends = asked->site[later] == view->to;
  /* The last site may be passed before the move ends there. */
  unsigned landed = count_landed(asked, view);
  if (landed < later) return NOT_AT_ALL;
  if (!ends) return SHORTENED;
  return later == view->landings ? UZ_GRADE_EXACT : BOTH_ENDS;
}

/* One site: where a named piece goes; or, in a notation by places, either end. */
static int grade_single(const uz_game *game, const uz_asked *asked, const uz_move_view *view) {
  uz_site site = asked->site[0];
  if (uz_notation_is_by_places(game->def->notation))
    return site == view->to || site == view->from ? SHORTENED : NOT_AT_ALL;
  bool piece = view->before == (asked->piece < 0 ? 0 : (unsigned)asked->piece);
  return piece && site == view->to ? UZ_GRADE_EXACT : NOT_AT_ALL;
}

static int grade_sites(const uz_game *game, const uz_asked *asked, const uz_move_view *view) {
  if (asked->sites > 1) return grade_way(asked, view);
  return asked->sites ? grade_single(game, asked, view) : UZ_GRADE_EXACT;
}

/* ---- All else that was asked ---- */

static bool fits_pair(const uz_game *game, const uz_asked *asked, const uz_move_view *view) {
  if (asked->partner_to != UZ_NO_SITE && asked->partner_to != view->partner_to) return false;
  if (asked->pair == UZ_PAIR_NONE) return true;
  return view->partner_to != UZ_NO_SITE &&
         uz_partner_is_right(game, view) == (asked->pair == UZ_PAIR_RIGHT);
}

static bool fits_origin(const uz_game *game, const uz_asked *asked, const uz_move_view *view) {
  const char *name = game->board->place[view->from].name;
  const char *rank = name + uz_site_file_length(name);
  if (asked->file && (rank == name || *name != *asked->file)) return false;
  return !asked->rank ||
         (strlen(rank) == asked->rank_length && !strncmp(rank, asked->rank, asked->rank_length));
}

static bool fits_victims(const uz_asked *asked, const uz_move_view *view) {
  uz_word64 taken[UZ_WORDS_MOST] = {0};
  if (asked->captures && !view->victims) return false;
  if (!asked->victims) return true;
  if (asked->victims != view->victims) return false;
  for (size_t i = 0; i < view->victims; i++)
    uz_set_add(taken, uz_moves_victim(view->moves, view->index, i));
  for (unsigned i = 0; i < asked->victims; i++)
    if (!uz_set_has(taken, asked->victim[i])) return false;
  return true;
}

static bool fits_pieces(const uz_asked *asked, const uz_move_view *view) {
  if (asked->piece >= 0 && (unsigned)asked->piece != view->before) return false;
  return asked->becomes < 0 ||
         (view->after != view->before && (unsigned)asked->becomes == view->after);
}

int uz_move_grade(const uz_position *position, const uz_asked *asked, const uz_move_view *view) {
  const uz_game *game = position->game;
  if (!fits_pieces(asked, view) || !fits_pair(game, asked, view) ||
      !fits_origin(game, asked, view) || !fits_victims(asked, view))
    return NOT_AT_ALL;
  int grade = grade_sites(game, asked, view);
  bool silent = asked->becomes < 0 && view->after != view->before;
  return grade && silent ? grade - 1 : grade;
}

/* ---- Lists ---- */

uz_match uz_moves_match(const uz_position *position, const uz_asked *asked, const uz_moves *moves) {
  uz_match match = {0};
  for (size_t i = 0; i < moves->count; i++) {
    uz_move_view view = uz_move_look(position, moves, i);
    int grade = uz_move_grade(position, asked, &view);
    if (grade > match.grade) match = (uz_match){.grade = grade, .first = i};
    match.count += grade && grade == match.grade;
  }
  return match;
}

bool uz_match_is_one(const uz_position *position, const uz_asked *asked, const uz_moves *moves,
                     const uz_match *match) {
  uz_move_view first = uz_move_look(position, moves, match->first);
  for (size_t i = match->first + 1; i < moves->count; i++) {
    uz_move_view view = uz_move_look(position, moves, i);
    if (uz_move_grade(position, asked, &view) == match->grade &&
        !uz_views_same_result(&first, &view))
      return false;
  }
  return true;
}

#define LISTED_MOST 12

void uz_moves_list(const uz_position *position, const uz_asked *asked, int grade,
                   const uz_moves *moves, uz_writer *to) {
  unsigned listed = 0;
  for (size_t i = 0; i < moves->count && listed <= LISTED_MOST; i++) {
    uz_move_view view = uz_move_look(position, moves, i);
    if (asked && uz_move_grade(position, asked, &view) != grade) continue;
    if (listed) uz_put_text(to, ", ");
    if (listed++ < LISTED_MOST)
      uz_move_write(position, moves, i, to);
    else
      uz_put_text(to, "...");
  }
}
