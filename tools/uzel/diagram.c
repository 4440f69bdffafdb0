/* Everything is found out by setting positions up and asking for the moves: with the unit alone, and with
 * one enemy on each site in turn. Royal units must stand somewhere, where they may hinder the unit; so
 * several places are tried for them, and what is possible with any of these counts. */
#include "diagram.h"

#include <stdlib.h>
#include <string.h>

#define UNITS_MOST     64
#define CENTRES_TRIED  9
#define PLACINGS_TRIED 24

typedef struct unit {
  int piece, side;
  uz_site site;
} unit;

typedef struct trial {
  cli_table *table;
  int piece;
  uz_site *sites; /* from the middle of the board outwards */
  size_t sites_count;
  unit units[UNITS_MOST]; /* the unit itself, then the other royal units, then perhaps an enemy */
  size_t count, royals_end;
} trial;

/* ---- Sites by their distance from the middle ---- */

typedef struct far {
  long distance;
  uz_site site;
} far;

static int by_distance(const void *a, const void *b) {
  const far *x = a, *y = b;
  if (x->distance != y->distance) return x->distance < y->distance ? -1 : 1;
  return x->site - y->site;
}

static void sort_sites(trial *t) {
  const uz_game *game = t->table->game;
  size_t count = t->sites_count = uz_game_sites(game);
  long sum_x = 0, sum_y = 0, n = (long)count;
  far *order = cli_alloc(count * sizeof *order);
  t->sites = cli_alloc(count * sizeof *t->sites);
  for (size_t s = 0; s < count; s++) {
    uz_place place = uz_game_place(game, (uz_site)s);
    sum_x += place.x;
    sum_y += place.y;
  }
  for (size_t s = 0; s < count; s++) {
    uz_place place = uz_game_place(game, (uz_site)s);
    long dx = n * place.x - sum_x, dy = n * place.y - sum_y;
    order[s] = (far){dx * dx + dy * dy, (uz_site)s};
  }
  qsort(order, count, sizeof *order, by_distance);
  for (size_t s = 0; s < count; s++) t->sites[s] = order[s].site;
  free(order);
}

/* ---- Setting positions up ---- */

static void write_side(const trial *t, int side, FILE *out) {
  const char *comma = "";
  for (size_t i = 0; i < t->count; i++) {
    const unit *u = &t->units[i];
    if (u->side != side) continue;
    const char *letter = uz_game_piece(t->table->game, (size_t)u->piece)->letter[0];
    fprintf(out, "%s%s%s", comma, letter, uz_game_place(t->table->game, u->site).name);
    comma = ",";
  }
}

/* The PDN form serves every game, whatever its own form is. */
static bool set_units(const trial *t) {
  char *text = NULL;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  if (!out) return false;
  fputs("W:W", out);
  write_side(t, 0, out);
  fputs(":B", out);
  write_side(t, 1, out);
  fclose(out);
  bool fine = uz_position_set(t->table->position, text, NULL) == UZ_OK;
  free(text);
  return fine;
}

/* As many royal units as stand at the start, without the one that moves. */
static void take_royals(trial *t) {
  const uz_game *game = t->table->game;
  bool skip = uz_game_piece(game, (size_t)t->piece)->royal;
  t->units[0] = (unit){t->piece, 0, UZ_NO_SITE};
  t->count = 1;
  for (size_t s = 0; s < t->sites_count && t->count < UNITS_MOST - 1; s++) {
    int side, piece = uz_position_piece_at(t->table->position, (uz_site)s, &side);
    if (piece < 0 || !uz_game_piece(game, (size_t)piece)->royal) continue;
    if (skip && !side && piece == t->piece)
      skip = false;
    else
      t->units[t->count++] = (unit){piece, side, UZ_NO_SITE};
  }
  t->royals_end = t->count;
}

/* Places the royal units far from the middle and from each other, in a different way for each number. */
static void place_royals(trial *t, size_t number) {
  size_t royals = t->royals_end - 1, room = t->sites_count < 56 ? t->sites_count / 2 + 1 : 28;
  for (size_t i = 0; i < royals; i++) {
    size_t outside = (number + i * (room / royals)) % room;
    t->units[1 + i].site = t->sites[t->sites_count - 1 - outside];
  }
}

static bool is_taken(const trial *t, uz_site site) {
  for (size_t i = 0; i < t->royals_end; i++)
    if (t->units[i].site == site) return true;
  return false;
}

/* ---- Asking ---- */

static bool captures(const uz_moves *moves, size_t i, uz_site victim) {
  size_t count = uz_moves_info(moves, i).victims;
  for (size_t v = 0; v < count; v++)
    if (uz_moves_victim(moves, i, v) == victim) return true;
  return false;
}

static void add_mark(diagram *d, uz_site site, draw_mark mark) {
  bool other = d->marks[site] != DRAW_PLAIN && d->marks[site] != mark;
  d->marks[site] = (uint8_t)(other ? DRAW_EITHER : mark);
}

static void mark_quiets(const trial *t, diagram *d) {
  if (!set_units(t)) return;
  uz_moves *moves = t->table->moves;
  size_t count = uz_moves_generate(t->table->position, UZ_COUNT_RESULTS, moves);
  for (size_t i = 0; i < count; i++) {
    uz_move_info info = uz_moves_info(moves, i);
    if (info.from == d->from && !info.victims) add_mark(d, info.to, DRAW_QUIET);
  }
}

static bool may_capture(const trial *t, uz_site from, uz_site victim) {
  uz_moves *moves = t->table->moves;
  size_t count = uz_moves_generate(t->table->position, UZ_COUNT_RESULTS, moves);
  for (size_t i = 0; i < count; i++)
    if (uz_moves_info(moves, i).from == from && captures(moves, i, victim)) return true;
  return false;
}

/* An enemy of the first kind that can stand there. */
static bool set_enemy(trial *t, uz_site site) {
  for (size_t k = 0; k < uz_game_pieces(t->table->game); k++) {
    if (uz_game_piece(t->table->game, k)->royal) continue;
    t->units[t->royals_end] = (unit){(int)k, 1, site};
    t->count = t->royals_end + 1;
    bool fine = set_units(t);
    t->count = t->royals_end;
    if (fine) return true;
  }
  return false;
}

static void mark_captures(trial *t, diagram *d) {
  for (size_t s = 0; s < t->sites_count; s++) {
    uz_site site = (uz_site)s;
    bool known = d->marks[s] == DRAW_CAPTURE || d->marks[s] == DRAW_EITHER;
    if (known || is_taken(t, site) || !set_enemy(t, site)) continue;
    if (may_capture(t, d->from, site)) add_mark(d, site, DRAW_CAPTURE);
  }
}

static bool try_placings(trial *t, diagram *d) {
  bool found = false;
  size_t placings = t->royals_end > 1 ? PLACINGS_TRIED : 1;
  for (size_t number = 0; number < placings; number++) {
    place_royals(t, number);
    if (!set_units(t)) continue;
    found = true;
    mark_quiets(t, d);
    mark_captures(t, d);
  }
  return found;
}

static bool has_marks(const trial *t, const diagram *d) {
  for (size_t s = 0; s < t->sites_count; s++)
    if (d->marks[s]) return true;
  return false;
}

/* The site nearest to the middle from which the unit can do something. */
static bool try_centres(trial *t, diagram *d) {
  bool found = false;
  size_t centres = t->sites_count < CENTRES_TRIED ? t->sites_count : CENTRES_TRIED;
  for (size_t i = 0; i < centres; i++) {
    d->from = t->units[0].site = t->sites[i];
    found |= try_placings(t, d);
    if (has_marks(t, d)) return true;
  }
  return found;
}

/* Any position that shows the unit where it moves from. */
static void set_for_drawing(trial *t) {
  for (size_t number = 0; number < PLACINGS_TRIED; number++) {
    place_royals(t, number);
    if (set_units(t)) return;
  }
}

bool diagram_make(cli_table *table, int piece, diagram *d) {
  trial t = {.table = table, .piece = piece};
  sort_sites(&t);
  uz_position_set(table->position, "start", NULL);
  take_royals(&t);
  *d = (diagram){UZ_NO_SITE, cli_alloc(t.sites_count)};
  bool found = try_centres(&t, d);
  if (found) set_for_drawing(&t);
  free(t.sites);
  return found;
}

void diagram_free(diagram *d) { free(d->marks); }
