/* Ways through the trees of a game, for whoever asks something of every rule or every test. */
#ifndef UZ_RULES_WALK_H
#define UZ_RULES_WALK_H

#include "rules/tree.h"

/* Where a test is used. */
typedef enum uz_test_use {
  UZ_USE_FROM,
  UZ_USE_THROUGH,
  UZ_USE_OVER,
  UZ_USE_TO,
  UZ_USE_BY,
  UZ_USE_TOGETHER,
  UZ_USE_BRING,
  UZ_USE_ZONE,
  UZ_USE_NEVER,
  UZ_USE_PREFER,
  UZ_USE_MOVED,
  UZ_USE_ARMY,
  UZ_USE_REACHED,
  UZ_USE_PLACE,
  UZ_USE_RIGHT
} uz_test_use;

/* The word of the language that takes the test. */
const char *uz_test_use_word(uz_test_use use);

/* A whole test where it is used; `rule` and `piece` are NULL outside of moves and promotions. */
typedef struct uz_test_seat {
  uz_test_use use;
  const uz_test *test;
  uz_source at;
  const uz_rule *rule;
  const uz_piece_def *piece;
} uz_test_seat;

/* Visits the rule and every rule inside it, outer ones first. */
typedef void uz_rule_visit(void *context, const uz_rule *rule);
void uz_walk_rules(const uz_rule *rule, uz_rule_visit *visit, void *context);

/* Visits the test and every test inside it, outer ones first. */
typedef void uz_test_visit(void *context, const uz_test *test);
void uz_walk_test(const uz_test *test, uz_test_visit *visit, void *context);

/* Visits every whole test that the game uses. */
typedef void uz_seat_visit(void *context, const uz_test_seat *seat);
void uz_walk_seats(const uz_game_def *def, uz_seat_visit *visit, void *context);

/* True when the test, or any test of the game, holds an atom or operator of this sort. */
bool uz_test_asks(const uz_test *test, uz_test_op op);
bool uz_game_asks(const uz_game_def *def, uz_test_op op);
/* The first rule of the game that has such an effect, or NULL. */
const uz_rule *uz_game_rule_with(const uz_game_def *def, uz_effect_op op);
const uz_effect *uz_rule_effect(const uz_rule *rule, uz_effect_op op);

/* How many nodes a tree has, each counted as often as it is reached: trees share parts, and a
 * script of forty lines can say one of 2^40 nodes. Above `most`, the answer is some number above
 * it; so it is for a tree too deep to be walked. Nothing else may walk a tree that has not been
 * measured. */
unsigned uz_test_size(const uz_test *test, unsigned most);
unsigned uz_rule_size(const uz_rule *rule, unsigned most);
unsigned uz_event_size(const uz_event *event, unsigned most);

#endif
