/* Endings, preferred captures and counters, with every name resolved to codes. */
#include "rules/build.h"
#include "rules/region.h"

/* ---- Events ---- */

static void add_event(uz_build *b, const uz_event *event, uz_happening *h) {
  if (!event) return;
  switch (event->op) {
  case UZ_EVENT_CAPTURE: h->capture = true; break;
  case UZ_EVENT_PROMOTION: h->promotion = true; break;
  case UZ_EVENT_MOVED: h->moved |= uz_build_codes(b, event->test); break;
  case UZ_EVENT_OR:
    add_event(b, event->a, h);
    add_event(b, event->b, h);
    break;
  }
}

/* Moves of pieces that cannot come back, captures and promotions: what the position string's
 * progress counts from when the game itself counts nothing. */
static uz_happening usual_progress(const uz_game *game) {
  uz_happening h = {.capture = true, .promotion = true};
  for (unsigned k = 0; k < game->kinds; k++)
    for (int side = 0; side < 2; side++)
      if (!uz_codes_have(game->returning, uz_code_of(k, side)))
        h.moved |= (uz_codes)1 << uz_code_of(k, side);
  return h;
}

/* ---- Armies ---- */

static uz_codes named_codes(const uz_build *b, const uz_army_line *line, int side) {
  uz_codes codes = 0;
  if (!line->names) return b->game->codes & UZ_SIDE_CODES(side);
  for (unsigned i = 0; i < line->names_count; i++) {
    int kind = uz_def_piece(b->def, line->names[i]);
    if (kind >= 0) codes |= (uz_codes)1 << uz_code_of((unsigned)kind, side);
  }
  return codes;
}

static void build_army_line(uz_build *b, const uz_army_line *line, uz_army_count *count) {
  count->least = line->least;
  count->most = line->most == UZ_ANY ? UZ_SITES_MOST : line->most;
  for (int side = 0; side < 2; side++) {
    count->codes[side] = named_codes(b, line, side);
    if (!line->where) continue;
    uz_word64 *where = UZ_BUILD_ARRAY(b, uz_word64, b->game->words);
    if (where) uz_test_sites(b->def, line->where, side, where);
    count->where[side] = where;
  }
}

static uz_army_test build_army(uz_build *b, const uz_army *army) {
  uz_army_test test = {0};
  if (!army) return test;
  uz_army_count *lines = UZ_BUILD_ARRAY(b, uz_army_count, army->count + 1);
  if (!lines) return test;
  for (unsigned i = 0; i < army->count; i++) {
    build_army_line(b, &army->lines[i], &lines[i]);
    for (int side = 0; side < 2; side++) test.listed[side] |= lines[i].codes[side];
  }
  test.lines = lines;
  test.count = army->count;
  test.open = army->open;
  return test;
}

static bool army_is_sited(const uz_army_test *army) {
  for (unsigned i = 0; i < army->count; i++)
    if (army->lines[i].where[0]) return true;
  return false;
}

/* The most units that an army can have. */
static unsigned army_most(const uz_army_test *army) {
  unsigned most = army->open ? UZ_SITES_MOST : 0;
  for (unsigned i = 0; i < army->count; i++) {
    const uz_army_count *line = &army->lines[i];
    bool all = (line->codes[0] | ~army->listed[0]) == ~(uz_codes)0;
    if (all && army->open) return (unsigned)line->most;
    most += (unsigned)line->most;
  }
  return most;
}

/* ---- Endings ---- */

static bool is_first_quiet(const uz_game_def *def, const uz_ending *ending) {
  const uz_ending *first = def->endings;
  while (first->when != UZ_WHEN_QUIET) first++;
  return ending == first;
}

/* The first of the quiet endings reads the position's progress, which its string carries. */
static bool is_counted(const uz_game_def *def, const uz_ending *ending) {
  if (ending->when == UZ_WHEN_QUIET) return !is_first_quiet(def, ending);
  return ending->when == UZ_WHEN_BALANCE && ending->turns > 0;
}

/* The codes of the narrowest line that asks for a unit at all: without one of them the balance
 * cannot hold. */
static uz_codes needed_codes(const uz_game *game, const uz_end *end) {
  const uz_army_test *armies[] = {&end->a, &end->b};
  uz_codes needed = game->codes;
  for (unsigned i = 0; i < 2; i++)
    for (unsigned k = 0; k < armies[i]->count; k++) {
      const uz_army_count *line = &armies[i]->lines[k];
      uz_codes codes = line->codes[0] | line->codes[1];
      bool narrower = __builtin_popcountll(codes) < __builtin_popcountll(needed);
      if (line->least > 0 && narrower) needed = codes;
    }
  return needed;
}

static void note_balance(uz_game *game, const uz_ending *def, const uz_end *end) {
  unsigned most = army_most(&end->a) + army_most(&end->b);
  if (def->total_most && (unsigned)def->total_most < most) most = (unsigned)def->total_most;
  if (most > game->balance_most) game->balance_most = most;
  game->balance_codes |= needed_codes(game, end);
}

static void build_end(uz_build *b, const uz_ending *def, uz_end *end) {
  uz_game *game = b->game;
  *end = (uz_end){.def = def, .a = build_army(b, def->a), .b = build_army(b, def->b)};
  add_event(b, def->events, &end->unless);
  end->sited = army_is_sited(&end->a) || army_is_sited(&end->b);
  for (int side = 0; side < 2 && def->when == UZ_WHEN_REACHED; side++)
    end->reached[side] = uz_build_cond(b, def->test, side, 0);
  if (def->when == UZ_WHEN_BALANCE) note_balance(game, def, end);
  end->counted = is_counted(b->def, def);
  if (!end->counted) return;
  if (def->when == UZ_WHEN_QUIET) game->counts_quiet = true;
  if (game->counters < UZ_COUNTERS_MOST)
    end->counter = (uint8_t)game->counters++;
  else
    uz_diags_add(b->diags, def->at, UZ_D_too_many_counters, NULL, NULL, NULL, NULL);
}

static void build_progress(uz_build *b) {
  uz_game *game = b->game;
  game->progress = usual_progress(game);
  for (unsigned i = 0; i < game->ends_count; i++)
    if (game->ends[i].def->when == UZ_WHEN_QUIET) {
      game->progress = game->ends[i].unless;
      return;
    }
}

/* ---- Preferred captures ---- */

static unsigned key_bits(uz_prefer_op op) {
  switch (op) {
  case UZ_PREFER_MOST: return 10;
  case UZ_PREFER_EARLIEST: return 24;
  case UZ_PREFER_MOVER: return 1;
  default: return 16;
  }
}

static void build_worth(const uz_build *b, const uz_prefer *def, uz_key *key) {
  for (unsigned i = 0; i < def->count; i++) {
    int kind = uz_def_piece(b->def, def->names[i]);
    for (int side = 0; kind >= 0 && side < 2; side++)
      key->worth[uz_code_of((unsigned)kind, side)] = (uint8_t)def->worth[i];
  }
}

static void build_keys(uz_build *b) {
  unsigned n = b->def->prefer_count, left = 64;
  uz_key *keys = UZ_BUILD_ARRAY(b, uz_key, n + 1);
  for (unsigned i = 0; keys && i < n; i++) {
    const uz_prefer *def = &b->def->prefer[i];
    unsigned bits = key_bits(def->op);
    if (bits > left) {
      uz_diags_add(b->diags, def->at, UZ_D_too_many_keys, NULL, NULL, NULL, NULL);
      return;
    }
    left -= bits;
    keys[i] = (uz_key){.op = def->op, .shift = (uint8_t)left, .bits = (uint8_t)bits};
    keys[i].codes = uz_build_codes(b, def->test);
    build_worth(b, def, &keys[i]);
  }
  b->game->keys = keys;
  b->game->keys_count = n;
  b->game->key_most = n == 1 && keys && keys[0].op == UZ_PREFER_MOST && !b->def->prefer[0].test;
}

void uz_build_endings(uz_build *b) {
  uz_end *ends = UZ_BUILD_ARRAY(b, uz_end, b->def->endings_count + 1);
  if (!ends) return;
  for (unsigned i = 0; i < b->def->endings_count; i++) build_end(b, &b->def->endings[i], &ends[i]);
  b->game->ends = ends;
  b->game->ends_count = b->def->endings_count;
  build_progress(b);
  build_keys(b);
}
