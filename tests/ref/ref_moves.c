#include "ref.h"

#include <stdlib.h>
#include <string.h>

#include "rules/walk.h"

void ref_moves_push(ref_moves *moves, const ref_move *move) {
  if (moves->count == moves->room) {
    moves->room = moves->room ? 2 * moves->room : 64;
    moves->move = realloc(moves->move, moves->room * sizeof *moves->move);
    if (!moves->move) exit(2);
  }
  moves->move[moves->count++] = *move;
}

void ref_moves_free(ref_moves *moves) {
  free(moves->move);
  *moves = (ref_moves){0};
}

/* ---- Playing a move ---- */

/* A right falls when a unit leaves one of its sites or is captured there. */
static void disturb(const uz_game_def *def, ref_position *position, uz_site site, ref_unit unit) {
  for (unsigned i = 0; i < def->rights_count; i++)
    if (ref_right_names(def, &def->rights[i], site, unit)) position->right[i] = false;
}

static bool has_unit(const uz_game_def *def, const ref_position *position, int side,
                     const char *name) {
  ref_unit unit = ref_unit_of((unsigned)ref_piece(def, name), side);
  return memchr(position->unit, unit, def->board->sites) != NULL;
}

/* Is the rule on units that must rest in force for the side? */
static bool rest_rules(const uz_game_def *def, const ref_position *position, int side) {
  return def->rest.turns && has_unit(def, position, side, def->rest.with);
}

static void no_rest(ref_position *position, int side) {
  position->rest_site[side] = UZ_NO_SITE;
  position->rest_turns[side] = 0;
}

static void count_rest(const uz_game_def *def, ref_position *position, const ref_move *move) {
  int side = ref_unit_side(move->before);
  bool same = position->rest_site[side] == move->from;
  int turns = same ? position->rest_turns[side] + 1 : 1;
  bool counts =
      (int)ref_unit_piece(move->before) == ref_piece(def, def->rest.name) && move->victims == 0;
  no_rest(position, side);
  if (counts) {
    position->rest_site[side] = move->to;
    position->rest_turns[side] = turns;
  }
}

/* Forgets what no longer matters, so that equal positions are equal. */
static void tidy_rest(const uz_game_def *def, ref_position *position, int side) {
  uz_site site = position->rest_site[side];
  if (site == UZ_NO_SITE) return;
  bool stands = ref_unit_is_of(position->unit[site], side);
  if (!stands || !rest_rules(def, position, side)) no_rest(position, side);
}

static void play(const uz_game_def *def, ref_position *position, const ref_move *move) {
  position->unit[move->from] = REF_EMPTY;
  disturb(def, position, move->from, move->before);
  for (unsigned i = 0; i < move->victims; i++) {
    position->unit[move->victim[i]] = REF_EMPTY;
    disturb(def, position, move->victim[i], move->victim_unit[i]);
  }
  if (move->partner_from != UZ_NO_SITE) {
    position->unit[move->partner_to] = position->unit[move->partner_from];
    position->unit[move->partner_from] = REF_EMPTY;
    disturb(def, position, move->partner_from, position->unit[move->partner_to]);
  }
  position->unit[move->to] = move->after;
  position->mark = move->mark;
  position->marker = move->mark == UZ_NO_SITE ? UZ_NO_SITE : move->to;
  if (def->rest.turns) {
    count_rest(def, position, move);
    tidy_rest(def, position, 0);
    tidy_rest(def, position, 1);
  }
  position->side = !position->side;
}

/* ---- Royal units ---- */

static bool is_royal_of(const uz_game_def *def, ref_unit unit, int side) {
  return ref_unit_is_of(unit, side) && def->pieces[ref_unit_piece(unit)].piece.royal;
}

static int royal_piece(const uz_game_def *def) {
  for (unsigned i = 0; i < def->pieces_count; i++)
    if (def->pieces[i].piece.royal) return (int)i;
  return -1;
}

/* Does any reply of the side to move capture on the site? */
static bool can_capture_on(const ref_moves *replies, uz_site site) {
  for (size_t i = 0; i < replies->count; i++)
    for (unsigned k = 0; k < replies->move[i].victims; k++)
      if (replies->move[i].victim[k] == site) return true;
  return false;
}

bool ref_attacked(const uz_game_def *def, const ref_position *position, int side, uz_site site) {
  ref_position asked = *position;
  asked.unit[site] = ref_unit_of((unsigned)royal_piece(def), side);
  asked.side = !side;
  asked.mark = asked.marker = UZ_NO_SITE;
  ref_moves replies = {0};
  ref_pseudo(def, &asked, true, &replies);
  bool attacked = can_capture_on(&replies, site);
  ref_moves_free(&replies);
  return attacked;
}

static void note_check(const uz_game_def *def, ref_position *position) {
  position->checked = false;
  if (!uz_game_asks(def, UZ_TEST_IN_CHECK)) return;
  for (uz_site site = 0; site < def->board->sites; site++)
    if (is_royal_of(def, position->unit[site], position->side) &&
        ref_attacked(def, position, position->side, site))
      position->checked = true;
}

void ref_apply(const uz_game_def *def, ref_position *position, const ref_move *move) {
  play(def, position, move);
  note_check(def, position);
}

/* Where the side's only unit of the piece stands, or UZ_NO_SITE. */
static uz_site only_unit(const uz_game_def *def, const ref_position *position, ref_unit unit) {
  uz_site found = UZ_NO_SITE;
  for (uz_site site = 0; site < def->board->sites; site++) {
    if (position->unit[site] != unit) continue;
    if (found != UZ_NO_SITE) return UZ_NO_SITE;
    found = site;
  }
  return found;
}

void ref_settle(const uz_game_def *def, ref_position *position) {
  for (unsigned i = 0; i < def->rights_count; i++) {
    const uz_right_def *right = &def->rights[i];
    if (!right->pieces_count) continue;
    ref_unit unit = ref_unit_of((unsigned)ref_piece(def, right->pieces[0]), right->side);
    uz_site site = only_unit(def, position, unit);
    ref_position asked = *position;
    asked.side = right->side;
    ref_view view = {def, &asked, true};
    bool fits = site != UZ_NO_SITE && (!right->where || ref_site_passes(&view, right->where, site));
    position->right[i] = position->right[i] && fits;
  }
  note_check(def, position);
}

/* After the move, could the other side capture a royal unit? */
static bool exposes(const uz_game_def *def, const ref_position *position, const ref_move *move) {
  if (royal_piece(def) < 0) return false;
  ref_position after = *position;
  play(def, &after, move);
  ref_moves replies = {0};
  ref_pseudo(def, &after, true, &replies);
  bool exposed = false;
  for (uz_site site = 0; site < def->board->sites && !exposed; site++)
    exposed = is_royal_of(def, after.unit[site], position->side) && can_capture_on(&replies, site);
  ref_moves_free(&replies);
  return exposed;
}

/* ---- Which moves are legal ---- */

/* Has the unit moved on alone for as long as it may? */
static bool must_rest(const uz_game_def *def, const ref_position *position, const ref_move *move) {
  int side = position->side;
  return move->victims == 0 && rest_rules(def, position, side) &&
         (int)ref_unit_piece(move->before) == ref_piece(def, def->rest.name) &&
         position->rest_site[side] == move->from && position->rest_turns[side] >= def->rest.turns;
}

typedef bool keep(const uz_game_def *def, const ref_position *position, const ref_move *move);

static bool is_allowed(const uz_game_def *def, const ref_position *position, const ref_move *move) {
  return !exposes(def, position, move) && !must_rest(def, position, move);
}

static bool is_capture(const uz_game_def *def, const ref_position *position, const ref_move *move) {
  (void)def, (void)position;
  return move->victims > 0;
}

static void sieve(const uz_game_def *def, const ref_position *position, keep *wanted,
                  ref_moves *moves) {
  size_t kept = 0;
  for (size_t i = 0; i < moves->count; i++)
    if (wanted(def, position, &moves->move[i])) moves->move[kept++] = moves->move[i];
  moves->count = kept;
}

static bool has_capture(const ref_moves *moves) {
  for (size_t i = 0; i < moves->count; i++)
    if (moves->move[i].victims) return true;
  return false;
}

/* ---- Preference: each key compares two captures; positive: the first is better ---- */

static bool counted(const uz_game_def *def, const uz_prefer *key, const ref_move *move,
                    unsigned i) {
  if (i >= move->victims) return false;
  return !key->test || ref_unit_passes(def, key->test, move->victim_unit[i]);
}

static int victims_counted(const uz_game_def *def, const uz_prefer *key, const ref_move *move) {
  int n = 0;
  for (unsigned i = 0; i < move->victims; i++) n += counted(def, key, move, i);
  return n;
}

static int worth(const uz_game_def *def, const uz_prefer *key, const ref_move *move) {
  int sum = 0;
  for (unsigned i = 0; i < move->victims; i++) {
    const char *name = def->pieces[ref_unit_piece(move->victim_unit[i])].piece.name;
    for (unsigned k = 0; k < key->count; k++)
      if (strcmp(key->names[k], name) == 0) sum += key->worth[k];
  }
  return sum;
}

static int earlier(const uz_game_def *def, const uz_prefer *key, const ref_move *a,
                   const ref_move *b) {
  for (unsigned i = 0; i < a->victims || i < b->victims; i++) {
    int difference = counted(def, key, a, i) - counted(def, key, b, i);
    if (difference) return difference;
  }
  return 0;
}

static int compare(const uz_game_def *def, const uz_prefer *key, const ref_move *a,
                   const ref_move *b) {
  switch (key->op) {
  case UZ_PREFER_MOST: return victims_counted(def, key, a) - victims_counted(def, key, b);
  case UZ_PREFER_EARLIEST: return earlier(def, key, a, b);
  case UZ_PREFER_MOVER:
    return ref_unit_passes(def, key->test, a->before) - ref_unit_passes(def, key->test, b->before);
  case UZ_PREFER_WORTH: return worth(def, key, a) - worth(def, key, b);
  }
  return 0;
}

/* Keeps the captures that no other is better than, and every quiet move. */
static void keep_best(const uz_game_def *def, const uz_prefer *key, ref_moves *moves) {
  ref_moves best = {0};
  for (size_t i = 0; i < moves->count; i++) {
    const ref_move *move = &moves->move[i];
    bool beaten = false;
    for (size_t k = 0; k < moves->count && move->victims && !beaten; k++)
      beaten = moves->move[k].victims && compare(def, key, &moves->move[k], move) > 0;
    if (!beaten) ref_moves_push(&best, move);
  }
  ref_moves_free(moves);
  *moves = best;
}

/* ---- What counts as one move ---- */

static bool has_victim(const ref_move *move, uz_site site) {
  for (unsigned i = 0; i < move->victims; i++)
    if (move->victim[i] == site) return true;
  return false;
}

static bool same_victims(const ref_move *a, const ref_move *b) {
  if (a->victims != b->victims) return false;
  for (unsigned i = 0; i < a->victims; i++)
    if (!has_victim(b, a->victim[i])) return false;
  return true;
}

static bool same_sites(const uz_site *a, unsigned a_count, const uz_site *b, unsigned b_count) {
  return a_count == b_count && memcmp(a, b, a_count * sizeof *a) == 0;
}

static bool same_move(const ref_move *a, const ref_move *b, uz_count count) {
  if (a->from != b->from || a->to != b->to || a->after != b->after) return false;
  if (a->partner_from != b->partner_from || a->partner_to != b->partner_to) return false;
  if (a->mark != b->mark || !same_victims(a, b)) return false;
  if (count == UZ_COUNT_RESULTS) return true;
  if (!same_sites(a->victim, a->victims, b->victim, b->victims)) return false;
  return count == UZ_COUNT_SEQUENCES ||
         same_sites(a->landing, a->landings, b->landing, b->landings);
}

void ref_distinct(ref_moves *moves, uz_count count) {
  size_t kept = 0;
  for (size_t i = 0; i < moves->count; i++) {
    bool known = false;
    for (size_t k = 0; k < kept && !known; k++)
      known = same_move(&moves->move[k], &moves->move[i], count);
    if (!known) moves->move[kept++] = moves->move[i];
  }
  moves->count = kept;
}

/* Has a unit of the side that has just moved come where it wins or loses by being there? */
static bool is_over(const uz_game_def *def, const ref_position *position) {
  ref_position moved = *position;
  moved.side = !position->side;
  ref_view view = {def, &moved, false};
  for (unsigned i = 0; i < def->endings_count; i++) {
    const uz_ending *ending = &def->endings[i];
    if (ending->when != UZ_WHEN_REACHED || ending->result == UZ_DRAWN) continue;
    for (uz_site site = 0; site < def->board->sites; site++)
      if (ref_unit_is_of(moved.unit[site], moved.side) &&
          ref_site_passes(&view, ending->test, site))
        return true;
  }
  return false;
}

void ref_legal(const uz_game_def *def, const ref_position *position, uz_count count,
               ref_moves *moves) {
  if (is_over(def, position)) return;
  ref_pseudo(def, position, false, moves);
  sieve(def, position, is_allowed, moves);
  if (def->must_capture && has_capture(moves)) sieve(def, position, is_capture, moves);
  for (unsigned i = 0; i < def->prefer_count; i++) keep_best(def, &def->prefer[i], moves);
  ref_distinct(moves, count);
}

uint64_t ref_perft(const uz_game_def *def, const ref_position *position, unsigned depth,
                   uz_count count) {
  if (depth == 0) return 1;
  ref_moves moves = {0};
  ref_legal(def, position, count, &moves);
  uint64_t sum = 0;
  for (size_t i = 0; i < moves.count; i++) {
    ref_position after = *position;
    ref_apply(def, &after, &moves.move[i]);
    sum += depth == 1 ? 1 : ref_perft(def, &after, depth - 1, count);
  }
  ref_moves_free(&moves);
  return sum;
}
