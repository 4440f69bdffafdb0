#include "golden/golden.h"

#include <stdlib.h>
#include <string.h>

#define PATH_SIZE 1024
#define MOVE_SIZE 256

/* ---- A path in full ---- */

static size_t put_site(const uz_game *game, bool numbers, uz_site site, char *text, size_t size) {
  int length = numbers ? snprintf(text, size, "%d", uz_game_number(game, site))
                       : snprintf(text, size, "%s", uz_game_place(game, site).name);
  return (size_t)length;
}

static void write_path(const row *of, size_t i, bool numbers, char text[PATH_SIZE]) {
  const uz_game *game = uz_position_game(of->position);
  uz_move_info info = uz_moves_info(of->moves, i);
  char sign = numbers ? 'x' : ':';
  if (!info.victims) sign = '-';
  size_t n = put_site(game, numbers, info.from, text, PATH_SIZE);
  for (size_t k = 0; k < info.landings && n + 8 < PATH_SIZE; k++) {
    text[n++] = sign;
    n += put_site(game, numbers, uz_moves_landing(of->moves, i, k), text + n, PATH_SIZE - n);
  }
  if (info.piece_after != info.piece_before)
    snprintf(text + n, PATH_SIZE - n, "=%s",
             uz_game_piece(game, (size_t)info.piece_after)->letter[0]);
}

static bool is_listed(const row *of, const char *wanted) {
  bool numbers = wanted[0] >= '0' && wanted[0] <= '9';
  char text[PATH_SIZE];
  for (size_t i = 0; i < uz_moves_count(of->moves); i++) {
    write_path(of, i, numbers, text);
    if (!strcmp(text, wanted)) return true;
  }
  return false;
}

/* ---- Words of a cell ---- */

/* Calls `act` with each word, as long as it says true. */
static bool for_words(row *of, const char *words, bool (*act)(row *of, const char *word)) {
  char word[PATH_SIZE];
  for (words += strspn(words, " "); *words; words += strspn(words, " ")) {
    size_t length = strcspn(words, " ");
    snprintf(word, sizeof word, "%.*s", (int)length, words);
    if (!act(of, word)) return false;
    words += length;
  }
  return true;
}

static bool play(row *of, const char *word) {
  size_t index;
  uz_status status = uz_move_parse(of->position, word, of->moves, &index, NULL);
  if (status == UZ_OK)
    uz_position_apply(of->position, of->moves, index);
  else
    fail(of, "cannot play", word);
  return status == UZ_OK;
}

static bool look_up(row *of, const char *word) {
  if (!is_listed(of, word)) fail(of, "is no legal path", word);
  return true;
}

/* A listed path must also be understood as it is written. */
static bool read_back(row *of, const char *word) {
  size_t index;
  if (uz_move_parse(of->position, word, of->moves, &index, NULL) != UZ_OK)
    fail(of, "is not understood", word);
  return true;
}

/* ---- The row ---- */

static void compare(row *of, const char *column, uz_count count) {
  const char *expected = row_cell(of, column);
  size_t got = uz_moves_generate(of->position, count, of->moves);
  if (*expected) expect(of, column, strtoull(expected, NULL, 10), got);
}

void run_case(row *of) {
  const char *listed = row_cell(of, "moves");
  if (!for_words(of, row_cell(of, "played"), play)) return;
  compare(of, "seqs", UZ_COUNT_SEQUENCES);
  compare(of, "sequences", UZ_COUNT_SEQUENCES);
  compare(of, "results", UZ_COUNT_RESULTS);
  compare(of, "paths", UZ_COUNT_PATHS);
  for_words(of, listed, look_up);
  for_words(of, listed, read_back);
}
