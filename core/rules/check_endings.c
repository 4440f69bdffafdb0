/* Endings, preferences between captures, armies, numbers of squares. */
#include "rules/checks.h"
#include "rules/region.h"
#include "rules/walk.h"

/* ---- Preferences ---- */

static void check_worth(uz_checker *c, const uz_prefer *key) {
  for (unsigned i = 0; i < key->count; i++) uz_check_piece_name(c, key->at, key->names[i]);
}

void uz_check_prefer(uz_checker *c) {
  for (unsigned i = 0; i < c->def->prefer_count; i++) check_worth(c, &c->def->prefer[i]);
  if (c->def->prefer_count && !c->def->must_capture)
    uz_diags_add(c->diags, c->def->prefer[0].at, UZ_D_prefer_without_must, NULL, NULL, NULL, NULL);
}

/* ---- Endings ---- */

static void need_royal(uz_checker *c, const uz_ending *ending, const char *word) {
  if (!uz_def_has_royal(c->def))
    uz_diags_add(c->diags, ending->at, UZ_D_needs_royal, word, NULL, NULL, NULL);
}

void uz_check_royal_endings(uz_checker *c) {
  for (unsigned i = 0; i < c->def->endings_count; i++) {
    const uz_ending *ending = &c->def->endings[i];
    if (ending->when == UZ_WHEN_MATE) need_royal(c, ending, "mate");
    if (ending->when == UZ_WHEN_STALEMATE) need_royal(c, ending, "stalemate");
  }
}

/* The first ending before the one at `until` that waits for this; NULL when none does. */
static const uz_ending *find_ending(const uz_game_def *def, uz_when_op when, unsigned until) {
  for (unsigned i = 0; i < until; i++)
    if (def->endings[i].when == when) return &def->endings[i];
  return NULL;
}

/* The earlier ending that always comes first; NULL when there is none. */
static const uz_ending *overshadows(const uz_game_def *def, unsigned i) {
  const uz_ending *same;
  switch (def->endings[i].when) {
  case UZ_WHEN_MATE:
  case UZ_WHEN_STALEMATE:
    same = find_ending(def, def->endings[i].when, i);
    return same ? same : find_ending(def, UZ_WHEN_NO_MOVE, i);
  case UZ_WHEN_NO_MOVE:
  case UZ_WHEN_NO_UNIT: return find_ending(def, def->endings[i].when, i);
  default: return NULL;
  }
}

void uz_check_ending_order(uz_checker *c) {
  for (unsigned i = 0; i < c->def->endings_count; i++) {
    const uz_ending *first = overshadows(c->def, i);
    if (!first) continue;
    uz_digits line = uz_digits_of(first->at.line);
    uz_diags_add(c->diags, c->def->endings[i].at, UZ_D_ending_hidden, line.text, NULL, NULL, NULL);
  }
}

/* Whatever happens, a side without a move must not leave the game hanging. */
void uz_check_last_word(uz_checker *c) {
  const uz_game_def *def = c->def;
  unsigned all = def->endings_count;
  bool settled = find_ending(def, UZ_WHEN_NO_MOVE, all) ||
                 (find_ending(def, UZ_WHEN_MATE, all) && find_ending(def, UZ_WHEN_STALEMATE, all));
  if (!settled) uz_diags_add(c->diags, def->at, UZ_D_no_last_word, NULL, NULL, NULL, NULL);
}

/* ---- Armies ---- */

/* How many units an army can have; most is UZ_ANY when any number. */
typedef struct range {
  int least, most;
} range;

static int sum(int a, int b) { return a >= UZ_ANY || b >= UZ_ANY ? UZ_ANY : a + b; }

/* What the lines say of the pieces that they name, added up. */
static range range_of_lines(const uz_army *army) {
  range total = {0, army->open ? UZ_ANY : 0};
  for (unsigned i = 0; i < army->count; i++) {
    const uz_army_line *line = &army->lines[i];
    if (!line->names) continue;
    total.least = sum(total.least, line->least);
    total.most = sum(total.most, line->most);
  }
  return total;
}

/* Narrowed by the lines that count all units. */
static range range_of_army(const uz_army *army) {
  range total = range_of_lines(army);
  for (unsigned i = 0; i < army->count; i++) {
    const uz_army_line *line = &army->lines[i];
    if (line->names || line->where) continue;
    if (line->least > total.least) total.least = line->least;
    if (line->most < total.most) total.most = line->most;
  }
  return total;
}

static void check_army(uz_checker *c, const uz_army *army) {
  for (unsigned i = 0; i < army->count; i++)
    for (unsigned k = 0; k < army->lines[i].names_count; k++)
      uz_check_piece_name(c, army->at, army->lines[i].names[k]);
}

static bool is_void(range r) { return r.least > r.most; }

static void check_balance(uz_checker *c, const uz_ending *ending) {
  check_army(c, ending->a);
  check_army(c, ending->b);
  range a = range_of_army(ending->a), b = range_of_army(ending->b);
  range both = {sum(a.least, b.least), sum(a.most, b.most)};
  bool asks_total = ending->total_least || ending->total_most;
  bool out_of_total =
      asks_total && (both.least > ending->total_most || both.most < ending->total_least);
  if (is_void(a) || is_void(b) || out_of_total)
    uz_diags_add(c->diags, ending->at, UZ_D_balance_never, NULL, NULL, NULL, NULL);
}

void uz_check_armies(uz_checker *c) {
  for (unsigned i = 0; i < c->def->endings_count; i++)
    if (c->def->endings[i].when == UZ_WHEN_BALANCE) check_balance(c, &c->def->endings[i]);
}

/* ---- Numbers of squares ---- */

void uz_check_numbering(uz_checker *c) {
  const uz_game_def *def = c->def;
  uz_digits sites = uz_digits_of(def->board->sites);
  if (def->notation != UZ_NOTATION_NUMBERS && def->form != UZ_FORM_PDN) return;
  if (!def->board->width)
    uz_diags_add(c->diags, def->at, UZ_D_numbers_need_grid, NULL, NULL, NULL, NULL);
  if (def->board->sites > 999)
    uz_diags_add(c->diags, def->at, UZ_D_too_many_numbers, sites.text, NULL, NULL, NULL);
}
