/* How long each variant goes on while nothing happens, by the draw rules of its rulebook. */
#include "loaded_game.h"

#include <stdio.h>

#define TURNS_MOST    200
#define SETTINGS_MOST 3

typedef struct quiet_game {
  const char *variant, *settings; /* of options that are to be 0 */
  const char *position;
  const char *moves[4]; /* played round and round */
  int turns;            /* when it is drawn */
  const char *reason;
} quiet_game;

static void load_quiet(loaded_game *g, const quiet_game *q, char *names) {
  uz_setting settings[SETTINGS_MOST];
  size_t count = 0;
  for (char *name = strtok(names, " "); name; name = strtok(NULL, " "))
    settings[count++] = (uz_setting){name, strcmp(name, "few_pieces") == 0 ? "no" : "0"};
  load_with(g, q->variant, settings, count);
}

static void play(loaded_game *g, const char *text) {
  size_t index;
  if (uz_move_parse(g->position, text, g->moves, &index, g->diags) != UZ_OK) {
    uz_diags_print(g->diags, stderr);
    fail_msg("%s", text);
  }
  uz_position_apply(g->position, g->moves, index);
}

static void check(const quiet_game *q) {
  loaded_game g;
  char names[80];
  snprintf(names, sizeof names, "%s", q->settings);
  load_quiet(&g, q, names);
  set_position(&g, q->position);
  int turns = 0;
  uz_outcome outcome = uz_position_outcome(g.position);
  while (outcome.result == UZ_GOES_ON && turns < TURNS_MOST) {
    play(&g, q->moves[turns++ % 4]);
    outcome = uz_position_outcome(g.position);
  }
  if (outcome.result != UZ_DRAWN || turns != q->turns || !strstr(outcome.reason[UZ_EN], q->reason))
    fail_msg("%s %s: %s after %d turns (%s), not drawn after %d (%s)", q->variant, q->position,
             outcome.status, turns, outcome.reason[UZ_EN], q->turns, q->reason);
  unload(&g);
}

static void check_all(const quiet_game *games, size_t count) {
  for (size_t i = 0; i < count; i++) check(&games[i]);
}

#define CHECK_ALL(games) check_all((games), sizeof(games) / sizeof *(games))

/* fmjd64, rules of the game, 7.2.3 to 7.2.8: a7-b8 and g1-h2 never meet. */
#define CORNERS \
  { "a7-b8", "g1-h2", "b8-a7", "h2-g1" }
#define ROAD \
  { "a7-b8", "a1-b2", "b8-a7", "b2-a1" }

static void test_64(void **state) {
  (void)state;
  static const quiet_game games[] = {
      {"russian", "", "W:WKa7,a3:BKg1,h6", CORNERS, 8, "repetition"},
      {"brazilian", "", "W:WKa7,a3:BKg1,h6", CORNERS, 8, "repetition"},
      {"russian", "repetition", "W:WKa7,a3:BKg1,h6", CORNERS, 30, "no progress"},
      {"russian", "repetition no_progress", "W:WKa7,a3:BKg1,h6", CORNERS, 60, "4 or 5 pieces"},
      {"russian", "repetition no_progress", "W:WKa7,a3,c1:BKg1,h6,f8", CORNERS, 120,
       "6 or 7 pieces"},
      {"russian", "repetition no_progress", "W:WKa7,Kc1,Ke1:BKg1", CORNERS, 30, "three kings"},
      {"russian", "repetition", "W:WKa7,h4,h6:BKg1", CORNERS, 30, "no progress"},
      {"russian", "repetition", "W:WKa7,h4,h6:BKa1", ROAD, 10, "main road"},
      {"russian", "repetition", "W:WKa7,h6:BKg1", CORNERS, 10, "two pieces"},
      {"brazilian", "repetition", "W:WKa7:BKg1", CORNERS, 10, "two pieces"},
      {"brazilian", "repetition few_pieces", "W:WKa7:BKg1", CORNERS, 30, "no progress"},
  };
  CHECK_ALL(games);
}

/* FMJD, Annex 1, 6.1 to 6.4. */
#define ENDS \
  { "46-41", "1-6", "41-46", "6-1" }

static void test_100(void **state) {
  (void)state;
  static const quiet_game games[] = {
      {"international", "", "W:WK46,49:BK1,20", ENDS, 8, "repetition"},
      {"international", "repetition", "W:WK46,49:BK1,20", ENDS, 50, "no progress"},
      {"international", "repetition", "W:WK46,48,49:BK1", ENDS, 32, "three pieces"},
      {"international", "repetition", "W:WK46,49:BK1", ENDS, 10, "two pieces"},
      {"canadian", "repetition", "W:WK67:BK1", {"67-61", "1-7", "61-67", "7-1"}, 10, "two pieces"},
      {"antidraughts", "", "W:WK46:BK1", ENDS, 8, "repetition"},
      {"antidraughts", "repetition", "W:WK46:BK1", ENDS, 50, "no progress"},
      {"frisian", "repetition", "W:WK46,K49:BK1", ENDS, 14, "two kings"},
      {"frisian", "repetition", "W:WK46:BK1", ENDS, 1, "one king"},
  };
  CHECK_ALL(games);
}

static void test_other_draughts(void **state) {
  (void)state;
  static const quiet_game games[] = {
      {"english", "", "W:WK29:BK1", {"29-25", "1-5", "25-29", "5-1"}, 8, "repetition"},
      {"english", "repetition", "W:WK29:BK1", {"29-25", "1-5", "25-29", "5-1"}, 80, "no progress"},
      {"italian", "", "W:WK29:BK1", {"29-25", "1-5", "25-29", "5-1"}, 12, "repetition"},
      {"italian", "repetition", "W:WK29:BK1", {"29-25", "1-5", "25-29", "5-1"}, 80, "no progress"},
      {"turkish", "", "W:WKa1,c2:BKh8,f7", {"a1-a2", "h8-h7", "a2-a1", "h7-h8"}, 8, "repetition"},
      {"turkish", "", "W:Wa2:Bh7", {"a2-a3"}, 1, "one piece"},
      {"armenian",
       "repetition",
       "W:WKa1,c2:BKh8,f7",
       {"a1-a2", "h8-h7", "a2-a1", "h7-h8"},
       60,
       "no progress"},
      {"sintez", "", "k7/8/8/8/8/8/8/7K w 0 1", {"h1-g1", "a8-b8", "g1-h1", "b8-a8"}, 8, "rep"},
      {"sintez",
       "repetition",
       "k7/8/8/8/8/8/8/7K w 0 1",
       {"h1-g1", "a8-b8", "g1-h1", "b8-a8"},
       60,
       "no progress"},
  };
  CHECK_ALL(games);
}

#define KINGS \
  { "e1e2", "e8d8", "e2e1", "d8e8" }

static void test_chess(void **state) {
  (void)state;
  static const quiet_game games[] = {
      {"chess", "", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", KINGS, 8, "repetition"},
      {"chess", "repetition", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", KINGS, 100, "no progress"},
      {"chess", "repetition", "4k3/8/8/8/8/8/8/R3K3 w - - 40 30", KINGS, 60, "no progress"},
      {"chess", "", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", KINGS, 0, "dead"},
      {"chess", "", "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", KINGS, 0, "dead"},
      {"chess", "", "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", KINGS, 0, "dead"},
      {"chess", "", "4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", KINGS, 0, "dead"},
      {"chess", "repetition", "2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", KINGS, 100, "no progress"},
      {"chess", "repetition", "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1", KINGS, 100, "no progress"},
      {"chess", "", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", KINGS, 0, "stalemate"},
  };
  CHECK_ALL(games);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_64),
      cmocka_unit_test(test_100),
      cmocka_unit_test(test_other_draughts),
      cmocka_unit_test(test_chess),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
