/* Judges a position that was read, as a whole: can it be one of the game? */
#include "play/attack.h"
#include "play/setup_text.h"
#include "play/site_text.h"
#include "rules/region.h"

static const char *letter_of(const uz_game *game, uz_code unit) {
  return game->def->pieces[uz_code_kind(unit)].piece.letter[uz_code_side(unit)];
}

static void name_of(const uz_game *game, uz_site site, char *name, size_t size) {
  uz_writer to = uz_writer_on(name, size);
  uz_site_write(game, site, &to);
}

static const char *side_letter(int side) { return side ? "b" : "w"; }

/* ---- Units ---- */

static unsigned count_royals(const uz_game *game, const uint8_t *board, int side) {
  uz_codes royals = game->royal & UZ_SIDE_CODES(side);
  unsigned n = 0;
  for (unsigned site = 0; site < game->sites; site++) n += uz_codes_have(royals, board[site]);
  return n;
}

/* As many royal units as at the start: a game of one is not played with two or none. */
static bool check_royals(uz_setup *setup) {
  const uz_game *game = setup->game;
  for (int side = 0; side < 2; side++) {
    unsigned have = count_royals(game, setup->board, side);
    unsigned want = count_royals(game, game->start, side);
    char have_text[16], want_text[16];
    if (have == want) continue;
    snprintf(have_text, sizeof have_text, "%u", have);
    snprintf(want_text, sizeof want_text, "%u", want);
    return uz_setup_refuse(setup, UZ_D_position_royals, side_letter(side), have_text, want_text);
  }
  return true;
}

/* Must a unit that comes here become another? */
static bool must_promote(const uz_game *game, uz_code unit, unsigned site) {
  const uz_promo *promo = &game->kind[uz_code_side(unit)][uz_code_kind(unit)].promo;
  if (!promo->zone || !uz_set_has(promo->zone, site) || promo->entering || promo->lost)
    return false;
  for (unsigned i = 0; i < promo->count; i++)
    if (promo->to[i] == unit) return false;
  return true;
}

static bool never_stands(const uz_game *game, uz_code unit, unsigned site) {
  const uz_test *never = game->def->pieces[uz_code_kind(unit)].never;
  return never && uz_test_judge(game->def, never, uz_code_side(unit), site).may;
}

static bool refuse_unit(uz_setup *setup, uz_diag_id id, unsigned site) {
  char name[16];
  name_of(setup->game, (uz_site)site, name, sizeof name);
  return uz_setup_refuse(setup, id, letter_of(setup->game, setup->board[site]), name, NULL);
}

/* Units that begin where others cannot come may still be there. */
static bool check_places(uz_setup *setup) {
  const uz_game *game = setup->game;
  for (unsigned site = 0; site < game->sites; site++) {
    uz_code unit = setup->board[site];
    if (!unit || unit == game->start[site]) continue;
    if (must_promote(game, unit, site)) return refuse_unit(setup, UZ_D_position_promoted, site);
    if (never_stands(game, unit, site)) return refuse_unit(setup, UZ_D_position_never, site);
  }
  return true;
}

/* ---- What the state says of them ---- */

/* A right stands only while its units have not left the sites where they began. */
static bool check_rights(uz_setup *setup) {
  const uz_game *game = setup->game;
  for (unsigned site = 0; site < game->sites; site++) {
    uint64_t here = setup->state.rights & game->rights_at[site];
    if (!here || setup->board[site] == game->start[site]) continue;
    const char *letter = game->def->rights[__builtin_ctzll(here)].letter;
    return uz_setup_refuse(setup, UZ_D_position_right_units, letter, game->board->place[site].name,
                           NULL);
  }
  return true;
}

static bool check_unit_rights(uz_setup *setup, uz_position *trial) {
  uz_position_load(trial, setup->board, &setup->state);
  uint64_t unfit = setup->state.rights & ~trial->now.rights;
  if (!unfit) return true;
  const char *letter = setup->game->def->rights[__builtin_ctzll(unfit)].letter;
  return uz_setup_refuse(setup, UZ_D_position_right_place, letter, NULL, NULL);
}

static bool check_rest(uz_setup *setup) {
  for (int side = 0; side < 2; side++) {
    uz_site site = setup->state.rest_site[side];
    if (site == UZ_NO_SITE || setup->board[site] == setup->game->rest_code[side]) continue;
    return uz_setup_refuse(setup, UZ_D_position_rest_unit, side_letter(side), NULL, NULL);
  }
  return true;
}

/* The counter of turns without progress goes on where the text says, for every ending that counts
 * the same turns. */
static void set_counters(uz_setup *setup) {
  const uz_game *game = setup->game;
  for (unsigned i = 0; i < game->ends_count; i++) {
    const uz_end *end = &game->ends[i];
    const uz_happening *a = &end->unless, *b = &game->progress;
    if (end->def->when == UZ_WHEN_QUIET && a->capture == b->capture &&
        a->promotion == b->promotion && a->moved == b->moved)
      setup->state.counter[end->counter] = setup->state.progress;
  }
}

/* ---- The mark ---- */

/* Does the list hold a move between two sites that leaves this mark? */
static bool leaves_mark(const uz_moves *moves, unsigned from, unsigned to, uz_site mark) {
  for (size_t i = 0; i < moves->count; i++) {
    uz_move move = moves->move[i];
    unsigned flags = uz_move_flags(move);
    if (uz_move_from(move) != from || uz_move_to(move) != to) continue;
    if (flags & UZ_MOVE_MARKS && uz_move_extra(move) == mark) return true;
    if (flags & UZ_MOVE_EXTRA && uz_moves_extra(moves, move)->mark == mark) return true;
  }
  return false;
}

/* Takes the unit back to a site and asks whether it could have come from there. */
static bool came_from(uz_setup *setup, uz_position *trial, unsigned from, unsigned to) {
  uint8_t board[UZ_SITES_MOST];
  uz_state before = uz_state_start(setup->game);
  memcpy(board, setup->board, setup->game->sites);
  board[from] = board[to];
  board[to] = UZ_EMPTY;
  before.side = setup->state.side ^ 1;
  before.rights = setup->state.rights | setup->game->rights_at[from];
  uz_position_load(trial, board, &before);
  uz_generate_pseudo(trial, trial->scratch);
  return leaves_mark(trial->scratch, from, to, setup->state.mark);
}

/* The unit that made the mark stands next to it; it came over it, from somewhere behind. */
static bool check_marker(uz_setup *setup, uz_position *trial, unsigned dir) {
  const uz_board *board = setup->game->board;
  unsigned mark = setup->state.mark, back = setup->game->opposite[dir];
  unsigned marker = uz_board_next(board, dir, mark);
  if (marker == board->sites || back >= board->dirs) return false;
  uz_code unit = setup->board[marker];
  if (!unit || uz_code_side(unit) == setup->state.side) return false;
  for (unsigned site = uz_board_next(board, back, mark);
       site != board->sites && !setup->board[site]; site = uz_board_next(board, back, site)) {
    if (!came_from(setup, trial, site, marker)) continue;
    setup->state.marker = (uz_site)marker;
    return true;
  }
  return false;
}

static bool check_mark(uz_setup *setup, uz_position *trial) {
  uz_site mark = setup->state.mark;
  if (mark == UZ_NO_SITE) return true;
  if (!setup->board[mark])
    for (unsigned dir = 0; dir < setup->game->board->dirs; dir++)
      if (check_marker(setup, trial, dir)) return true;
  return uz_setup_refuse(setup, UZ_D_position_mark, setup->game->board->place[mark].name, NULL,
                         NULL);
}

/* ---- All of it ---- */

static bool check_safety(uz_setup *setup, uz_position *trial) {
  int waiting = setup->state.side ^ 1;
  uz_position_load(trial, setup->board, &setup->state);
  bool hit = uz_in_check(trial, waiting);
  if (trial->work <= 0) return uz_setup_refuse(setup, UZ_D_too_many_moves, NULL, NULL, NULL);
  return !hit || uz_setup_refuse(setup, UZ_D_position_attacked, side_letter(waiting), NULL, NULL);
}

bool uz_setup_check(uz_setup *setup, uz_position *trial) {
  set_counters(setup);
  return check_royals(setup) && check_places(setup) && check_rights(setup) && check_rest(setup) &&
         check_mark(setup, trial) && check_unit_rights(setup, trial) && check_safety(setup, trial);
}
