#include "rules/setup.h"

#include "rules/region.h"
#include "rules/squares.h"

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

static void read_text(setup *s) {
  uz_squares_fault fault = uz_squares_read(s->def, false, s->def->setup_text, s->start);
  char row[16], have[16], want[16];
  snprintf(row, sizeof row, "%d", fault.row);
  snprintf(have, sizeof have, "%d", fault.have);
  snprintf(want, sizeof want, "%d", fault.want);
  switch (fault.wrong) {
  case UZ_SQUARES_FINE: break;
  case UZ_SQUARES_ROWS: refuse(s, s->def->at, UZ_D_setup_ranks, have, want, NULL); break;
  case UZ_SQUARES_WIDTH: refuse(s, s->def->at, UZ_D_setup_width, row, have, want); break;
  case UZ_SQUARES_LETTER: refuse(s, s->def->at, UZ_D_setup_letter, fault.letter, row, NULL); break;
  case UZ_SQUARES_OFF_BOARD:
    refuse(s, s->def->at, UZ_D_setup_off_board, fault.letter, row, NULL);
    break;
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
  } else {
    for (int side = 0; side < 2 && s->fits; side++) put_region(s, line, (unsigned)kind, side);
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
