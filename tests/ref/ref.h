/* The slow reference: legal moves found by walking the trees of core/rules/tree.h as they stand,
 * with a copy of the whole position for every branch. It shares no code with the compiler and the
 * generator, which it judges; it is written to be read beside tree.h. Memory that runs out and
 * trees that it does not know end the program.
 */
#ifndef REF_H
#define REF_H

#include "rules/tree.h"

#define REF_VICTIMS_MOST 320
#define REF_RIGHTS_MOST  64

/* A unit: 0 an empty site, else its piece and side. */
typedef uint8_t ref_unit;
#define REF_EMPTY ((ref_unit)0)
#define REF_TAKEN \
  ((ref_unit)255) /* captured during this move, not yet lifted: in the way, nobody's */

static inline ref_unit ref_unit_of(unsigned piece, int side) {
  return (ref_unit)(1 + 2 * piece + (unsigned)side);
}
static inline unsigned ref_unit_piece(ref_unit unit) { return (unit - 1u) / 2; }
static inline int ref_unit_side(ref_unit unit) { return (unit - 1) % 2; }
static inline bool ref_unit_is_of(ref_unit unit, int side) {
  return unit != REF_EMPTY && unit != REF_TAKEN && ref_unit_side(unit) == side;
}

typedef struct ref_position {
  ref_unit unit[UZ_SITES_MOST];
  int side;                    /* to move */
  bool right[REF_RIGHTS_MOST]; /* of the game's rights, those that stand */
  uz_site mark, marker;        /* the marked site and the unit that marked it, UZ_NO_SITE: none */
  uz_site rest_site[2];        /* the unit that made the side's last quiet moves in a row, */
  int rest_turns[2];           /* and how many */
  bool checked;                /* the side to move is in check, in games that ask for it */
} ref_position;

typedef struct ref_move {
  uz_site from, to;
  ref_unit before, after;
  unsigned victims, landings;
  uz_site victim[REF_VICTIMS_MOST];
  ref_unit victim_unit[REF_VICTIMS_MOST];
  uz_site landing[REF_VICTIMS_MOST];
  uz_site partner_from, partner_to; /* UZ_NO_SITE: none */
  uz_site mark;                     /* UZ_NO_SITE: none */
} ref_move;

/* A growing list; zeroed it is empty. */
typedef struct ref_moves {
  ref_move *move;
  size_t count, room;
} ref_moves;

void ref_moves_push(ref_moves *moves, const ref_move *move);
void ref_moves_free(ref_moves *moves);

/* ref_board.c: the position and what a site is asked. */

void ref_position_start(const uz_game_def *def, ref_position *position);
/* Reads squares as in FEN, side, rights, mark, or a PDN position; false when the text is not
 * one. */
bool ref_position_read(const uz_game_def *def, const char *text, ref_position *position);
/* The site next to a site in a direction as the side sees it, or UZ_NO_SITE. */
uz_site ref_next(const uz_game_def *def, unsigned dir, int side, uz_site site);
int ref_piece(const uz_game_def *def, const char *name);

/* ref_moves.c: what the rules make of the walks. */

/* All legal moves, equal ones as `count` counts once, in no order. */
void ref_legal(const uz_game_def *def, const ref_position *position, uz_count count,
               ref_moves *moves);
/* Keeps one of those moves that are one to the count. */
void ref_distinct(ref_moves *moves, uz_count count);
void ref_apply(const uz_game_def *def, ref_position *position, const ref_move *move);
uint64_t ref_perft(const uz_game_def *def, const ref_position *position, unsigned depth,
                   uz_count count);
/* Notes whether the side to move is in check, and drops rights whose units are not where they should
 * be: for a position that was set up. */
void ref_settle(const uz_game_def *def, ref_position *position);
/* Could the other side capture a royal unit of `side` there? */
bool ref_attacked(const uz_game_def *def, const ref_position *position, int side, uz_site site);

/* ref_walk.c: the moves of the side to move, without regard to obligations and royal units.
 * `attacks` asks only what could be captured: then every site is taken to be safe. */
void ref_pseudo(const uz_game_def *def, const ref_position *position, bool attacks,
                ref_moves *moves);

/* ref_test.c */

typedef struct ref_view {
  const uz_game_def *def;
  const ref_position *position;
  bool attacks;
} ref_view;

/* Does the site pass, asked for the side to move? */
bool ref_site_passes(const ref_view *view, const uz_test *test, uz_site site);
/* Does the unit pass a test of KIND and operators? */
bool ref_unit_passes(const uz_game_def *def, const uz_test *test, ref_unit unit);
/* Does the right name the site, or the unit that stands there? */
bool ref_right_names(const uz_game_def *def, const uz_right_def *right, uz_site site,
                     ref_unit unit);
/* Is there such an atom in the test? */
bool ref_test_has(const uz_test *test, uz_test_op op);

#endif
