/* The checks of a game, one a function; check.c says in which order they run. Each adds what it
 * finds and relies on what the stages before it have found to be sound. */
#ifndef UZ_RULES_CHECKS_H
#define UZ_RULES_CHECKS_H

#include "rules/game.h"

typedef struct uz_checker {
  const uz_game_def *def; /* its board is connected */
  uz_diags *diags;
  uz_code start[UZ_SITES_MOST];
} uz_checker;

typedef void uz_check(uz_checker *c);

/* check_sizes.c: whether the trees can be walked and the tables hold the game. */
uz_check uz_check_sizes, uz_check_limits;

/* check_pieces.c */
uz_check uz_check_names, uz_check_letters, uz_check_promotions, uz_check_rest;
uz_check uz_check_setup, uz_check_armies_stand, uz_check_zones, uz_check_use_of_pieces;

/* check_tests.c */
uz_check uz_check_atoms, uz_check_seats, uz_check_contradictions;

/* check_moves.c */
uz_check uz_check_qualifiers, uz_check_effects, uz_check_chains, uz_check_mobility,
    uz_check_captures;

/* check_rights.c */
uz_check uz_check_right_letters, uz_check_right_sites, uz_check_unmoved, uz_check_marks;

/* check_endings.c */
uz_check uz_check_prefer, uz_check_royal_endings, uz_check_ending_order, uz_check_armies;
uz_check uz_check_last_word, uz_check_numbering;

/* A number as an argument of a finding. */
typedef struct uz_digits {
  char text[16];
} uz_digits;

static inline uz_digits uz_digits_of(long number) {
  uz_digits digits;
  snprintf(digits.text, sizeof digits.text, "%ld", number);
  return digits;
}

/* Positions are ASCII text, a byte for a unit or a right. */
static inline bool uz_is_one_letter(const char *text) {
  char first = text[0];
  return ((first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z')) && !text[1];
}

/* Adds that there is no such piece when there is none. */
void uz_check_piece_name(uz_checker *c, uz_source at, const char *name);
/* The same for a site. */
void uz_check_site_name(uz_checker *c, uz_source at, const char *name);

#endif
