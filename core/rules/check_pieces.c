/* Pieces: what they are called, what they become, where they stand. */
#include "rules/checks.h"
#include "rules/reach.h"
#include "rules/region.h"
#include "rules/setup.h"

void uz_check_piece_name(uz_checker *c, uz_source at, const char *name) {
  if (uz_def_piece(c->def, name) < 0)
    uz_diags_add(c->diags, at, UZ_D_unknown_piece, name, uz_def_nearest_piece(c->def, name), NULL,
                 NULL);
}

static const char *text_or_none(const char *text) { return text ? text : ""; }

/* ---- Names and letters ---- */

static void compare_name(uz_checker *c, unsigned i) {
  const uz_piece_def *piece = &c->def->pieces[i];
  int first = uz_def_piece(c->def, piece->piece.name);
  if (first == (int)i) return;
  uz_digits line = uz_digits_of(c->def->pieces[first].at.line);
  uz_diags_add(c->diags, piece->at, UZ_D_same_name, piece->piece.name, line.text, NULL, NULL);
}

void uz_check_names(uz_checker *c) {
  for (unsigned i = 0; i < c->def->pieces_count; i++) {
    const uz_piece_def *piece = &c->def->pieces[i];
    if (*text_or_none(piece->piece.name))
      compare_name(c, i);
    else
      uz_diags_add(c->diags, piece->at, UZ_D_piece_without_name, NULL, NULL, NULL, NULL);
  }
}

/* The first piece before i that shares a letter with it, or NULL. */
static const uz_piece_def *shares_letter(const uz_game_def *def, unsigned i) {
  for (unsigned k = 0; k < i; k++)
    for (int side = 0; side < 4; side++) {
      const char *own = text_or_none(def->pieces[i].piece.letter[side & 1]);
      if (!strcmp(own, text_or_none(def->pieces[k].piece.letter[side >> 1])))
        return &def->pieces[k];
    }
  return NULL;
}

void uz_check_letters(uz_checker *c) {
  for (unsigned i = 0; i < c->def->pieces_count; i++) {
    const uz_piece_def *piece = &c->def->pieces[i], *other;
    const char *name = text_or_none(piece->piece.name);
    const char *white = text_or_none(piece->piece.letter[0]);
    const char *black = text_or_none(piece->piece.letter[1]);
    if (!*white || !*black)
      uz_diags_add(c->diags, piece->at, UZ_D_piece_without_letter, name, NULL, NULL, NULL);
    else if (!uz_is_one_letter(white) || !uz_is_one_letter(black))
      uz_diags_add(c->diags, piece->at, UZ_D_not_a_letter, name, white, NULL, NULL);
    else if ((other = shares_letter(c->def, i)) != NULL)
      uz_diags_add(c->diags, piece->at, UZ_D_same_letter, text_or_none(other->piece.name), name,
                   white, NULL);
  }
}

/* ---- Promotion, royal units, the rest rule ---- */

static void check_promotion(uz_checker *c, const uz_piece_def *piece) {
  const uz_promotion *promotion = piece->promotion;
  for (unsigned i = 0; i < promotion->count; i++) {
    uz_check_piece_name(c, promotion->at, promotion->to[i]);
    if (piece->piece.name && !strcmp(promotion->to[i], piece->piece.name))
      uz_diags_add(c->diags, promotion->at, UZ_D_promotes_to_itself, piece->piece.name, NULL, NULL,
                   NULL);
  }
  if (!promotion->count)
    uz_diags_add(c->diags, promotion->at, UZ_D_promotes_to_nothing, text_or_none(piece->piece.name),
                 NULL, NULL, NULL);
}

void uz_check_promotions(uz_checker *c) {
  for (unsigned i = 0; i < c->def->pieces_count; i++)
    if (c->def->pieces[i].promotion) check_promotion(c, &c->def->pieces[i]);
}

void uz_check_rest(uz_checker *c) {
  const uz_rest *rest = &c->def->rest;
  if (!rest->name) return;
  uz_check_piece_name(c, rest->at, rest->name);
  if (rest->with) uz_check_piece_name(c, rest->at, rest->with);
}

/* ---- The start ---- */

void uz_check_setup(uz_checker *c) {
  const uz_game_def *def = c->def;
  if (def->setup_text || def->setup_count)
    uz_setup_read(def, c->start, c->diags);
  else
    uz_diags_add(c->diags, def->at, UZ_D_no_setup, NULL, NULL, NULL, NULL);
}

/* How many units, and royal ones among them, a side begins with. */
typedef struct troops {
  unsigned units, royals;
} troops;

static troops count_troops(const uz_checker *c, int side) {
  troops count = {0, 0};
  for (unsigned site = 0; site < c->def->board->sites; site++) {
    uz_code code = c->start[site];
    if (code == UZ_EMPTY || uz_code_side(code) != side) continue;
    count.units++;
    count.royals += c->def->pieces[uz_code_kind(code)].piece.royal;
  }
  return count;
}

void uz_check_armies_stand(uz_checker *c) {
  static const uz_diag_id without_units[2] = {UZ_D_white_without_units, UZ_D_black_without_units};
  static const uz_diag_id without_royal[2] = {UZ_D_white_without_royal, UZ_D_black_without_royal};
  for (int side = 0; side < 2; side++) {
    troops count = count_troops(c, side);
    if (!count.units)
      uz_diags_add(c->diags, c->def->at, without_units[side], NULL, NULL, NULL, NULL);
    else if (!count.royals && uz_def_has_royal(c->def))
      uz_diags_add(c->diags, c->def->at, without_royal[side], NULL, NULL, NULL, NULL);
  }
}

/* ---- What can come about ---- */

/* The sites that units of each piece can get to in the course of a game. */
typedef struct spread {
  uz_word64 at[UZ_KINDS_MOST][UZ_WORDS_MOST];
} spread;

static unsigned spread_size(const uz_game_def *def, const spread *s) {
  unsigned size = 0;
  for (unsigned i = 0; i < def->pieces_count; i++)
    size += uz_set_count(s->at[i], def->board->words);
  return size;
}

/* Adds the sites on which a piece promotes to those of what it becomes. */
static void promote(const uz_game_def *def, unsigned kind, int side, spread *s) {
  const uz_promotion *promotion = def->pieces[kind].promotion;
  uz_word64 zone[UZ_WORDS_MOST];
  uz_test_sites(def, promotion->zone, side, zone);
  for (unsigned i = 0; i < promotion->count; i++) {
    uz_word64 *to = s->at[uz_def_piece(def, promotion->to[i])];
    for (unsigned w = 0; w < def->board->words; w++) to[w] |= zone[w] & s->at[kind][w];
  }
}

static void spread_once(const uz_game_def *def, int side, spread *s) {
  for (unsigned kind = 0; kind < def->pieces_count; kind++) {
    const uz_piece_def *piece = &def->pieces[kind];
    if (!uz_set_any(s->at[kind], def->board->words)) continue;
    if (piece->moves) uz_rule_reach_on(def, piece->moves, side, s->at[kind]);
    if (piece->promotion) promote(def, kind, side, s);
  }
}

static void spread_side(const uz_checker *c, int side, spread *s) {
  const uz_game_def *def = c->def;
  unsigned before;
  memset(s, 0, sizeof *s);
  for (unsigned site = 0; site < def->board->sites; site++)
    if (c->start[site] != UZ_EMPTY && uz_code_side(c->start[site]) == side)
      uz_set_add(s->at[uz_code_kind(c->start[site])], site);
  do {
    before = spread_size(def, s);
    spread_once(def, side, s);
  } while (spread_size(def, s) > before);
}

static bool zone_is_empty(const uz_game_def *def, const uz_promotion *promotion) {
  for (int side = 0; side < 2; side++) {
    uz_word64 zone[UZ_WORDS_MOST];
    uz_test_sites(def, promotion->zone, side, zone);
    if (uz_set_any(zone, def->board->words)) return false;
  }
  return true;
}

void uz_check_zones(uz_checker *c) {
  for (unsigned i = 0; i < c->def->pieces_count; i++) {
    const uz_piece_def *piece = &c->def->pieces[i];
    if (piece->promotion && zone_is_empty(c->def, piece->promotion))
      uz_diags_add(c->diags, piece->promotion->at, UZ_D_zone_empty, piece->piece.name, NULL, NULL,
                   NULL);
  }
}

static bool reaches_zone(const uz_game_def *def, unsigned kind, int side, const spread *s) {
  uz_word64 zone[UZ_WORDS_MOST];
  uz_test_sites(def, def->pieces[kind].promotion->zone, side, zone);
  return uz_set_meets(zone, s->at[kind], def->board->words);
}

void uz_check_use_of_pieces(uz_checker *c) {
  const uz_game_def *def = c->def;
  bool appears[UZ_KINDS_MOST] = {false}, promotes[UZ_KINDS_MOST] = {false};
  for (int side = 0; side < 2; side++) {
    spread s;
    spread_side(c, side, &s);
    for (unsigned i = 0; i < def->pieces_count; i++) {
      appears[i] |= uz_set_any(s.at[i], def->board->words);
      promotes[i] |= def->pieces[i].promotion && reaches_zone(def, i, side, &s);
    }
  }
  for (unsigned i = 0; i < def->pieces_count; i++) {
    const uz_piece_def *piece = &def->pieces[i];
    if (!appears[i])
      uz_diags_add(c->diags, piece->at, UZ_D_never_appears, piece->piece.name, NULL, NULL, NULL);
    else if (piece->promotion && !promotes[i])
      uz_diags_add(c->diags, piece->promotion->at, UZ_D_never_promotes, piece->piece.name, NULL,
                   NULL, NULL);
  }
}
