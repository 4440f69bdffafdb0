/* The compiled game: immutable, shared by threads, all of it in one arena.
 *
 * Units are codes: 0 an empty site, 1 + k White's piece k, 33 + k Black's. A set of codes is a
 * 64-bit mask, so that "may this unit stand there" is one shift. Everything that depends on a side
 * or a piece is compiled for each of them, with directions, rows and friend or enemy already
 * resolved.
 */
#ifndef UZ_RULES_GAME_H
#define UZ_RULES_GAME_H

#include "rules/tree.h"

typedef uint8_t uz_code;
typedef uint64_t uz_codes;

#define UZ_EMPTY            ((uz_code)0)
#define UZ_WALL             ((uz_code)32) /* beyond the board */
#define UZ_TAKEN            ((uz_code)63) /* captured, not yet lifted: blocks, is nobody's */
#define UZ_SIDE_CODES(side) ((uz_codes)0x7FFFFFFE << (32 * (side)))
#define UZ_UNIT_CODES       (UZ_SIDE_CODES(0) | UZ_SIDE_CODES(1))
/* Index of the set of all units of a side among a position's sets. */
#define UZ_ALL(side) (31 + 32 * (side))

static inline uz_code uz_code_of(unsigned kind, int side) {
  return (uz_code)(1 + kind + 32 * (unsigned)side);
}
static inline unsigned uz_code_kind(uz_code code) { return (code & 31u) - 1; }
static inline int uz_code_side(uz_code code) { return code >> 5; }
static inline bool uz_codes_have(uz_codes codes, uz_code code) { return (codes >> code) & 1; }

/* ---- Conditions: a compiled test is an "or" of these, each an "and" ---- */

#define UZ_ASK_UNMOVED 1u
#define UZ_ASK_MARKED  2u
#define UZ_ASK_SAFE    4u
#define UZ_ASK_CHECK   8u  /* the mover was in check when the turn began */
#define UZ_ASK_FIRST   16u /* the first of the game's questions; those after it are the next bits */

typedef struct uz_ask {
  uz_codes codes;         /* the unit there, or UZ_EMPTY, is one of these */
  const uz_word64 *sites; /* the site is one of these; NULL: any */
  uint32_t yes, no;       /* UZ_ASK_... that must hold, that must not */
} uz_ask;

typedef struct uz_cond {
  const uz_ask *ask;
  unsigned count;
} uz_cond;

/* What a condition asks that is more than a flag. */
typedef struct uz_question {
  uz_test_op op; /* WHERE or NEAR */
  int function;  /* of WHERE */
  uz_dirs dirs;  /* of NEAR, for the side that asks */
  uz_cond cond;
} uz_question;

/* ---- Programs ---- */

typedef enum uz_op {
#define UZ_OP(name, operands, sentence) UZ_OP_##name,
#include "rules/ops.def"
#undef UZ_OP
  UZ_OPS
} uz_op;

typedef struct uz_ins {
  uz_op op;
  uint8_t least, most, before, beyond;
  uint8_t chain; /* AGAIN: number of the chain in its program */
  bool landing_goes_on, no_reversal;
  uint32_t jump; /* FORK, GO, AGAIN; JUMP in a chain: where the chain's body begins */
  uz_dirs dirs;
  uz_codes codes; /* BY */
  uz_cond through, over, to;
} uz_ins;

#define UZ_CHAINS_MOST 8

/* ---- Fused alternatives ---- */

typedef enum uz_act_op {
  UZ_ACT_STEPS, /* to each site of a list, if the unit there is one of `to` */
  UZ_ACT_RAYS,  /* along lists of sites through units of `through`, stopping on those of `to` */
  UZ_ACT_CHAIN, /* jump after jump */
  UZ_ACT_RUN    /* the program at pc, instruction by instruction */
} uz_act_op;

enum {
  UZ_ACT_PROMOTES = 1,       /* some end lies in the piece's zone */
  UZ_ACT_MARKS = 2,          /* marks the site before the last */
  UZ_ACT_TAKES_MARKER = 4,   /* ends on the mark and captures the marker */
  UZ_ACT_NEEDS_RIGHT = 8,    /* nothing to do for a unit on a site without a standing right */
  UZ_ACT_ONLY_CAPTURES = 16, /* the half that captures; RUN drops the rest */
  UZ_ACT_ONLY_QUIETS = 32,   /* the half that does not */
  UZ_ACT_TAKES_ROYAL = 64,   /* may capture a royal unit */
  UZ_ACT_IN_CHECK = 128,     /* only in a turn that began in check */
  UZ_ACT_NOT_IN_CHECK = 256  /* only in one that did not */
};

/* Sets of codes that a position keeps as one set of sites, or nearly. */
typedef enum uz_goal { UZ_GOAL_CODES, UZ_GOAL_VACANT, UZ_GOAL_ENEMY, UZ_GOAL_NOT_FRIEND } uz_goal;

/* A set-wise form of STEPS: the units of `from`, moved by `shift` bits. */
typedef struct uz_act_shift {
  int shift;
  const uz_word64 *from;
} uz_act_shift;

typedef struct uz_hop {
  uz_codes by, over;       /* moving units that may; units jumped */
  uint16_t before, beyond; /* empty sites that may be passed */
  uint8_t dirs_count;
  uint8_t dirs[UZ_DIRS_MOST];
} uz_hop;

typedef struct uz_chain {
  const uz_hop *hops;
  unsigned hops_count;
  bool again; /* repeats; else a single jump */
  bool landing_goes_on, no_reversal;
  uz_goal over; /* of the hops that a unit of this piece begins with */
  /* Set-wise test "can any unit of this piece begin", for pieces whose first hops are short:
   * pairs of shifts of the units; NULL when it cannot be said so. */
  const struct uz_leapfrog *leapfrogs;
  unsigned leapfrogs_count;
} uz_chain;

/* units & from, shifted by `over`, meet the enemy; from there, those in `mid` shifted by `land`,
 * meet empty */
typedef struct uz_leapfrog {
  const uz_word64 *from, *mid;
  int over, land;
  uz_codes codes;
} uz_leapfrog;

/* A piece that captures markers: reach[site * words ..] are the sites from which it reaches a
 * marked site. */
typedef struct uz_taker {
  uz_code code;
  const uz_word64 *reach;
} uz_taker;

typedef struct uz_act {
  uz_act_op op;
  uint16_t flags;
  uint8_t least; /* RAYS: stops nearer than this are passed only */
  uz_goal goal;  /* `to` as a position has it ready */
  uz_codes through, to;
  /* list[first[s] .. first[s + 1]) belongs to site s. STEPS: the ends. RAYS: one ray after the
   * other, each its length, then its sites. */
  const uint32_t *first;
  const uz_site *list;
  const uz_act_shift *shifts; /* STEPS, or NULL */
  unsigned shifts_count;
  const uz_chain *chain;
  uint32_t pc;
} uz_act;

typedef struct uz_promo {
  const uz_word64 *zone; /* NULL: this piece never promotes */
  uz_promotes_when when;
  bool entering, lost; /* which of the choices there are depends: see uz_promo_choices */
  unsigned count;      /* choices, the piece itself among them when optional */
  uz_code to[UZ_KINDS_MOST];
} uz_promo;

typedef struct uz_kind {
  uz_act *acts; /* with must_capture: first `captures` that capture, then those that do not */
  unsigned acts_count, captures;
  uint32_t start; /* of the code of all its ways, one behind the other */
  uz_promo promo;
  bool returns; /* may come back to a site that it has left */
} uz_kind;

/* ---- Attacks on a royal unit, found from its site outwards ---- */

typedef struct uz_attack_ray {
  const uz_site *sites;
  const uz_codes *codes; /* attackers at that distance */
  unsigned count;
} uz_attack_ray;

typedef struct uz_attack_leap {
  uz_codes codes;
  unsigned count;
  const uz_site *sites;
} uz_attack_leap;

typedef struct uz_attack {
  const uz_attack_ray *rays;
  const uz_attack_leap *leaps;
  unsigned rays_count, leaps_count;
} uz_attack;

/* ---- Endings, compiled ---- */

typedef struct uz_army_count {
  uz_codes codes[2]; /* for either side as owner */
  const uz_word64 *where[2];
  int least, most;
} uz_army_count;

typedef struct uz_army_test {
  const uz_army_count *lines;
  unsigned count;
  uz_codes listed[2];
  bool open;
} uz_army_test;

typedef struct uz_happening { /* events that set a counter back */
  bool capture, promotion;
  uz_codes moved;
} uz_happening;

typedef struct uz_end {
  const uz_ending *def;
  uz_happening unless;
  uz_army_test a, b;
  uint8_t counter;    /* of the second QUIET and on, and of BALANCE with turns */
  bool counted;       /* it has one */
  bool sited;         /* a balance that asks where units stand */
  uz_cond reached[2]; /* by the side whose unit it is */
} uz_end;

#define UZ_COUNTERS_MOST 12

/* The compiled prefer keys: each takes some bits of one number, the first key the highest. */
typedef struct uz_key {
  uz_prefer_op op;
  uint8_t shift, bits;
  uz_codes codes;
  uint8_t worth[64]; /* by code */
} uz_key;

#define UZ_RIGHTS_MOST 64

/* What a Lua test sees and how it is called; filled by core/script. */
typedef struct uz_where_view uz_where_view;
typedef struct uz_where_hook {
  bool (*call)(void *context, int function, const uz_where_view *view);
  void (*close)(void *context);
  void *context;
} uz_where_hook;

struct uz_where_view {
  const uz_game *game;
  const uint8_t *board;
  uz_site site;
  int side;
};

struct uz_game {
  uz_arena *arena;
  const uz_game_def *def;
  const uz_board *board;
  uz_where_hook where;
  uint64_t rules_hash;

  unsigned sites, words, kinds;
  const uz_word64 *all; /* every site */
  uint8_t opposite[UZ_DIRS_MOST];
  uz_kind kind[2][UZ_KINDS_MOST];
  uz_codes codes;     /* all codes in use */
  uz_codes returning; /* of pieces that may come back to a site that they have left */

  const uz_ins *code;
  unsigned code_count;
  uz_question question[UZ_QUESTIONS_MOST];
  unsigned questions;
  bool asks_check; /* some condition does */

  uz_codes royal;             /* codes of royal units */
  bool plain_attack;          /* attacks on royal units are all in the tables below */
  bool guarded;               /* plain_attack, and each side starts with one royal unit */
  const uz_attack *attack[2]; /* attack[side][site]: on a royal unit of that side */

  bool must_capture, lift_at_once, marks, rests;
  bool dedupe;      /* a piece may say the same move twice */
  bool mark_always; /* some piece that captures markers is not among the takers */
  uz_taker takers[2][UZ_KINDS_MOST];
  unsigned takers_count[2];
  uz_codes rest_with[2];
  uz_code rest_code[2];
  const uz_key *keys;
  unsigned keys_count;
  bool key_most; /* the only key is the number of victims */

  const uz_end *ends;
  unsigned ends_count, counters;
  uz_happening progress;  /* sets the position string's progress back */
  bool counts_quiet;      /* some counter counts turns of every position */
  uz_codes balance_codes; /* no balance can hold without a unit of one of these */
  unsigned balance_most;  /* no balance can hold with more units than this */

  const uint64_t *rights_at; /* by site: rights that name it */
  uint64_t rights_of[64];    /* by code: rights of such units */
  uint64_t unit_rights;      /* all of those */
  uz_cond right_where[UZ_RIGHTS_MOST];
  uint64_t rights_start;

  const uint64_t *zobrist; /* zobrist[code * sites + site] */
  const uint64_t *z_mark;  /* by site */
  uint64_t z_side;
  uint64_t z_right[UZ_RIGHTS_MOST];

  const uint8_t *start;     /* codes by site */
  uint16_t start_count[64]; /* units of each code */
  const uint16_t *number;   /* PDN number of a site, 0 none */
};

#endif
