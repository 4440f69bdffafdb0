/* What a test can be true of, judged before any game is played: the facts of the board (rows,
 * sites, dark squares, ...) are settled, and of a site's content every possibility is weighed at
 * once.
 *
 * A site's content is one of at most 61: empty, or a unit of one of UZ_KINDS_MOST pieces of the
 * mover's or of the other side. A set of contents is a word. What only the game's course can
 * tell (unmoved, marked, safe, where) may hold and may fail with any content. */
#ifndef UZ_RULES_REGION_H
#define UZ_RULES_REGION_H

#include "rules/tree.h"

typedef uint64_t uz_contents;

#define UZ_CONTENT_EMPTY ((uz_contents)1)

static inline uz_contents uz_content_friend(unsigned piece) {
  return (uz_contents)1 << (1 + piece);
}
static inline uz_contents uz_content_enemy(unsigned piece) {
  return (uz_contents)1 << (1 + UZ_KINDS_MOST + piece);
}

/* All contents that the game's pieces make possible; those of a friend; those of an enemy. */
uz_contents uz_contents_all(const uz_game_def *def);
uz_contents uz_contents_friends(const uz_game_def *def);
uz_contents uz_contents_enemies(const uz_game_def *def);

/* The contents with which the test may hold on a site, and those with which it surely holds,
 * when `side` moves. A test that is NULL always holds. */
typedef struct uz_verdict {
  uz_contents may, must;
} uz_verdict;

uz_verdict uz_test_judge(const uz_game_def *def, const uz_test *test, int side, unsigned site);

/* The sites where the test may hold with some content. */
void uz_test_sites(const uz_game_def *def, const uz_test *test, int side, uz_word64 *set);
/* The sites where it surely holds whatever stands there. */
void uz_test_sites_surely(const uz_game_def *def, const uz_test *test, int side, uz_word64 *set);
/* True when only the board is asked, so that both sets above are the same. */
bool uz_test_is_board_only(const uz_test *test);

/* Index of a piece by its name, or -1. */
int uz_def_piece(const uz_game_def *def, const char *name);

bool uz_def_has_royal(const uz_game_def *def);
/* The name of the piece that a misspelt name means, or NULL. */
const char *uz_def_nearest_piece(const uz_game_def *def, const char *name);

#endif
