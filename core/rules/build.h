/* What the passes of the compiler share while a game is being built. */
#ifndef UZ_RULES_BUILD_H
#define UZ_RULES_BUILD_H

#include "rules/compile.h"

#define UZ_WRAPS_MOST 8
#define UZ_CODE_MOST  (1u << 16) /* instructions */

/* One way of a piece's moves: a rule below the `or`s at the top, and the `or`s whose qualifiers
 * hold for it, outermost first. */
typedef struct uz_way {
  const uz_rule *rule;
  const uz_rule *wraps[UZ_WRAPS_MOST];
  unsigned wraps_count;
} uz_way;

typedef struct uz_build {
  uz_arena *arena;
  const uz_game_def *def;
  uz_game *game;
  uz_diags *diags;
  bool unfused;
  bool no_memory; /* building has been given up */
  bool too_large; /* not for want of memory, but for more than UZ_CODE_MOST instructions */
  uz_ins *code;   /* grows */
  unsigned code_count, code_room;
} uz_build;

/* Zeroed memory of the game's arena; NULL, and no_memory set, when there is none. */
void *uz_build_alloc(uz_build *b, size_t size);
#define UZ_BUILD_ARRAY(b, type, n) ((type *)uz_build_alloc((b), sizeof(type) * (size_t)(n)))

/* cond.c: the condition that a test is for a side; `usual` are the codes that a NULL test stands
 * for. */
uz_cond uz_build_cond(uz_build *b, const uz_test *test, int side, uz_codes usual);
/* Both. */
uz_cond uz_cond_and(uz_build *b, uz_cond x, uz_cond y);
/* True when the condition is one ask about units and sites alone; it is then put into *ask. */
bool uz_cond_is_plain(uz_cond cond, uz_ask *ask);
/* The codes that the pieces of a test (KIND and operators) have; NULL: all units. */
uz_codes uz_build_codes(uz_build *b, const uz_test *test);

/* program.c: the code of a way for a side; returns its pc. */
uint32_t uz_build_program(uz_build *b, const uz_way *way, int side);

/* fuse.c: the acts of a way, appended to acts[]; returns how many. */
#define UZ_ACTS_A_WAY 2
unsigned uz_build_acts(uz_build *b, const uz_way *way, int side, unsigned kind, uint32_t pc,
                       uz_act *acts);

/* reverse.c: the tables of attacks on royal units, from the finished acts. */
void uz_build_attacks(uz_build *b);

/* endings.c */
void uz_build_endings(uz_build *b);

/* rules_hash.c */
uint64_t uz_game_hash(const uz_game *game);

#endif
