/* The PDN form: `W:W31,32,K45:B1,2,K7:H0:F1`: the side to move, the units of either side by
 * number or name, the progress and the turn. A unit of the game's first piece has no letter.
 * `+2@31+0`, where the game's rules count it, says how long either side has moved its resting
 * unit. */
#include "play/setup_text.h"
#include "play/site_text.h"
#include "rules/squares.h"

/* ---- Reading ---- */

static bool put_unit(uz_setup *setup, uz_site site, uz_code unit, const char *word) {
  if (setup->board[site]) return uz_setup_refuse(setup, UZ_D_position_twice, word, NULL, NULL);
  setup->board[site] = unit;
  return true;
}

/* `5-12`: all sites from one number to another. */
static bool read_range(uz_setup *setup, const char *word, uz_code unit) {
  char first[16];
  size_t length = strcspn(word, "-");
  const char *last = word + length + 1;
  snprintf(first, sizeof first, "%.*s", (int)length, word);
  uz_site from = uz_site_of_word(setup->game, first, UZ_SITE_NUMBERS);
  uz_site to = uz_site_of_word(setup->game, last, UZ_SITE_NUMBERS);
  const uint16_t *number = setup->game->number;
  if (from == UZ_NO_SITE || to == UZ_NO_SITE || !number[from] || number[from] > number[to])
    return uz_setup_refuse(setup, UZ_D_position_range, word, NULL, NULL);
  bool fine = true;
  for (unsigned site = 0; site < setup->game->sites && fine; site++)
    if (number[site] >= number[from] && number[site] <= number[to])
      fine = put_unit(setup, (uz_site)site, unit, word);
  return fine;
}

/* `31`, `K45`, `Kc3`: a site alone is meant before a letter and a site. */
static bool read_unit(uz_setup *setup, const char *word, int side) {
  unsigned reading = UZ_SITE_NUMBERS;
  uz_site site = uz_site_of_word(setup->game, word, reading);
  uz_code unit = uz_code_of(0, side);
  size_t length;
  uz_code lettered = uz_unit_of_letter(setup->game->def, word, &length);
  if (site == UZ_NO_SITE && lettered && uz_code_side(lettered) == 0 && word[length]) {
    unit = uz_code_of(uz_code_kind(lettered), side);
    word += length;
  }
  if (strchr(word, '-')) return read_range(setup, word, unit);
  if (site == UZ_NO_SITE) site = uz_site_of_word(setup->game, word, reading | UZ_SITE_ANY_CASE);
  if (site == UZ_NO_SITE) return uz_setup_refuse(setup, UZ_D_position_site, word, NULL, NULL);
  return put_unit(setup, site, unit, word);
}

/* Cuts a text at a separator, in place, and gives the part before it; NULL after the last. Spaces
 * around a part do not belong to it. */
static char *next_part(char **text, char separator) {
  if (!*text) return NULL;
  char *part = *text + strspn(*text, " ");
  char *end = strchr(part, separator);
  *text = end ? end + 1 : NULL;
  if (!end) end = part + strlen(part);
  while (end > part && end[-1] == ' ') end--;
  *end = '\0';
  return part;
}

static bool read_units(uz_setup *setup, char *list, int side) {
  char *word;
  if (!list[strspn(list, " ")]) return true;
  while ((word = next_part(&list, ',')))
    if (!read_unit(setup, word, side)) return false;
  return true;
}

/* The side that a letter names, or -1. */
static int side_of(char letter) {
  switch (letter) {
  case 'W':
  case 'w': return 0;
  case 'B':
  case 'b': return 1;
  default: return -1;
  }
}

static bool read_clock(uz_setup *setup, const char *part) {
  unsigned clock;
  if (!uz_setup_read_clock(setup, part + 1, &clock)) return false;
  if (part[0] == 'H')
    setup->state.progress = (uint16_t)clock;
  else
    setup->state.turn = clock ? clock : 1;
  return true;
}

/* `seen` holds the first letters of the parts so far: each may come once. */
static bool read_part(uz_setup *setup, char *part, char *seen) {
  char kind = part[0];
  int side = side_of(kind);
  if (side >= 0) kind = side ? 'B' : 'W';
  if (!kind || !strchr("WBHF+", kind) || strchr(seen, kind))
    return uz_setup_refuse(setup, UZ_D_position_part, part, NULL, NULL);
  seen[strlen(seen)] = kind;
  if (side >= 0) return read_units(setup, part + 1, side);
  return kind == '+' ? uz_setup_read_rest(setup, part) : read_clock(setup, part);
}

/* Many texts end with a point, as PDN's own examples do. */
static void drop_final_point(char *text) {
  size_t length = strlen(text);
  while (length && text[length - 1] == ' ') length--;
  if (length && text[length - 1] == '.') length--;
  text[length] = '\0';
}

bool uz_pdn_read(uz_setup *setup, const char *text) {
  char copy[UZ_POSITION_TEXT_MOST], seen[8] = "", *rest = copy, *part;
  snprintf(copy, sizeof copy, "%s", text);
  drop_final_point(copy);
  part = next_part(&rest, ':');
  int side = side_of(part[0]);
  if (side < 0 || part[1]) return uz_setup_refuse(setup, UZ_D_position_side, part, NULL, NULL);
  setup->state.side = (uint16_t)side;
  while ((part = next_part(&rest, ':')))
    if (!read_part(setup, part, seen)) return false;
  return (strchr(seen, 'W') && strchr(seen, 'B')) ||
         uz_setup_refuse(setup, UZ_D_position_short, NULL, NULL, NULL);
}

/* ---- Writing ---- */

/* The sites in the order of their numbers, which run from 1, then those that have none. */
static void put_in_order(const uz_game *game, uz_site *order) {
  unsigned n = 0;
  for (unsigned site = 0; site < game->sites; site++) {
    if (!game->number[site]) continue;
    order[game->number[site] - 1] = (uz_site)site;
    n++;
  }
  for (unsigned site = 0; site < game->sites; site++)
    if (!game->number[site]) order[n++] = (uz_site)site;
}

static void write_side(const uz_position *p, int side, uz_writer *to) {
  uz_site order[UZ_SITES_MOST];
  bool first = true;
  put_in_order(p->game, order);
  uz_put(to, side ? 'B' : 'W');
  for (unsigned i = 0; i < p->game->sites; i++) {
    uz_code unit = p->board[order[i]];
    if (!unit || uz_code_side(unit) != side) continue;
    if (!first) uz_put(to, ',');
    if (uz_code_kind(unit))
      uz_put_text(to, p->game->def->pieces[uz_code_kind(unit)].piece.letter[0]);
    uz_site_write(p->game, order[i], to);
    first = false;
  }
}

void uz_pdn_write(const uz_position *position, bool clocks, uz_writer *to) {
  uz_put(to, position->now.side ? 'B' : 'W');
  for (int side = 0; side < 2; side++) {
    uz_put(to, ':');
    write_side(position, side, to);
  }
  if (position->now.rest_turns[0] || position->now.rest_turns[1]) {
    uz_put(to, ':');
    uz_setup_write_rest(position, to);
  }
  if (!clocks) return;
  uz_put_text(to, ":H");
  uz_put_number(to, position->now.progress);
  uz_put_text(to, ":F");
  uz_put_number(to, position->now.turn);
}
