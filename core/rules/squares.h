/* Units as FEN writes them: rows from the last to the first, split by '/', letters of units and
 * numbers, of any length, for so many places without one. A place cut out of the board counts as
 * one without. Squares and nodes are written apart, each by rows and files of their own. */
#ifndef UZ_RULES_SQUARES_H
#define UZ_RULES_SQUARES_H

#include "base/writer.h"
#include "rules/game.h"

typedef enum uz_squares_wrong {
  UZ_SQUARES_FINE = 0,
  UZ_SQUARES_ROWS,     /* `have` rows where `want` are wanted */
  UZ_SQUARES_WIDTH,    /* row `row` speaks of `have` places instead of `want` */
  UZ_SQUARES_LETTER,   /* no unit has the letter that stands at `letter`, in row `row` */
  UZ_SQUARES_OFF_BOARD /* the unit of `letter`, in row `row`, stands on a place that was cut out */
} uz_squares_wrong;

typedef struct uz_squares_fault {
  uz_squares_wrong wrong;
  int row, have, want;
  char letter[5]; /* one character of UTF-8 */
} uz_squares_fault;

/* Puts codes into board[] on the sites of the squares, or of the nodes. */
uz_squares_fault uz_squares_read(const uz_game_def *def, bool nodes, const char *text,
                                 uint8_t *board);
void uz_squares_write(const uz_game_def *def, bool nodes, const uint8_t *board, uz_writer *to);

/* The unit whose letter a text begins with, and the letter's length; UZ_EMPTY when there is
 * none. */
uz_code uz_unit_of_letter(const uz_game_def *def, const char *text, size_t *length);

#endif
