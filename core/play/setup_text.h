/* Position strings: what the forms have in common. A reader fills a uz_setup, uz_setup_check
 * judges it as a whole, and only then the position changes. */
#ifndef UZ_PLAY_SETUP_TEXT_H
#define UZ_PLAY_SETUP_TEXT_H

#include "base/writer.h"
#include "play/position.h"

#define UZ_CLOCK_MOST         9999
#define UZ_POSITION_TEXT_MOST 16384

typedef struct uz_setup {
  const uz_game *game;
  uz_diags *diags;
  uint8_t board[UZ_SITES_MOST]; /* codes by site */
  uz_state state;
} uz_setup;

/* An empty board, White to move, no rights. */
void uz_setup_clear(uz_setup *setup, const uz_game *game, uz_diags *diags);
/* Adds a finding; always false, so that a reader can return it. */
bool uz_setup_refuse(uz_setup *setup, uz_diag_id id, const char *a1, const char *a2,
                     const char *a3);

/* Readers: they take the whole text, and refuse what is no position of the game by its form. */
bool uz_fen_read(uz_setup *setup, const char *text);
bool uz_pdn_read(uz_setup *setup, const char *text);
void uz_fen_write(const uz_position *position, bool clocks, uz_writer *to);
void uz_pdn_write(const uz_position *position, bool clocks, uz_writer *to);

/* Refuses what can never arise: royal units missing, a unit that would have promoted, a right or a
 * mark that does not fit, a royal unit that could be captured at once. On success the state is
 * complete. `trial` is a position of the game to try it on. */
bool uz_setup_check(uz_setup *setup, uz_position *trial);

/* ---- Words that several readers need ---- */

/* A number of at most UZ_CLOCK_MOST that takes the whole word. */
bool uz_setup_read_clock(uz_setup *setup, const char *word, unsigned *clock);
/* "+2@c3+0": for each side how many quiet moves in a row its resting unit has made, and where it
 * is. */
bool uz_setup_read_rest(uz_setup *setup, const char *word);
void uz_setup_write_rest(const uz_position *position, uz_writer *to);

#endif
