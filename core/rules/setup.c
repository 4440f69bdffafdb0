#include "rules/setup.h"

#include <stdlib.h>

#include "rules/region.h"

typedef struct setup {
  const uz_game_def *def;
  uz_diags *diags;
  uz_code *start;
  bool fits;
} setup;

static void refuse(setup *s, uz_source at, uz_diag_id id, const char *a1, const char *a2,
                   const char *a3) {
  uz_diags_add(s->diags, at, id, a1, a2, a3, NULL);
  s->fits = false;
}

/* ---- Text ---- */

/* The unit of a letter, which is not 0-ended: its code, or UZ_EMPTY. */
static uz_code unit_of_letter(const uz_game_def *def, char letter) {
  for (unsigned kind = 0; kind < def->pieces_count; kind++)
    for (int side = 0; side < 2; side++) {
      const char *own = def->pieces[kind].piece.letter[side];
      if (own[0] == letter && !own[1]) return uz_code_of(kind, side);
    }
  return UZ_EMPTY;
}

static void put_letter(setup *s, char letter, int file, int rank) {
  char letters[2] = {letter, '\0'}, number[16];
  uz_code code = unit_of_letter(s->def, letter);
  uz_site site = uz_board_at(s->def->board, 2 * file, 2 * rank);
  snprintf(number, sizeof number, "%d", rank + 1);
  if (!code)
    refuse(s, s->def->at, UZ_D_setup_letter, letters, number, NULL);
  else if (file < s->def->board->width && site == UZ_NO_SITE)
    refuse(s, s->def->at, UZ_D_setup_off_board, letters, number, NULL);
  else if (file < s->def->board->width)
    s->start[site] = code;
}

/* Reads one rank and gives the number of squares that it speaks of. */
static int read_rank(setup *s, const char **text, int rank) {
  int file = 0;
  while (**text && **text != '/') {
    if (**text >= '0' && **text <= '9') {
      char *end;
      long run = strtol(*text, &end, 10);
      file += run > UZ_GRID_MOST ? UZ_GRID_MOST + 1 : (int)run;
      *text = end;
    } else {
      put_letter(s, *(*text)++, file++, rank);
    }
    if (file > UZ_GRID_MOST) file = UZ_GRID_MOST + 1;
  }
  return file;
}

static int count_ranks(const char *text) {
  int n = 1;
  for (; *text; text++) n += *text == '/';
  return n;
}

static void read_text(setup *s) {
  const uz_board *board = s->def->board;
  const char *text = s->def->setup_text;
  char have[16], want[16], number[16];
  int ranks = count_ranks(text);
  if (ranks != board->height) {
    snprintf(have, sizeof have, "%d", ranks);
    snprintf(want, sizeof want, "%d", board->height);
    refuse(s, s->def->at, UZ_D_setup_ranks, have, want, NULL);
    return;
  }
  for (int rank = ranks - 1; rank >= 0; rank--, text += *text == '/') {
    int width = read_rank(s, &text, rank);
    if (width == board->width) continue;
    snprintf(number, sizeof number, "%d", rank + 1);
    snprintf(have, sizeof have, "%d", width);
    snprintf(want, sizeof want, "%d", board->width);
    refuse(s, s->def->at, UZ_D_setup_width, number, have, want);
  }
}

/* ---- Lines ---- */

static const char *name_of_unit(const uz_game_def *def, uz_code code) {
  return def->pieces[uz_code_kind(code)].piece.name;
}

/* Tells of the first clash only: the others follow from it. */
static void put_region(setup *s, const uz_setup_line *line, unsigned kind, int side) {
  const uz_board *board = s->def->board;
  uz_word64 region[UZ_WORDS_MOST];
  uz_test_sites(s->def, line->region, side, region);
  if (!uz_set_any(region, board->words))
    refuse(s, line->at, UZ_D_setup_region_empty, line->name, NULL, NULL);
  UZ_EACH(site, region, board->words) {
    uz_code there = s->start[site];
    if (there) {
      bool both_sides = uz_code_side(there) != side;
      refuse(s, line->at, both_sides ? UZ_D_setup_sides_overlap : UZ_D_setup_overlap,
             board->place[site].name, line->name, name_of_unit(s->def, there));
      return;
    }
    s->start[site] = uz_code_of(kind, side);
  }
}

static void read_line(setup *s, const uz_setup_line *line) {
  int kind = uz_def_piece(s->def, line->name);
  if (kind < 0) {
    refuse(s, line->at, UZ_D_unknown_piece, line->name, uz_def_nearest_piece(s->def, line->name),
           NULL);
  } else if (!uz_test_is_board_only(line->region)) {
    refuse(s, line->at, UZ_D_only_places, "place", NULL, NULL);
  } else {
    for (int side = 0; side < 2; side++) put_region(s, line, (unsigned)kind, side);
  }
}

bool uz_setup_read(const uz_game_def *def, uz_code *start, uz_diags *diags) {
  setup s = {.def = def, .diags = diags, .start = start, .fits = true};
  memset(start, UZ_EMPTY, def->board->sites);
  if (def->setup_text) {
    read_text(&s);
  } else {
    for (unsigned i = 0; i < def->setup_count; i++) read_line(&s, &def->setup_lines[i]);
  }
  return s.fits;
}
