/* golden FOLDER quick|slow [MOST]: runs the golden tables in FOLDER/perft and FOLDER/positions.
 *
 * A row costs as many leaves as it counts. `quick` runs every row of at most QUICK_MOST leaves,
 * `slow` the dearer ones up to MOST leaves; what is dearer still is left out, and printed. */
#include "golden/golden.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#define QUICK_MOST    3000000ull
#define SLOW_MOST     1500000000ull
#define SETTINGS_MOST 16

static const struct source {
  const char *path, *variant; /* the variant when no column says it */
} sources[] = {
    {"perft/chess.tsv", ""},
    {"perft/draughts.tsv", ""},
    {"perft/kraypriz.tsv", ""},
    {"perft/sintez.tsv", "sintez"},
    {"positions/sintez.tsv", "sintez"},
    {"positions/draughts_cases.tsv", ""},
    {"positions/sintez_figures.tsv", "sintez"},
};

static const struct counted {
  const char *kind, *column;
  uz_count count;
} counts[] = {
    {"result", "results", UZ_COUNT_RESULTS},
    {"sequence", "sequences", UZ_COUNT_SEQUENCES},
    {"path", "paths", UZ_COUNT_PATHS},
};

#define COUNTS (sizeof counts / sizeof counts[0])

/* A game loaded once for all rows with its variant and options. */
typedef struct loaded {
  struct loaded *next;
  char *variant, *options;
  uz_game *game;
  uz_position *position;
  uz_moves *moves;
} loaded;

struct golden {
  unsigned long long least, most;
  loaded *games;
  unsigned long long rows, left_out, checks, failures, leaves;
};

/* ---- Findings ---- */

static void print_row(const row *of, FILE *out) {
  fprintf(out, "%s:%zu: %s%s%s %s depth %s: ", of->file, of->number + 1, row_cell(of, "variant"),
          row_cell(of, "rules"), row_cell(of, "options"), row_cell(of, "position"),
          row_cell(of, "depth"));
}

void fail(row *of, const char *what, const char *text) {
  of->run->failures++;
  print_row(of, stdout);
  printf("%s: %s\n", what, text);
}

void expect(row *of, const char *what, unsigned long long expected, unsigned long long got) {
  of->run->checks++;
  if (expected == got) return;
  of->run->failures++;
  print_row(of, stdout);
  printf("%s: expected %llu, got %llu\n", what, expected, got);
}

/* ---- Games ---- */

/* Cuts `name=value;name=value` into settings that point into `text`. */
static size_t cut_options(char *text, uz_setting settings[SETTINGS_MOST]) {
  size_t n = 0;
  char *rest = NULL;
  for (char *word = strtok_r(text, ";", &rest); word && n < SETTINGS_MOST;
       word = strtok_r(NULL, ";", &rest)) {
    char *value = strchr(word, '=');
    if (!value) continue;
    *value = '\0';
    settings[n++] = (uz_setting){.name = word, .value = value + 1};
  }
  return n;
}

static bool load(loaded *to) {
  uz_setting settings[SETTINGS_MOST];
  char *text = strdup(to->options);
  uz_diags *diags = uz_diags_new(UZ_EN);
  if (!text || !diags) exit(EXIT_FAILURE);
  uz_load how = {.variant = to->variant, .settings = settings};
  how.settings_count = cut_options(text, settings);
  bool fine = uz_game_load(&how, diags, &to->game) == UZ_OK;
  if (fine) {
    to->position = uz_position_new(to->game);
    to->moves = uz_moves_new(to->game);
  }
  uz_diags_print(diags, stdout);
  uz_diags_free(diags);
  free(text);
  return fine && to->position && to->moves;
}

/* A game that cannot be loaded is kept too, without a position, so that it is told of once. */
static loaded *find_game(golden *run, const char *variant, const char *options) {
  for (loaded *it = run->games; it; it = it->next)
    if (!strcmp(it->variant, variant) && !strcmp(it->options, options)) return it;
  loaded *made = calloc(1, sizeof *made);
  if (!made) exit(EXIT_FAILURE);
  made->variant = strdup(variant);
  made->options = strdup(options);
  made->next = run->games;
  run->games = made;
  if (!load(made)) printf("cannot load %s %s\n", variant, options);
  return made;
}

static void free_games(loaded *games) {
  while (games) {
    loaded *next = games->next;
    uz_moves_free(games->moves);
    uz_position_free(games->position);
    uz_game_free(games->game);
    free(games->variant);
    free(games->options);
    free(games);
    games = next;
  }
}

/* ---- Rows ---- */

static void run_perft(row *of, const struct counted *by, const char *expected) {
  uint64_t got = 0;
  uz_perft how = {.depth = atoi(row_cell(of, "depth")), .count = by->count};
  uz_status status = uz_position_perft(of->position, how, &got);
  if (status != UZ_OK) fail(of, by->kind, "perft gave up");
  expect(of, by->kind, strtoull(expected, NULL, 10), got);
  of->run->leaves += got;
}

/* Either one count of one kind, or all three in columns of their own. */
static void run_counts(row *of) {
  const char *kind = row_cell(of, "count_kind");
  for (size_t i = 0; i < COUNTS; i++) {
    const char *column = row_cell(of, counts[i].column);
    bool asked = *kind ? !strcmp(kind, counts[i].kind) : counts[i].count == UZ_COUNT_RESULTS;
    if (*column)
      run_perft(of, &counts[i], column);
    else if (asked)
      run_perft(of, &counts[i], row_cell(of, "count"));
  }
}

/* Numbers beyond 64 bits become the greatest one, which no run reaches. */
static unsigned long long cost_of(const row *of) {
  const char *count = row_cell(of, "count");
  return strtoull(*count ? count : row_cell(of, "paths"), NULL, 10);
}

static bool is_wanted(row *of) {
  golden *run = of->run;
  unsigned long long cost = cost_of(of);
  if (cost > run->most) {
    run->left_out++;
    print_row(of, stdout);
    printf("left out: %llu leaves\n", cost);
  }
  return cost >= run->least && cost <= run->most;
}

static void run_row(row *of, const char *variant) {
  uz_diags *diags = uz_diags_new(UZ_EN);
  loaded *game = find_game(of->run, variant, row_cell(of, "options"));
  of->run->rows++;
  of->position = game->position;
  of->moves = game->moves;
  const char *position = *row_cell(of, "position") ? row_cell(of, "position") : row_cell(of, "FEN");
  if (!game->position) {
    fail(of, "no game", variant);
  } else if (uz_position_set(game->position, position, diags) != UZ_OK) {
    fail(of, "position refused", position);
    uz_diags_print(diags, stdout);
  } else {
    (*row_cell(of, "depth") ? run_counts : run_case)(of);
  }
  uz_diags_free(diags);
}

static bool run_table(golden *run, const char *folder, const struct source *source) {
  char path[1024];
  table rows;
  snprintf(path, sizeof path, "%s/%s", folder, source->path);
  bool fine = table_read(path, &rows);
  if (!fine) printf("%s: cannot be read as a table\n", path);
  for (size_t i = 1; fine && i < rows.rows; i++) {
    row of = {.run = run, .table = &rows, .number = i, .file = source->path};
    const char *variant = row_cell(&of, "variant");
    if (!*variant) variant = *source->variant ? source->variant : row_cell(&of, "rules");
    if (is_wanted(&of)) run_row(&of, variant);
  }
  table_free(&rows);
  return fine;
}

/* ---- The program ---- */

static bool set_budget(golden *run, int count, char **words) {
  bool slow = count > 2 && !strcmp(words[2], "slow");
  run->least = slow ? QUICK_MOST + 1 : 0;
  run->most = slow ? SLOW_MOST : QUICK_MOST;
  if (count > 3) run->most = strtoull(words[3], NULL, 10);
  return count > 2 && count < 5 && (slow || !strcmp(words[2], "quick"));
}

int main(int count, char **words) {
  golden run = {0};
  bool fine = true;
  if (!set_budget(&run, count, words)) {
    fprintf(stderr, "usage: golden FOLDER quick|slow [MOST_LEAVES]\n");
    return 2;
  }
  clock_t begun = clock();
  for (size_t i = 0; i < sizeof sources / sizeof sources[0]; i++)
    fine = run_table(&run, words[1], &sources[i]) && fine;
  double seconds = (double)(clock() - begun) / CLOCKS_PER_SEC;
  printf("%llu rows, %llu checks, %llu failures; %llu rows left out; %llu leaves in %.1f s\n",
         run.rows, run.checks, run.failures, run.left_out, run.leaves, seconds);
  free_games(run.games);
  return fine && !run.failures && run.rows ? EXIT_SUCCESS : EXIT_FAILURE;
}
