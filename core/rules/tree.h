/* What a script says, as trees: tests, moves, pieces, endings, the game. Built by core/script,
 * checked by check.c, compiled by compile.c, put into words by describe.c, and walked as it stands
 * by the slow reference in tests/ref. Nothing here is changed once built. Directions are as White
 * sees them; Black's are mirrored (dx, -dy), and `rows` are counted from the mover's own side.
 */
#ifndef UZ_RULES_TREE_H
#define UZ_RULES_TREE_H

#include "base/diag.h"
#include "board/board.h"

#define UZ_KINDS_MOST 30

/* ---- Tests: asked about a site, for the side that moves ---- */

typedef enum uz_test_op {
  UZ_TEST_EMPTY,
  UZ_TEST_FRIEND, /* a unit of the mover's side (the moving unit itself has left its site) */
  UZ_TEST_ENEMY,
  UZ_TEST_KIND,    /* a unit of the piece `name`, of either side */
  UZ_TEST_ROWS,    /* numbers: rows from the mover's side, -1 the last */
  UZ_TEST_RANKS,   /* numbers: ranks from White's side, -1 the last */
  UZ_TEST_FILES,   /* numbers: files from the left, from 1, -1 the last */
  UZ_TEST_SITES,   /* names of sites */
  UZ_TEST_DARK,    /* a dark square */
  UZ_TEST_LIGHT,   /* a light square */
  UZ_TEST_SQUARES, /* a square */
  UZ_TEST_NODES,   /* a node */
  UZ_TEST_UNMOVED, /* a right with this site stands: see uz_right */
  UZ_TEST_MARKED,  /* the last turn marked this site */
  UZ_TEST_SAFE,    /* no enemy unit could capture a royal unit of the mover here */
  UZ_TEST_WHITE,   /* White moves */
  /* A royal unit of the mover was attacked when the turn began. Whoever asks what could be captured
   * asks without regard to it: then it does not hold. */
  UZ_TEST_IN_CHECK,
  UZ_TEST_NEAR,  /* the next site in one of `dirs` passes a */
  UZ_TEST_WHERE, /* a Lua function says so */
  UZ_TEST_AND,
  UZ_TEST_OR,
  UZ_TEST_NOT
} uz_test_op;

typedef struct uz_test uz_test;
struct uz_test {
  uz_test_op op;
  uz_source at;
  const uz_test *a, *b; /* of AND and OR; NOT has only a */
  const char *name;     /* of KIND */
  const int *numbers;   /* of ROWS, RANKS, FILES */
  const char **names;   /* of SITES */
  unsigned count;       /* of numbers or names */
  int function;         /* of WHERE: the game's n-th Lua test */
  uz_dirs dirs;         /* of NEAR */
};

/* A compiled condition has 32 bits for what it asks, 4 of them taken. */
#define UZ_QUESTIONS_MOST 28
#define UZ_WHERES_MOST    UZ_QUESTIONS_MOST

/* ---- Moves ---- */

typedef enum uz_rule_op {
  UZ_RULE_STEP,  /* to the next site in one of dirs */
  UZ_RULE_SLIDE, /* least to most steps in one direction, over sites that pass `through` */
  /* 0 to `before` empty sites, the unit jumped, the landing site, 0 to `beyond` further empty
   * ones */
  UZ_RULE_JUMP,
  UZ_RULE_OR,   /* a or b */
  UZ_RULE_THEN, /* a, then b from where a ended */
  UZ_RULE_CHAIN /* a, again and again from where it ended, as long as it can be done */
} uz_rule_op;

#define UZ_ANY 255 /* as least, most, before, beyond: any number */

typedef enum uz_effect_op {
  UZ_EFFECT_MARK,        /* mark the site passed just before the end, until the next turn is over */
  UZ_EFFECT_TAKE_MARKER, /* capture the unit whose move made the mark */
  /* The first unit met beyond the end, going on in the same direction, passes `test`; it is put
   * on the site just before the end. */
  UZ_EFFECT_TOGETHER,
  /* A friend that passes `test`, wherever it stands, is put on an empty site next to the end in one
   * of `dirs`. */
  UZ_EFFECT_BRING
} uz_effect_op;

typedef struct uz_effect uz_effect;
struct uz_effect {
  uz_effect_op op;
  uz_source at;
  const uz_test *test;
  uz_dirs dirs; /* of BRING */
  const uz_effect *next;
};

/* Qualifiers: from is asked of the site where this rule begins (and of the unit there when it
 * begins the move), to of where it ends, through of each site passed, over of the unit jumped,
 * by of the moving unit as it now is (only KIND and operators). NULL stands for what is usual:
 * through empty, over enemy, to empty for a jump and empty or enemy for steps and slides,
 * nothing for the others. A rule that ends on an enemy captures it, and so does a jump over one;
 * a friend that is jumped stays. */
typedef struct uz_rule uz_rule;
struct uz_rule {
  uz_rule_op op;
  uz_source at;
  uz_dirs dirs;
  uint8_t least, most;    /* of SLIDE */
  uint8_t before, beyond; /* of JUMP */
  /* Of CHAIN: of several landings of one jump, only those that can go on, if any can. */
  bool landing_goes_on;
  bool no_reversal; /* of CHAIN: the next jump is not straight back along the last one's line */
  const uz_test *from, *through, *over, *to, *by;
  const uz_effect *effects;
  const uz_rule *a, *b;
};

/* ---- Pieces ---- */

typedef enum uz_promotes_when {
  UZ_PROMOTES_AT_END,  /* when the move ends in the zone */
  UZ_PROMOTES_AT_ONCE, /* on landing in the zone; a chain goes on as the new piece if it can */
  UZ_PROMOTES_TOUCHED, /* at the end of a move that landed in the zone anywhere */
  UZ_PROMOTES_STOPS    /* on landing in the zone, and the move is over */
} uz_promotes_when;

typedef struct uz_promotion {
  uz_source at;
  const char **to; /* names of pieces */
  unsigned count;
  const uz_test *zone;
  uz_promotes_when when;
  bool optional; /* may stay what it is */
  bool entering; /* only by a move that began outside of the zone */
  bool lost;     /* only to pieces of which the side has fewer on the board than at the start */
} uz_promotion;

typedef struct uz_piece_def {
  uz_source at;
  uz_piece piece;
  const uz_rule *moves;
  const uz_promotion *promotion; /* NULL: none */
  const uz_test *never; /* of the board alone: where no unit of it can stand; NULL: nowhere */
} uz_piece_def;

/* ---- The game ---- */

/* Keys by which captures are preferred, in order. */
typedef enum uz_prefer_op {
  UZ_PREFER_MOST,     /* more victims that pass `test` (NULL: any) */
  UZ_PREFER_EARLIEST, /* victims that pass `test` sooner: the first difference decides */
  UZ_PREFER_MOVER,    /* a mover that passes `test` */
  UZ_PREFER_WORTH     /* greater sum of `worth` of the victims */
} uz_prefer_op;

typedef struct uz_prefer {
  uz_prefer_op op;
  uz_source at;
  const uz_test *test; /* KIND and operators */
  const char **names;  /* of WORTH */
  const int *worth;
  unsigned count;
} uz_prefer;

typedef enum uz_event_op {
  UZ_EVENT_CAPTURE,
  UZ_EVENT_PROMOTION,
  UZ_EVENT_MOVED,
  UZ_EVENT_OR
} uz_event_op;

typedef struct uz_event uz_event;
struct uz_event {
  uz_event_op op;
  uz_source at;
  const uz_test *test; /* of MOVED: which pieces; NULL any */
  const uz_event *a, *b;
};

/* How many units of some kinds a side has: every line must hold, and a piece that no line speaks
 * of must not be there at all (unless `open`). A line with names NULL counts all units. */
typedef struct uz_army_line {
  const char **names;
  unsigned names_count;
  const uz_test *where; /* all of the units counted stand there; NULL anywhere */
  int least, most;
} uz_army_line;

typedef struct uz_army {
  uz_source at;
  const uz_army_line *lines;
  unsigned count;
  bool open;
} uz_army;

typedef enum uz_when_op {
  UZ_WHEN_NO_MOVE,   /* the side to move has no legal move */
  UZ_WHEN_MATE,      /* nor is its royal unit safe */
  UZ_WHEN_STALEMATE, /* ... but its royal unit is safe */
  UZ_WHEN_NO_UNIT,   /* the side to move has no unit left */
  UZ_WHEN_REPEATS,   /* the position with the same side to move stands for the n-th time */
  UZ_WHEN_QUIET,     /* n turns of the two sides together without any of the events */
  /* One side has army `a` and the other `b`, whichever is which, and this has been so for n
   * turns of the two sides together (0: at once) without any of the events. */
  UZ_WHEN_BALANCE,
  UZ_WHEN_REACHED /* a unit of the side that has just moved passes `test` */
} uz_when_op;

typedef struct uz_ending {
  uz_source at;
  uz_when_op when;
  uz_result result; /* for the side to move */
  int turns;        /* n */
  const uz_event *events;
  const uz_army *a, *b;
  int total_least, total_most; /* of BALANCE: units of both sides together; 0, 0: any number */
  const uz_test *test;
  const char *reason[2]; /* in words, by uz_lang */
} uz_ending;

/* A right stands until a unit moves from, or is captured on, one of its sites (castling). A move
 * whose `from` and `together` or `bring` tests ask `unmoved` needs one right that names both sites.
 * With `pieces` it is tied to those units of `side` instead, wherever they began: it is there at the
 * start when the side has one unit of the first piece and its site passes `where`. */
typedef struct uz_right_def {
  uz_source at;
  const char *letter;
  const char *site[2]; /* the second may be NULL */
  const char **pieces;
  unsigned pieces_count; /* 0: of sites */
  int side;
  const uz_test *where; /* NULL: anywhere */
} uz_right_def;

/* Quiet moves in a row that a side may make with one unit of the piece while it has one of
 * `with`. */
typedef struct uz_rest {
  uz_source at;
  const char *name, *with;
  int turns; /* 0: no such rule */
} uz_rest;

typedef struct uz_setup_line {
  uz_source at;
  const char *name;      /* piece */
  const uz_test *region; /* where each side's units stand at the start */
} uz_setup_line;

typedef enum uz_notation {
  UZ_NOTATION_LONG,    /* Nb1-c3, e4:d5, e7-e8=Q: letter, from, to */
  UZ_NOTATION_UCI,     /* b1c3, e7e8q; book text is SAN */
  UZ_NOTATION_SQUARES, /* e3-d4, e3:c5:e7 : draughts by names of sites */
  UZ_NOTATION_NUMBERS  /* 32-28, 19x10 : draughts by numbers */
} uz_notation;

typedef enum uz_form { UZ_FORM_FEN, UZ_FORM_PDN } uz_form;

typedef struct uz_game_def {
  uz_source at;
  const char *name, *script;
  const char *title[2], *about[2];
  uz_dir_list dirs;
  uz_board *board; /* connected by the compiler */
  const uz_piece_def *pieces;
  unsigned pieces_count;
  const char *setup_text;           /* squares as in FEN, or NULL */
  const uz_setup_line *setup_lines; /* else these */
  unsigned setup_count;
  int first; /* side that begins */
  bool must_capture;
  bool lift_at_once; /* captured units leave during a chain; else after it (Turkish strike) */
  const uz_prefer *prefer;
  unsigned prefer_count;
  const uz_ending *endings;
  unsigned endings_count;
  const uz_right_def *rights;
  unsigned rights_count;
  uz_rest rest;
  uz_notation notation;
  uz_form form;
  char capture_sign; /* 'x' or ':' */
  /* Where number 1 is: "top-left", "top-right", "bottom-left", "bottom-right". */
  const char *numbering;
  int pdn_type; /* PDN GameType, 0: none */
  const uz_option *options;
  unsigned options_count;
  const uz_preset *presets;
  unsigned presets_count;
  unsigned functions; /* `where` tests, at most UZ_WHERES_MOST */
} uz_game_def;

#endif
