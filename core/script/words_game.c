/* The words that hold everything together. */
#include "script/words.h"

int uz_word_any(lua_State *L) { return uz_give(L, UZ_S_any, NULL); }

/* ---- The game ---- */

static void read_texts(uz_slot table, uz_game_def *def) {
  uz_slot title = uz_field(table, "title"), about = uz_field(table, "about");
  def->title[UZ_EN] = def->title[UZ_RU] = def->name;
  def->about[UZ_EN] = def->about[UZ_RU] = "";
  if (uz_is_given(title)) uz_want_text(title, def->title);
  if (uz_is_given(about)) uz_want_text(about, def->about);
}

/* A text of squares as in FEN, or a list of place(...). */
static void read_setup(uz_slot slot, uz_game_def *def) {
  if (lua_type(slot.L, slot.index) == LUA_TSTRING)
    def->setup_text = uz_want_long_string(slot);
  else
    def->setup_lines = uz_want_list(slot, UZ_S_setup, sizeof *def->setup_lines, &def->setup_count);
}

static void read_captures(uz_slot slot, uz_game_def *def) {
  const uz_game_def *rule = uz_may(slot, UZ_S_capture, NULL);
  if (!rule) return;
  def->must_capture = rule->must_capture;
  def->lift_at_once = rule->lift_at_once;
  def->prefer = rule->prefer;
  def->prefer_count = rule->prefer_count;
}

static void read_lists(uz_slot table, uz_game_def *def) {
  uz_slot endings = uz_field(table, "endings"), rights = uz_field(table, "rights");
  uz_slot pieces = uz_field(table, "pieces");
  def->pieces = uz_want_list(pieces, UZ_S_piece, sizeof *def->pieces, &def->pieces_count);
  if (uz_is_given(endings))
    def->endings = uz_want_list(endings, UZ_S_ending, sizeof *def->endings, &def->endings_count);
  if (uz_is_given(rights))
    def->rights = uz_want_list(rights, UZ_S_right, sizeof *def->rights, &def->rights_count);
}

static void read_rest(uz_slot slot, uz_game_def *def) {
  const uz_rest *rest = uz_may(slot, UZ_S_rest, NULL);
  if (rest) def->rest = *rest;
}

/* How positions and moves are written. */
static void read_notation(uz_slot table, uz_game_def *def) {
  static const char *const sides[] = {"white", "black"};
  static const char *const notations[] = {"long", "uci", "squares", "numbers"}; /* uz_notation */
  static const char *const forms[] = {"fen", "pdn"};                            /* uz_form */
  static const char *const signs[] = {":", "x"};
  static const char *const corners[] = {"top-left", "top-right", "bottom-left", "bottom-right"};
  def->first = uz_may_choice(uz_field(table, "first"), sides, 2, 0);
  def->notation = (uz_notation)uz_may_choice(uz_field(table, "notation"), notations, 4, 0);
  def->form = (uz_form)uz_may_choice(uz_field(table, "form"), forms, 2, 0);
  def->capture_sign = uz_may_choice(uz_field(table, "capture_sign"), signs, 2, 0) == 1 ? 'x' : ':';
  int corner = uz_may_choice(uz_field(table, "numbering"), corners, 4, 0);
  def->numbering = corners[corner < 0 ? 0 : corner];
  uz_slot pdn = uz_field(table, "pdn");
  if (uz_is_given(pdn)) uz_want_whole(pdn, 0, 99, &def->pdn_type);
}

static void read_game(uz_slot table, uz_game_def *def) {
  def->at = uz_here(table.L);
  read_texts(table, def);
  def->board = (uz_board *)uz_want(uz_field(table, "board"), UZ_S_board);
  read_lists(table, def);
  read_setup(uz_field(table, "setup"), def);
  read_captures(uz_field(table, "capture"), def);
  read_rest(uz_field(table, "rest"), def);
  read_notation(table, def);
}

int uz_word_game(lua_State *L) {
  static const char *const keys[] = {"title",    "about",   "board",        "pieces",    "setup",
                                     "first",    "capture", "endings",      "rights",    "rest",
                                     "notation", "form",    "capture_sign", "numbering", "pdn"};
  uz_run *run = uz_run_of(L);
  uz_slot table = uz_arg(L, 1);
  uz_want_no_more(L, 1);
  if (run->made) {
    uz_fault(L, uz_here(L), UZ_D_second_game, NULL, NULL, NULL, NULL);
    return uz_give_unknown(L);
  }
  run->made = true;
  if (!uz_want_keys(table, keys, UZ_COUNT_OF(keys), false)) return uz_give_unknown(L);
  read_game(table, run->def);
  return uz_give(L, UZ_S_game, run->def);
}
