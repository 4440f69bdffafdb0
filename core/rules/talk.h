/* Sentences of a game's description, in one language. Texts live in the talk's arena; when
 * memory is out they are "". */
#ifndef UZ_RULES_TALK_H
#define UZ_RULES_TALK_H

#include "rules/tree.h"

typedef enum uz_phrase_id {
#define UZ_PHRASE(id, en, ru) UZ_P_##id,
#include "rules/phrases.def"
#undef UZ_PHRASE
  UZ_PHRASES
} uz_phrase_id;

typedef struct uz_talk {
  uz_arena *arena;
  uz_lang lang;
  const uz_game_def *def;
  bool squares_alone; /* the board has no nodes, and is a grid */
} uz_talk;

/* A phrase with arguments 1 to 3 put in; those that it does not use may be NULL. */
const char *uz_say(const uz_talk *t, uz_phrase_id id, const char *a1, const char *a2,
                   const char *a3);
/* A phrase without arguments. */
const char *uz_phrase(const uz_talk *t, uz_phrase_id id);
/* a and b with a phrase between them; b when a is "". */
const char *uz_join(const uz_talk *t, const char *a, uz_phrase_id between, const char *b);
const char *uz_append(const uz_talk *t, const char *a, const char *b);
const char *uz_number(const uz_talk *t, int n);
/* "1 square", "2 squares": `one` is the first of three phrases for one, a few, many. */
const char *uz_counted(const uz_talk *t, uz_phrase_id one, int n);

/* ---- Parts of the description ---- */

/* The author's name of a piece. */
const char *uz_piece_title(const uz_talk *t, const char *name);
/* The titles, "a, b or c". */
const char *uz_piece_titles(const uz_talk *t, const char *const *names, unsigned count);

/* describe_dirs.c: "diagonally forward". */
const char *uz_describe_dirs(const uz_talk *t, uz_dirs dirs);
/* True when none of them leads to a neighbouring site. */
bool uz_dirs_are_leaps(const uz_talk *t, uz_dirs dirs);

/* describe_tests.c: a clause that follows "where". */
const char *uz_describe_test(const uz_talk *t, const uz_test *test);
/* The titles of a test that asks for pieces alone, "a or b"; NULL for other tests. */
const char *uz_describe_kinds(const uz_talk *t, const uz_test *test);
/* The same asked of units of the other side alone. */
const char *uz_describe_enemy_kinds(const uz_talk *t, const uz_test *test);
/* A place, behind "from" and behind "on". */
const char *uz_describe_from(const uz_talk *t, const uz_test *test);
const char *uz_describe_on(const uz_talk *t, const uz_test *test);

/* describe_moves.c: what a rule does, without a capital. */
const char *uz_describe_rule(const uz_talk *t, const uz_rule *rule);

/* describe_ends.c: one ending, without a capital; the order of captures, a sentence. */
const char *uz_describe_ending(const uz_talk *t, const uz_ending *ending);
const char *uz_describe_prefer(const uz_talk *t);

#endif
