/* The FEN form: `<squares> [<nodes>] <side> [<rights>] [<mark>] [<rest>] <progress> <turn>`. A
 * field in brackets is there when the game's rules need it; what follows the side may be left
 * out. */
#include "play/setup_text.h"
#include "rules/squares.h"

/* ---- Reading and writing each field ---- */

static bool refuse_squares(uz_setup *setup, const uz_squares_fault *fault) {
  char row[16], have[16], want[16];
  snprintf(row, sizeof row, "%d", fault->row);
  snprintf(have, sizeof have, "%d", fault->have);
  snprintf(want, sizeof want, "%d", fault->want);
  switch (fault->wrong) {
  case UZ_SQUARES_ROWS: return uz_setup_refuse(setup, UZ_D_position_rows, have, want, NULL);
  case UZ_SQUARES_WIDTH: return uz_setup_refuse(setup, UZ_D_position_width, row, have, want);
  case UZ_SQUARES_OFF_BOARD:
    return uz_setup_refuse(setup, UZ_D_position_off_board, fault->letter, row, NULL);
  default: return uz_setup_refuse(setup, UZ_D_position_letter, fault->letter, row, NULL);
  }
}

static bool read_units(uz_setup *setup, bool nodes, const char *word) {
  uz_squares_fault fault = uz_squares_read(setup->game->def, nodes, word, setup->board);
  return !fault.wrong || refuse_squares(setup, &fault);
}

static bool read_squares(uz_setup *setup, const char *word) {
  return read_units(setup, false, word);
}
static bool read_nodes(uz_setup *setup, const char *word) { return read_units(setup, true, word); }

static void write_squares(const uz_position *p, uz_writer *to) {
  uz_squares_write(p->game->def, false, p->board, to);
}
static void write_nodes(const uz_position *p, uz_writer *to) {
  uz_squares_write(p->game->def, true, p->board, to);
}

static bool read_side(uz_setup *setup, const char *word) {
  setup->state.side = word[0] == 'b';
  return !strcmp(word, "w") || !strcmp(word, "b") ||
         uz_setup_refuse(setup, UZ_D_position_side, word, NULL, NULL);
}

static void write_side(const uz_position *p, uz_writer *to) { uz_put(to, p->now.side ? 'b' : 'w'); }

/* The right whose letter a text begins with; the longest letter wins. -1: none. */
static int right_of_letter(const uz_game_def *def, const char *text, size_t *length) {
  int found = -1;
  *length = 0;
  for (unsigned i = 0; i < def->rights_count; i++) {
    size_t n = strlen(def->rights[i].letter);
    if (n <= *length || strncmp(text, def->rights[i].letter, n) != 0) continue;
    found = (int)i;
    *length = n;
  }
  return found;
}

static bool read_rights(uz_setup *setup, const char *word) {
  if (!strcmp(word, "-")) return true;
  size_t length;
  for (const char *at = word; *at; at += length) {
    int right = right_of_letter(setup->game->def, at, &length);
    uint64_t bit = right < 0 ? 0 : (uint64_t)1 << right;
    if (!bit || setup->state.rights & bit)
      return uz_setup_refuse(setup, UZ_D_position_right, word, at, NULL);
    setup->state.rights |= bit;
  }
  return true;
}

static void write_rights(const uz_position *p, uz_writer *to) {
  const uz_game_def *def = p->game->def;
  for (unsigned i = 0; i < def->rights_count; i++)
    if (p->now.rights >> i & 1) uz_put_text(to, def->rights[i].letter);
  if (!p->now.rights) uz_put(to, '-');
}

static bool read_mark(uz_setup *setup, const char *word) {
  if (!strcmp(word, "-")) return true;
  setup->state.mark = uz_board_find(setup->game->board, word);
  return setup->state.mark != UZ_NO_SITE ||
         uz_setup_refuse(setup, UZ_D_position_site, word, NULL, NULL);
}

static void write_mark(const uz_position *p, uz_writer *to) {
  uz_site mark = p->now.mark;
  uz_put_text(to, mark == UZ_NO_SITE ? "-" : p->game->board->place[mark].name);
}

static bool read_progress(uz_setup *setup, const char *word) {
  unsigned clock;
  if (!uz_setup_read_clock(setup, word, &clock)) return false;
  setup->state.progress = (uint16_t)clock;
  return true;
}

static void write_progress(const uz_position *p, uz_writer *to) {
  uz_put_number(to, p->now.progress);
}

/* Some programs count turns from 0; the first is the first all the same. */
static bool read_turn(uz_setup *setup, const char *word) {
  unsigned clock;
  if (!uz_setup_read_clock(setup, word, &clock)) return false;
  setup->state.turn = clock ? clock : 1;
  return true;
}

static void write_turn(const uz_position *p, uz_writer *to) { uz_put_number(to, p->now.turn); }

/* ---- The fields ---- */

static bool always(const uz_game *game) {
  (void)game;
  return true;
}
static bool has_squares(const uz_game *game) { return uz_board_rows(game->board, false) > 0; }
static bool has_nodes(const uz_game *game) { return uz_board_rows(game->board, true) > 0; }
static bool has_rights(const uz_game *game) { return game->def->rights_count > 0; }
static bool has_marks(const uz_game *game) { return game->marks; }
static bool has_rest(const uz_game *game) { return game->rests; }

static const struct field {
  bool (*there)(const uz_game *game);
  bool (*read)(uz_setup *setup, const char *word);
  void (*write)(const uz_position *position, uz_writer *to);
  bool needed, clock;
} fields[] = {
    {has_squares, read_squares, write_squares, true, false},
    {has_nodes, read_nodes, write_nodes, true, false},
    {always, read_side, write_side, true, false},
    {has_rights, read_rights, write_rights, false, false},
    {has_marks, read_mark, write_mark, false, false},
    {has_rest, uz_setup_read_rest, uz_setup_write_rest, false, false},
    {always, read_progress, write_progress, false, true},
    {always, read_turn, write_turn, false, true},
};

#define FIELDS (sizeof fields / sizeof fields[0])

/* Copies the next word and steps over it; false at the end of the text. */
static bool next_word(const char **text, char *word) {
  size_t length;
  *text += strspn(*text, " ");
  length = strcspn(*text, " ");
  memcpy(word, *text, length);
  word[length] = '\0';
  *text += length;
  return length > 0;
}

bool uz_fen_read(uz_setup *setup, const char *text) {
  char word[UZ_POSITION_TEXT_MOST];
  for (size_t i = 0; i < FIELDS; i++) {
    if (!fields[i].there(setup->game)) continue;
    if (!next_word(&text, word)) {
      if (!fields[i].needed) return true;
      return uz_setup_refuse(setup, UZ_D_position_short, NULL, NULL, NULL);
    }
    if (!fields[i].read(setup, word)) return false;
  }
  return !next_word(&text, word) ||
         uz_setup_refuse(setup, UZ_D_position_rest_of_text, word, NULL, NULL);
}

void uz_fen_write(const uz_position *position, bool clocks, uz_writer *to) {
  bool first = true;
  for (size_t i = 0; i < FIELDS; i++) {
    if (!fields[i].there(position->game) || (fields[i].clock && !clocks)) continue;
    if (!first) uz_put(to, ' ');
    fields[i].write(position, to);
    first = false;
  }
}
