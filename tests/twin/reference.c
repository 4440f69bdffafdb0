/* The judge is judged first: the reference walker against published counts.
 *
 *   reference MOST FILE...
 *
 * reads tables of perft counts (tests/perft, tests/positions) by the names of their columns, and counts
 * every row whose count is at most MOST.
 */
#include "ref.h"

#include "rules/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COLUMNS_MOST  12
#define SETTINGS_MOST 16

typedef struct row {
  char *name[COLUMNS_MOST], *cell[COLUMNS_MOST];
  unsigned count;
} row;

/* Splits a line in place. */
static unsigned split(char *line, const char *separator, char **part, unsigned most) {
  unsigned n = 0;
  line[strcspn(line, "\r\n")] = '\0';
  for (char *rest = line; rest && n < most;) part[n++] = strsep(&rest, separator);
  return n;
}

static const char *cell(const row *r, const char *name) {
  for (unsigned i = 0; i < r->count; i++)
    if (strcmp(r->name[i], name) == 0) return r->cell[i];
  return NULL;
}

/* Tables call the same by different names. */
static const char *either(const row *r, const char *name, const char *other) {
  const char *text = cell(r, name);
  return text ? text : cell(r, other);
}

static const char *variant_of(const row *r) {
  const char *variant = either(r, "variant", "rules");
  return variant ? variant : "sintez";
}

static unsigned depth_of(const row *r) {
  const char *depth = cell(r, "depth");
  return depth ? (unsigned)atoi(depth) : 1;
}

/* ---- The game of a row; rows of one game follow each other ---- */

typedef struct loaded {
  char key[256];
  uz_game *game;
} loaded;

static uz_game *load(const char *variant, const char *options) {
  char text[200] = "", *part[SETTINGS_MOST];
  uz_setting settings[SETTINGS_MOST];
  snprintf(text, sizeof text, "%s", options ? options : "");
  unsigned count = *text ? split(text, ";", part, SETTINGS_MOST) : 0;
  for (unsigned i = 0; i < count; i++) {
    char *equals = strchr(part[i], '=');
    *equals = '\0';
    settings[i] = (uz_setting){part[i], equals + 1};
  }
  uz_load how = {.variant = variant, .settings = settings, .settings_count = count};
  uz_diags *diags = uz_diags_new(UZ_EN);
  uz_game *game = NULL;
  if (uz_game_load(&how, diags, &game) != UZ_OK) {
    uz_diags_print(diags, stderr);
    exit(1);
  }
  uz_diags_free(diags);
  return game;
}

static const uz_game_def *game_of(loaded *now, const row *r) {
  char key[256];
  const char *variant = variant_of(r), *options = cell(r, "options");
  snprintf(key, sizeof key, "%s;%s", variant, options ? options : "");
  if (!now->game || strcmp(key, now->key) != 0) {
    uz_game_free(now->game);
    now->game = load(variant, options);
    memcpy(now->key, key, sizeof key);
  }
  return now->game->def;
}

/* ---- Counting ---- */

typedef struct tally {
  uint64_t most;
  unsigned rows, wrong;
} tally;

static void count_one(const uz_game_def *def, const row *r, const char *expected, uz_count count,
                      tally *t) {
  uint64_t wanted = strtoull(expected, NULL, 10);
  if (wanted > t->most) return;
  ref_position position;
  t->rows++;
  bool known = ref_position_read(def, either(r, "position", "FEN"), &position);
  uint64_t got = known ? ref_perft(def, &position, depth_of(r), count) : 0;
  if (known && got == wanted) return;
  t->wrong++;
  printf("%s: %s\n", def->name, known ? "another count" : "the position was not read");
  for (unsigned i = 0; i < r->count; i++) printf("  %s: %s\n", r->name[i], r->cell[i]);
  printf("  got: %llu\n", (unsigned long long)got);
}

static uz_count kind_of(const char *kind) {
  if (kind && strcmp(kind, "path") == 0) return UZ_COUNT_PATHS;
  if (kind && strcmp(kind, "sequence") == 0) return UZ_COUNT_SEQUENCES;
  return UZ_COUNT_RESULTS;
}

static void count_row(const uz_game_def *def, const row *r, tally *t) {
  const char *count = cell(r, "count"), *results = cell(r, "results");
  if (count) count_one(def, r, count, kind_of(cell(r, "count_kind")), t);
  if (!results) return;
  count_one(def, r, results, UZ_COUNT_RESULTS, t);
  count_one(def, r, either(r, "sequences", "seqs"), UZ_COUNT_SEQUENCES, t);
  count_one(def, r, cell(r, "paths"), UZ_COUNT_PATHS, t);
}

/* Variants of a table that are not there yet are passed over. */
static bool is_here(const row *r) {
  char path[512], folder[400];
  uz_scripts_folder(NULL, folder, sizeof folder);
  snprintf(path, sizeof path, "%s/variants/%s.lua", folder, variant_of(r));
  FILE *file = fopen(path, "r");
  if (file) fclose(file);
  return file != NULL;
}

static bool count_file(const char *path, tally *t) {
  char names[1024], line[4096];
  FILE *file = fopen(path, "r");
  if (!file || !fgets(names, sizeof names, file)) return false;
  row r;
  split(names, "\t", r.name, COLUMNS_MOST);
  loaded now = {0};
  while (fgets(line, sizeof line, file)) {
    r.count = split(line, "\t", r.cell, COLUMNS_MOST);
    if (r.count > 1 && is_here(&r)) count_row(game_of(&now, &r), &r, t);
  }
  uz_game_free(now.game);
  fclose(file);
  return true;
}

int main(int argc, char **argv) {
  if (argc < 3) {
    fprintf(stderr, "usage: reference MOST FILE...\n");
    return 2;
  }
  tally t = {.most = strtoull(argv[1], NULL, 10)};
  for (int i = 2; i < argc; i++)
    if (!count_file(argv[i], &t)) {
      fprintf(stderr, "cannot read %s\n", argv[i]);
      return 2;
    }
  printf("%u counts, %u wrong\n", t.rows, t.wrong);
  return t.wrong || !t.rows;
}
