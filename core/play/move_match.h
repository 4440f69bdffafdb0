/* Which moves of a list a text means. */
#ifndef UZ_PLAY_MOVE_MATCH_H
#define UZ_PLAY_MOVE_MATCH_H

#include "base/writer.h"
#include "play/move_read.h"
#include "play/move_view.h"

/* How well a move fits what was asked: 0 not at all, UZ_GRADE_EXACT in every site that it names. */
#define UZ_GRADE_EXACT 6
int uz_move_grade(const uz_position *position, const uz_asked *asked, const uz_move_view *view);

/* The moves that fit best: how well, how many there are, and the first of them. */
typedef struct uz_match {
  int grade;
  size_t count, first;
} uz_match;

uz_match uz_moves_match(const uz_position *position, const uz_asked *asked, const uz_moves *moves);
/* Are all of them ways to one result? */
bool uz_match_is_one(const uz_position *position, const uz_asked *asked, const uz_moves *moves,
                     const uz_match *match);

/* Texts of the moves that fit so well, or of all when `asked` is NULL, separated by ", "; of
 * many only the first ones. */
void uz_moves_list(const uz_position *position, const uz_asked *asked, int grade,
                   const uz_moves *moves, uz_writer *to);

/* Says why a text that was read is no legal move; `moves` are the legal ones, of which there are
 * some. */
void uz_move_explain(uz_position *position, const char *text, const uz_asked *asked,
                     const uz_moves *moves, uz_diags *diags);

#endif
