/* uzel: a Lua-scriptable rules framework for board games on squares, on lattice nodes, or on both.
 *
 * This is the whole public interface. The way of the data:
 *
 *   script --uz_game_load--> game (immutable, may be shared by threads)
 *   game --uz_position_new--> position (one thread at a time)
 *   position --uz_moves_generate--> move list --uz_position_apply--> position ...
 *
 * Ownership. Whatever a function named uz_X_new or uz_game_load hands out is freed by the caller with
 * uz_X_free; freeing NULL is allowed. Strings returned as `const char *` belong to the object they
 * were asked of and live as long as it does. A position must not outlive its game, nor a move list its
 * position's game.
 *
 * Errors. A function that can fail returns a uz_status and, when it was given a uz_diags, adds to it
 * what is wrong, where, why and how to mend it. Passing NULL for the diags is allowed. Nothing here
 * prints, exits, or keeps global state.
 *
 * Texts are UTF-8. Functions that write text take a buffer and its size, always end it with '\0', and
 * return the length that the whole text has (as snprintf does), so a return value >= size means that
 * the text was cut.
 */
#ifndef UZEL_H
#define UZEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

#define UZEL_VERSION "0.1.0"

/* ---- Statuses, languages, diagnostics ------------------------------------------------------- */

typedef enum uz_status {
  UZ_OK = 0,
  UZ_NO,         /* the answer is no: an illegal move, a position that cannot be */
  UZ_BAD_USE,    /* an unknown option or variant, a value out of bounds */
  UZ_BAD_SCRIPT, /* the script has errors */
  UZ_IO,         /* a file could not be read or written */
  UZ_NO_MEMORY,
  UZ_TOO_MANY /* a position's moves are too many to be found: see uz_moves_status */
} uz_status;

typedef enum uz_lang { UZ_EN, UZ_RU } uz_lang;

typedef struct uz_diags uz_diags;

/* One finding. `file` is NULL when no file is concerned, `line` is 0 when no line is. `id` names the
 * kind, such as "unknown-word". `why` and `mend` may be empty strings. When the line of the script
 * uses a family and the finding arose in there, `inside` is the family's file, else NULL. */
typedef struct uz_diag {
  const char *id, *file, *what, *why, *mend, *inside;
  int line, inside_line;
  bool warning;
} uz_diag;

/* A list of up to 20 findings in the given language. NULL when memory is out. */
uz_diags *uz_diags_new(uz_lang lang);
void uz_diags_free(uz_diags *diags);
void uz_diags_clear(uz_diags *diags);
size_t uz_diags_count(const uz_diags *diags);
const uz_diag *uz_diags_get(const uz_diags *diags, size_t i);
/* Adds the finding that a status of itself stands for: UZ_NO_MEMORY or UZ_TOO_MANY, as functions
 * without diags return it. Does nothing for the others. */
void uz_diags_explain(uz_diags *diags, uz_status status);
/* Prints every finding as `FILE:LINE: error: what`, then why and mend, each on a line of its own. */
void uz_diags_print(const uz_diags *diags, FILE *out);

/* The nearest of n names to a misspelt one, the first of equals; NULL when none is near. Names are
 * UTF-8; the case of Latin letters does not matter. */
const char *uz_nearest(const char *name, const char *const *names, size_t n);

/* ---- Games ------------------------------------------------------------------------------------ */

typedef struct uz_game uz_game;

typedef struct uz_setting {
  const char *name, *value;
} uz_setting;

/* What to load. `variant` is the name of a variant or preset ("chess", "sintez-64-ru") or the path of
 * a script (it holds a '/' or ends in ".lua"). With `text` the script is that text of `length` bytes
 * and `variant` only names it. `scripts` is the folder that holds variants/ and families/; NULL means
 * the environment's UZEL_SCRIPTS, then the installed folder, then the source tree's. */
typedef struct uz_load {
  const char *variant;
  const char *scripts;
  const char *text;
  size_t length;
  const uz_setting *settings;
  size_t settings_count;
  bool unfused; /* keep the compiler from fusing instructions: slow, for tests */
} uz_load;

uz_status uz_game_load(const uz_load *load, uz_diags *diags, uz_game **game);
void uz_game_free(uz_game *game);

/* Writes the folder of scripts that uz_game_load would use for `scripts` (which may be NULL). */
size_t uz_scripts_folder(const char *scripts, char *text, size_t size);

const char *uz_game_name(const uz_game *game);                /* "sintez", or the preset's name */
const char *uz_game_title(const uz_game *game, uz_lang lang); /* "Russian draughts" */
const char *uz_game_about(const uz_game *game, uz_lang lang); /* the author's words, may be "" */
const char *uz_game_script(const uz_game *game);              /* path of the script */
/* A hash of the compiled rules: equal rules, equal hash, on every machine. */
uint64_t uz_game_rules_hash(const uz_game *game);
bool uz_game_keeps_lua(const uz_game *game); /* true when the script uses `where` */

typedef enum uz_option_kind { UZ_OPTION_WHOLE, UZ_OPTION_CHOICE, UZ_OPTION_YES_NO } uz_option_kind;

typedef struct uz_option {
  const char *name;
  uz_option_kind kind;
  int least, most;            /* UZ_OPTION_WHOLE */
  const char *const *choices; /* UZ_OPTION_CHOICE, `choices_count` of them */
  size_t choices_count;
  const char *preset;   /* the value without any --set, as text */
  const char *value;    /* the value that this game was loaded with, as text */
  const char *about[2]; /* by uz_lang */
} uz_option;

size_t uz_game_options(const uz_game *game);
const uz_option *uz_game_option(const uz_game *game, size_t i);

/* A preset: the script under another name with other values. */
typedef struct uz_preset {
  const char *name;
  const char *title[2]; /* by uz_lang */
  const char *settings; /* "width=8 rows=3" */
} uz_preset;

size_t uz_game_presets(const uz_game *game);
const uz_preset *uz_game_preset(const uz_game *game, size_t i);

/* Pieces. A unit's code names its piece and side; 0 is an empty site. */
typedef struct uz_piece {
  const char *name;      /* the script's name, "queen" */
  const char *title[2];  /* by uz_lang: "queen", "ферзь" */
  const char *letter[2]; /* by side: "Q", "q" */
  const char
      *symbol[2]; /* by side, for terminals: "♕", "♛"; the letter when the script gives none */
  const char *picture; /* name of the drawing for SVG, may be "" */
  bool royal;
} uz_piece;

size_t uz_game_pieces(const uz_game *game);
const uz_piece *uz_game_piece(const uz_game *game, size_t i);

/* Writes the rules in words, made from the compiled game and the author's texts. */
void uz_game_describe(const uz_game *game, uz_lang lang, FILE *out);
/* Writes the compiled program, an instruction a line. */
void uz_game_disassemble(const uz_game *game, FILE *out);

/* ---- The board -------------------------------------------------------------------------------- */

typedef uint16_t uz_site; /* 0 .. uz_game_sites() - 1, at most 2,048 */
#define UZ_NO_SITE ((uz_site)0xFFFF)

/* A site as a drawing needs it: x and y are doubled coordinates, squares at even/even from (0, 0) at
 * white's lower left, nodes at odd/odd. */
typedef struct uz_place {
  int x, y;
  bool node; /* a lattice node, else a square */
  bool dark; /* a dark square */
  const char *name;
} uz_place;

size_t uz_game_sites(const uz_game *game);
uz_place uz_game_place(const uz_game *game, uz_site site);
/* Width and height of the grid in squares; 0 for a board made of links alone. */
int uz_game_width(const uz_game *game);
int uz_game_height(const uz_game *game);
/* The number of a site in a notation by numbers, from 1; 0 when the game has none for it. */
int uz_game_number(const uz_game *game, uz_site site);
/* The site of a name, or UZ_NO_SITE. */
uz_site uz_game_find_site(const uz_game *game, const char *name);

/* ---- The language ----------------------------------------------------------------------------- */

/* A word of the rule language, for `uzel doc`, editors and fuzzers. */
typedef struct uz_word {
  const char *name, *form; /* "step", "step(directions)" */
  const char *gives;       /* sort of its value: "move" */
  const char *about[2];    /* by uz_lang */
  const char *example;     /* a line of script */
} uz_word;

size_t uz_words(void);
const uz_word *uz_word_at(size_t i);

/* ---- Positions -------------------------------------------------------------------------------- */

typedef struct uz_position uz_position;
typedef struct uz_moves uz_moves;

/* A position at the game's start. NULL when memory is out. */
uz_position *uz_position_new(const uz_game *game);
uz_position *uz_position_copy(const uz_position *position);
void uz_position_free(uz_position *position);
const uz_game *uz_position_game(const uz_position *position);

/* Sets the position from text in the game's own form; UZ_NO and a reason when it cannot be. The
 * position is then unchanged. `start` names the start position. History is forgotten. */
uz_status uz_position_set(uz_position *position, const char *text, uz_diags *diags);
/* Writes the position in the game's form; without `clocks`, the last two fields (progress, turn) are
 * left out. */
size_t uz_position_text(const uz_position *position, bool clocks, char *text, size_t size);

int uz_position_side(const uz_position *position);      /* side to move: 0 white, 1 black */
uint64_t uz_position_hash(const uz_position *position); /* Zobrist hash, side included */
size_t uz_position_depth(const uz_position *position);  /* turns since it was set */
/* The unit on a site: its piece (index for uz_game_piece) and side; -1 when empty. */
int uz_position_piece_at(const uz_position *position, uz_site site, int *side);

typedef enum uz_result {
  UZ_GOES_ON = 0, /* nobody has won yet */
  UZ_SIDE_WINS,   /* the side to move has won */
  UZ_SIDE_LOSES,
  UZ_DRAWN
} uz_result;

/* What the position is: whether the game is over, by which ending. `status` is one of none, check,
 * mate, stalemate, lost, drawn, won; `reason` names the ending in the language asked ("third
 * repetition"), "" when the game goes on. */
typedef struct uz_outcome {
  uz_result result;
  const char *status;
  const char *reason[2];
} uz_outcome;

/* Judges the side to move; looks for a legal move, so it costs about as much as generating them.
 * Where no move was found because looking was given up, the game goes on. */
uz_outcome uz_position_outcome(uz_position *position);

/* ---- Moves ------------------------------------------------------------------------------------ */

typedef enum uz_count {
  UZ_COUNT_RESULTS,   /* equal start, end, victims and unit afterwards are one move */
  UZ_COUNT_SEQUENCES, /* the order of victims counts */
  UZ_COUNT_PATHS      /* every landing site counts */
} uz_count;

/* A list of moves; it grows as needed and is reused by the next generation. NULL: memory is out. */
uz_moves *uz_moves_new(const uz_game *game);
void uz_moves_free(uz_moves *moves);

/* Fills the list with the legal moves of the side to move, whether or not a draw rule has ended the
 * game; returns their number. */
size_t uz_moves_generate(uz_position *position, uz_count count, uz_moves *moves);
size_t uz_moves_count(const uz_moves *moves);
/* UZ_TOO_MANY when the last generation was given up: rules can be written by which a position has
 * more moves, or more ways to look for them, than any list could hold. The list lacks some then. */
uz_status uz_moves_status(const uz_moves *moves);
/* Whether uz_position_outcome would say that the game is over, when `moves` are the position's legal
 * moves: much cheaper for who has generated them anyway. */
bool uz_position_is_over(uz_position *position, const uz_moves *moves);

/* What a move does, for drawing and for programs. */
typedef struct uz_move_info {
  uz_site from, to;
  int piece_before, piece_after; /* differ in a promotion */
  size_t victims;                /* captured units */
  size_t landings;               /* sites that the unit lands on, `to` included */
} uz_move_info;

uz_move_info uz_moves_info(const uz_moves *moves, size_t i);
uz_site uz_moves_victim(const uz_moves *moves, size_t i, size_t victim);
uz_site uz_moves_landing(const uz_moves *moves, size_t i, size_t landing);

/* Plays move i of a list that was generated for this very position. Allocates nothing while the room
 * lasts: see uz_position_reserve. */
void uz_position_apply(uz_position *position, const uz_moves *moves, size_t i);
/* Takes the last turn back; there must be one (uz_position_depth() > 0). */
void uz_position_undo(uz_position *position);
/* Makes room for so many more turns ahead. New positions have room for 1,024; apply adds room by
 * itself between turns when it is used up. */
uz_status uz_position_reserve(uz_position *position, size_t turns);

/* Writes move i in the game's notation. The position is the one it was generated for. */
size_t uz_move_text(const uz_position *position, const uz_moves *moves, size_t i, char *text,
                    size_t size);
/* As uz_move_text in the form that books use where it differs (SAN in chess). */
size_t uz_move_book_text(uz_position *position, const uz_moves *moves, size_t i, char *text,
                         size_t size);
/* Finds the move that a text means among all legal moves; shortened forms are accepted when they
 * leave one. UZ_NO and a reason (what makes it illegal, or which moves it could mean) otherwise.
 * `moves` is filled with the list that `index` refers to. */
uz_status uz_move_parse(uz_position *position, const char *text, uz_moves *moves, size_t *index,
                        uz_diags *diags);

/* ---- Counting --------------------------------------------------------------------------------- */

#define UZ_PERFT_MOST 64

typedef struct uz_perft {
  int depth; /* from 0 to UZ_PERFT_MOST */
  uz_count count;
  bool no_bulk; /* apply every last move too, instead of counting the list */
} uz_perft;

/* Number of move sequences of the given length. Draw rules do not matter. UZ_NO_MEMORY and
 * UZ_TOO_MANY are possible. */
uz_status uz_position_perft(uz_position *position, uz_perft how, uint64_t *count);

/* ---- Game records ----------------------------------------------------------------------------- */

/* Writes the game so far: variant, options, hash of the compiled rules, start position, moves. */
uz_status uz_record_write(const uz_position *position, FILE *out, uz_diags *diags);
/* Reads a record's head: which variant and settings to load. `text` is the whole file. The strings
 * go into `head`, which the caller frees with uz_record_head_free. */
typedef struct uz_record_head {
  char *variant;
  uz_setting *settings;
  size_t settings_count;
} uz_record_head;

uz_status uz_record_read_head(const char *text, uz_record_head *head, uz_diags *diags);
void uz_record_head_free(uz_record_head *head);
/* Plays a record's moves on a position of a game that was loaded by its head. Refused with a reason
 * when the rules' hash differs. */
uz_status uz_record_replay(uz_position *position, const char *text, uz_diags *diags);

/* ---- The computer's move ---------------------------------------------------------------------- */

typedef struct uz_limits {
  double seconds;  /* 0: no limit */
  int depth;       /* 0: no limit */
  uint64_t visits; /* 0: no limit; with a fixed seed the same move on every machine */
  uint64_t seed;
  const volatile bool *stop; /* may be NULL; set it to end the search soon */
} uz_limits;

typedef struct uz_best {
  size_t index; /* of the move in the list */
  int score;    /* hundredths of the smallest unit's value, for the side to move */
  int depth;
  uint64_t visits;
  double seconds;
} uz_best;

/* Finds a good move for the side to move; UZ_NO when it has none, UZ_TOO_MANY as uz_moves_status.
 * `moves` is filled. */
uz_status uz_search(uz_position *position, uz_limits limits, uz_moves *moves, uz_best *best);

#ifdef __cplusplus
}
#endif

#endif
