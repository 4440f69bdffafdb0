/* Moves in words: the game's own notation, and the shorter one that books use for some. */
#ifndef UZ_PLAY_MOVE_TEXT_H
#define UZ_PLAY_MOVE_TEXT_H

#include "base/writer.h"
#include "play/move_view.h"

/* The letter of a piece in move texts: "" for the game's first piece. */
const char *uz_piece_sign(const uz_game *game, unsigned piece);

void uz_move_write(const uz_position *position, const uz_moves *moves, size_t i, uz_writer *to);
/* Standard algebraic notation. */
void uz_san_write(uz_position *position, const uz_moves *moves, size_t i, uz_writer *to);
/* Is the second unit of the move on the right of the first, as White sees it? */
bool uz_partner_is_right(const uz_game *game, const uz_move_view *view);

#endif
