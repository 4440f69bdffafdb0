/* Words that give pieces, promotions, texts and captures. */
#include <ctype.h>
#include <string.h>

#include "base/utf8.h"
#include "script/words.h"

int uz_word_text(lua_State *L) {
  const char *en = uz_want_long_string(uz_arg(L, 1)), *ru = uz_want_long_string(uz_arg(L, 2));
  uz_want_no_more(L, 2);
  if (!en || !ru) return uz_give_unknown(L);
  const char **both = UZ_TAKE_ARRAY(L, const char *, 2);
  both[UZ_EN] = en;
  both[UZ_RU] = ru;
  return uz_give(L, UZ_S_text, both);
}

/* ---- Promotions ---- */

int uz_word_promotes(lua_State *L) {
  static const char *const keys[] = {"to", "zone", "when", "optional", "entering", "lost"};
  static const char *const whens[] = {"end", "at_once", "touched", "stops"}; /* uz_promotes_when */
  uz_slot table = uz_arg(L, 1);
  unsigned faults = uz_run_of(L)->faults;
  if (!uz_want_keys(table, keys, UZ_COUNT_OF(keys), false)) return uz_give_unknown(L);
  uz_promotion *promotion = UZ_TAKE(L, uz_promotion);
  promotion->at = uz_here(L);
  promotion->to = uz_want_names(uz_field(table, "to"), &promotion->count);
  promotion->zone = uz_may(uz_field(table, "zone"), UZ_S_test, NULL);
  if (!promotion->zone) promotion->zone = uz_last_row(L);
  int when = uz_may_choice(uz_field(table, "when"), whens, UZ_COUNT_OF(whens), 0);
  promotion->when = (uz_promotes_when)when;
  promotion->optional = uz_may_flag(uz_field(table, "optional"), false);
  promotion->entering = uz_may_flag(uz_field(table, "entering"), false);
  promotion->lost = uz_may_flag(uz_field(table, "lost"), false);
  if (uz_run_of(L)->faults != faults) return uz_give_unknown(L);
  return uz_give(L, UZ_S_promotion, promotion);
}

/* ---- Pieces ---- */

/* A pair of texts by side, as { "white", "black" }. */
static bool read_pair(uz_slot slot, const char *pair[2]) {
  unsigned count;
  const char **names = uz_want_names(slot, &count);
  if (!names) return false;
  if (count == 2) {
    pair[0] = names[0];
    pair[1] = names[1];
    return true;
  }
  uz_fault(slot.L, uz_slot_at(slot), UZ_D_not_a_pair, slot.key, NULL, NULL, NULL);
  return false;
}

/* One letter is White's as a capital and Black's as a small one. What is no letter of a to z the
 * check of the whole game refuses. */
static void read_letter(uz_slot slot, const char *pair[2]) {
  const char *letter = uz_want_string(slot);
  for (int side = 0; letter && side < 2; side++) {
    char *copy = (char *)uz_take_text(slot.L, letter, strlen(letter));
    if (*copy && !copy[1]) *copy = (char)(side ? tolower : toupper)((unsigned char)*copy);
    pair[side] = copy;
  }
}

static void read_symbol(uz_slot slot, uz_piece *piece) {
  if (uz_is_given(slot)) {
    read_pair(slot, piece->symbol);
  } else {
    piece->symbol[0] = piece->letter[0];
    piece->symbol[1] = piece->letter[1];
  }
}

static void read_names(uz_slot table, uz_piece *piece) {
  piece->name = uz_want_string(uz_field(table, "name"));
  uz_slot title = uz_field(table, "title"), picture = uz_field(table, "picture");
  piece->title[UZ_EN] = piece->title[UZ_RU] = piece->name;
  if (uz_is_given(title)) uz_want_text(title, piece->title);
  piece->picture = uz_is_given(picture) ? uz_want_string(picture) : "";
  read_letter(uz_field(table, "letter"), piece->letter);
  read_symbol(uz_field(table, "symbol"), piece);
  piece->royal = uz_may_flag(uz_field(table, "royal"), false);
}

int uz_word_piece(lua_State *L) {
  static const char *const keys[] = {"name",  "title", "letter",   "symbol", "picture",
                                     "royal", "moves", "promotes", "never"};
  uz_slot table = uz_arg(L, 1);
  unsigned faults = uz_run_of(L)->faults;
  uz_want_no_more(L, 1);
  if (!uz_want_keys(table, keys, UZ_COUNT_OF(keys), false)) return uz_give_unknown(L);
  uz_piece_def *piece = UZ_TAKE(L, uz_piece_def);
  piece->at = uz_here(L);
  read_names(table, &piece->piece);
  piece->moves = uz_want(uz_field(table, "moves"), UZ_S_move);
  piece->promotion = uz_may(uz_field(table, "promotes"), UZ_S_promotion, NULL);
  piece->never = uz_may_board_test(uz_field(table, "never"));
  if (uz_run_of(L)->faults != faults) return uz_give_unknown(L);
  return uz_give(L, UZ_S_piece, piece);
}

/* ---- Captures ---- */

static int give_key(lua_State *L, uz_prefer_op op, bool tested) {
  uz_prefer *key = UZ_TAKE(L, uz_prefer);
  uz_slot test = uz_arg(L, 1);
  unsigned faults = uz_run_of(L)->faults;
  uz_want_no_more(L, 1);
  *key = (uz_prefer){.op = op, .at = uz_here(L)};
  if (tested || uz_is_given(test)) key->test = uz_want(test, UZ_S_test);
  return uz_run_of(L)->faults == faults ? uz_give(L, UZ_S_key, key) : uz_give_unknown(L);
}

int uz_word_most(lua_State *L) { return give_key(L, UZ_PREFER_MOST, false); }
int uz_word_earliest(lua_State *L) { return give_key(L, UZ_PREFER_EARLIEST, true); }
int uz_word_mover(lua_State *L) { return give_key(L, UZ_PREFER_MOVER, true); }

#define WORTH_MOST 255

int uz_word_worth(lua_State *L) {
  uz_slot table = uz_arg(L, 1);
  uz_want_no_more(L, 1);
  if (!uz_want_table(table)) return uz_give_unknown(L);
  uz_prefer *key = UZ_TAKE(L, uz_prefer);
  *key = (uz_prefer){.op = UZ_PREFER_WORTH, .at = uz_here(L)};
  key->names = uz_sorted_keys(table, &key->count);
  int *worth = UZ_TAKE_ARRAY(L, int, key->count + 1);
  for (unsigned i = 0; i < key->count; i++) {
    if (!uz_want_whole(uz_field(table, key->names[i]), 0, WORTH_MOST, &worth[i]))
      return uz_give_unknown(L);
    lua_pop(L, 1);
  }
  key->worth = worth;
  return uz_give(L, UZ_S_key, key);
}

/* A capture rule is the game's def as far as this word fills it. */
int uz_word_capture(lua_State *L) {
  static const char *const keys[] = {"must", "prefer", "lift"};
  static const char *const lifts[] = {"after", "at_once"};
  uz_slot table = uz_arg(L, 1);
  unsigned faults = uz_run_of(L)->faults;
  uz_want_no_more(L, 1);
  if (!uz_want_keys(table, keys, UZ_COUNT_OF(keys), false)) return uz_give_unknown(L);
  uz_game_def *rule = UZ_TAKE(L, uz_game_def);
  rule->must_capture = uz_may_flag(uz_field(table, "must"), false);
  rule->lift_at_once = uz_may_choice(uz_field(table, "lift"), lifts, UZ_COUNT_OF(lifts), 0) == 1;
  uz_slot prefer = uz_field(table, "prefer");
  if (uz_is_given(prefer))
    rule->prefer = uz_want_list(prefer, UZ_S_key, sizeof *rule->prefer, &rule->prefer_count);
  if (uz_run_of(L)->faults != faults) return uz_give_unknown(L);
  return uz_give(L, UZ_S_capture, rule);
}
