/* Where moves can lead at best: every test that a game could make hold is taken to hold. The
 * board must be connected. */
#ifndef UZ_RULES_REACH_H
#define UZ_RULES_REACH_H

#include "rules/tree.h"

/* The sites where the rule can end, begun on a site of `from` by `side`. `to` may not be `from`. */
void uz_rule_reach(const uz_game_def *def, const uz_rule *rule, int side, const uz_word64 *from,
                   uz_word64 *to);

/* Adds to `sites` every site that the rule, used again and again, can lead to from there. */
void uz_rule_reach_on(const uz_game_def *def, const uz_rule *rule, int side, uz_word64 *sites);

/* The sites next to those of `from` in a direction as White sees it, for `side`. */
void uz_dir_reach(const uz_game_def *def, unsigned dir, int side, const uz_word64 *from,
                  uz_word64 *to);

#endif
