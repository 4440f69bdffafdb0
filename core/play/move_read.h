/* What a text of a move says, before any move is known: the accepted forms come to one here. */
#ifndef UZ_PLAY_MOVE_READ_H
#define UZ_PLAY_MOVE_READ_H

#include "rules/game.h"

#define UZ_MOVE_TEXT_MOST 8192
#define UZ_ASKED_MOST     1024

typedef enum uz_asked_pair { UZ_PAIR_NONE, UZ_PAIR_RIGHT, UZ_PAIR_LEFT } uz_asked_pair;

typedef struct uz_asked {
  int piece;        /* that moves; -1: not said */
  int becomes;      /* piece; -1: not said */
  const char *file; /* of where it begins, one letter; NULL: not said */
  const char *rank; /* likewise, `rank_length` digits */
  size_t rank_length;
  bool captures;      /* a sign of capture stands between sites */
  uz_asked_pair pair; /* O-O: two units of a side on one line move, the second from this side */
  uz_site partner_to; /* where the second unit goes; UZ_NO_SITE: not said */
  unsigned sites, victims;
  uz_site site[UZ_ASKED_MOST], victim[UZ_ASKED_MOST];
} uz_asked;

/* A text without its dress: spaces at its ends, signs of check and of praise are gone, and what
 * looks like a Latin letter, a dash or a sign of capture is one. False when it is too long. */
bool uz_move_fold(const char *text, char folded[UZ_MOVE_TEXT_MOST]);

/* Ways to read a text, in the order in which they should be tried. */
#define UZ_MOVE_READINGS 2

/* Reads a folded text, which must live as long as `asked`. False when it is no move by this
 * reading. */
bool uz_move_read(const uz_game *game, const char *folded, unsigned reading, uz_asked *asked);

#endif
