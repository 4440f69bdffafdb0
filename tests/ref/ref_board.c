#include "ref.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ---- Neighbours ---- */

static uz_site linked(const uz_game_def *def, unsigned dir, uz_site site) {
  const char *name = def->board->place[site].name;
  for (const uz_link *link = def->dirs.links; link; link = link->next)
    if (link->dir == dir && strcmp(link->from, name) == 0)
      return uz_board_find(def->board, link->to);
  return UZ_NO_SITE;
}

uz_site ref_next(const uz_game_def *def, unsigned dir, int side, uz_site site) {
  const uz_dir *d = &def->dirs.dir[dir];
  if (d->link) return linked(def, dir, site);
  uz_place place = def->board->place[site];
  return uz_board_at(def->board, place.x + d->dx, place.y + (side ? -d->dy : d->dy));
}

/* ---- Starting ---- */

static void clear(const uz_game_def *def, ref_position *position) {
  memset(position, 0, sizeof *position);
  position->mark = position->marker = UZ_NO_SITE;
  position->rest_site[0] = position->rest_site[1] = UZ_NO_SITE;
  position->side = def->first;
}

static void place_line(const uz_game_def *def, const uz_setup_line *line, int side,
                       ref_position *position) {
  ref_unit unit = ref_unit_of((unsigned)ref_piece(def, line->name), side);
  ref_position asked;
  clear(def, &asked);
  asked.side = side;
  ref_view view = {def, &asked, false};
  for (uz_site site = 0; site < def->board->sites; site++)
    if (ref_site_passes(&view, line->region, site)) position->unit[site] = unit;
}

static bool read_squares(const uz_game_def *def, const char **text, ref_position *position);

void ref_position_start(const uz_game_def *def, ref_position *position) {
  clear(def, position);
  const char *text = def->setup_text;
  if (text) read_squares(def, &text, position);
  for (unsigned i = 0; i < def->setup_count; i++)
    for (int side = 0; side < 2; side++) place_line(def, &def->setup_lines[i], side, position);
  for (unsigned i = 0; i < def->rights_count; i++) position->right[i] = true;
  ref_settle(def, position);
}

/* ---- Reading squares as in FEN ---- */

static ref_unit unit_of_letter(const uz_game_def *def, char letter) {
  char text[2] = {letter, 0};
  for (unsigned i = 0; i < def->pieces_count; i++)
    for (int side = 0; side < 2; side++)
      if (strcmp(def->pieces[i].piece.letter[side], text) == 0) return ref_unit_of(i, side);
  return REF_EMPTY;
}

static bool read_rank(const uz_game_def *def, const char **text, int rank, ref_position *position) {
  int file = 0;
  while (isalnum((unsigned char)**text)) {
    if (isdigit((unsigned char)**text)) {
      file += (int)strtol(*text, (char **)text, 10);
      continue;
    }
    uz_site site = uz_board_at(def->board, 2 * file++, 2 * rank);
    ref_unit unit = unit_of_letter(def, *(*text)++);
    if (site == UZ_NO_SITE || unit == REF_EMPTY) return false;
    position->unit[site] = unit;
  }
  return file == def->board->width;
}

static bool read_squares(const uz_game_def *def, const char **text, ref_position *position) {
  for (int rank = def->board->height - 1; rank >= 0; rank--) {
    if (!read_rank(def, text, rank, position)) return false;
    if (rank > 0 && *(*text)++ != '/') return false;
  }
  return true;
}

static void read_rights(const uz_game_def *def, const char *word, size_t length,
                        ref_position *position) {
  for (unsigned i = 0; i < def->rights_count; i++)
    position->right[i] = memchr(word, def->rights[i].letter[0], length) != NULL;
}

/* The directions of the rules that leave a mark. */
static uz_dirs marking_dirs(const uz_rule *rule) {
  if (!rule) return 0;
  for (const uz_effect *effect = rule->effects; effect; effect = effect->next)
    if (effect->op == UZ_EFFECT_MARK) return rule->dirs;
  return marking_dirs(rule->a) | marking_dirs(rule->b);
}

/* The unit that left the mark is one step beyond it. */
static void read_mark(const uz_game_def *def, const char *word, ref_position *position) {
  char name[3] = {word[0], word[0] == '-' ? 0 : word[1], 0};
  position->mark = uz_board_find(def->board, name);
  if (position->mark == UZ_NO_SITE) return;
  int maker = !position->side;
  for (unsigned dir = 0; dir < def->dirs.count; dir++) {
    uz_site site = ref_next(def, dir, maker, position->mark);
    if (site == UZ_NO_SITE || !ref_unit_is_of(position->unit[site], maker)) continue;
    const uz_rule *moves = def->pieces[ref_unit_piece(position->unit[site])].moves;
    if (marking_dirs(moves) >> dir & 1) position->marker = site;
  }
}

static bool read_fen(const uz_game_def *def, const char *text, ref_position *position) {
  if (!read_squares(def, &text, position) || *text++ != ' ') return false;
  if (*text != 'w' && *text != 'b') return false;
  position->side = *text++ == 'b';
  if (!def->rights_count) return true;
  text += strspn(text, " ");
  size_t length = strcspn(text, " ");
  read_rights(def, text, length, position);
  text += length;
  text += strspn(text, " ");
  if (*text) read_mark(def, text, position);
  return true;
}

/* ---- Reading PDN positions: W:W31,K46:B1,2 or Wa1,Kb2 ---- */

/* Numbers run along the rows from the top, left to right. */
static uz_site numbered_site(const uz_game_def *def, long number) {
  for (int y = 2 * (def->board->height - 1); y >= 0; y -= 2)
    for (int x = 0; x < 2 * def->board->width; x += 2) {
      uz_site site = uz_board_at(def->board, x, y);
      if (site != UZ_NO_SITE && --number == 0) return site;
    }
  return UZ_NO_SITE;
}

static uz_site read_site(const uz_game_def *def, const char **text) {
  if (isdigit((unsigned char)**text)) return numbered_site(def, strtol(*text, (char **)text, 10));
  char name[8] = {0};
  size_t length = strcspn(*text, ",:.");
  if (length < sizeof name) memcpy(name, *text, length);
  *text += length;
  return uz_board_find(def->board, name);
}

/* A unit without a letter is of the first piece. */
static bool read_unit(const uz_game_def *def, const char **text, int side, ref_position *position) {
  unsigned piece = 0;
  if (isupper((unsigned char)**text)) {
    ref_unit unit = unit_of_letter(def, *(*text)++);
    if (unit == REF_EMPTY) return false;
    piece = ref_unit_piece(unit);
  }
  uz_site site = read_site(def, text);
  if (site == UZ_NO_SITE) return false;
  position->unit[site] = ref_unit_of(piece, side);
  return true;
}

static bool read_side(const char **text, int *side) {
  if (**text != 'W' && **text != 'B') return false;
  *side = *(*text)++ == 'B';
  return true;
}

/* `+BkkWkk` without its colon: quiet moves in a row and where that unit stands, Black's first. */
static void read_rest(const uz_game_def *def, const char *text, ref_position *position) {
  for (int side = 1; side >= 0 && *text == '+'; side--) {
    text++;
    position->rest_turns[side] = *text - '0';
    text++;
    long number = isdigit((unsigned char)*text) ? strtol(text, (char **)&text, 10) : 0;
    position->rest_site[side] = number ? numbered_site(def, number) : UZ_NO_SITE;
  }
}

static bool read_block(const uz_game_def *def, const char **text, ref_position *position) {
  int side;
  if (**text == '+') read_rest(def, *text, position);
  if (**text == '+' || **text == 'H' || **text == 'F') {
    *text += strcspn(*text, ":");
    return true;
  }
  if (!read_side(text, &side)) return false;
  while (**text && **text != ':' && **text != '.') {
    if (!read_unit(def, text, side, position)) return false;
    if (**text == ',') ++*text;
  }
  return true;
}

static bool read_pdn(const uz_game_def *def, const char *text, ref_position *position) {
  if (!read_side(&text, &position->side)) return false;
  while (*text == ':') {
    text++;
    if (!read_block(def, &text, position)) return false;
  }
  return *text == '\0' || *text == '.';
}

bool ref_position_read(const uz_game_def *def, const char *text, ref_position *position) {
  if (strcmp(text, "start") == 0) {
    ref_position_start(def, position);
    return true;
  }
  clear(def, position);
  bool read = strchr(text, '/') ? read_fen(def, text, position) : read_pdn(def, text, position);
  if (read) ref_settle(def, position);
  return read;
}
