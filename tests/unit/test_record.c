#include "loaded_game.h"

/* Writes the game so far into g->text. */
static void write_record(loaded_game *g) {
  FILE *out = fmemopen(g->text, TEXT_SIZE, "w");
  assert_non_null(out);
  assert_int_equal(uz_record_write(g->position, out, NULL), UZ_OK);
  fclose(out);
}

/* Loads the game that the record in `text` names, and replays it. */
static void replay(loaded_game *g, const char *text) {
  uz_record_head head;
  assert_int_equal(uz_record_read_head(text, &head, NULL), UZ_OK);
  load_with(g, head.variant, head.settings, head.settings_count);
  uz_record_head_free(&head);
  uz_status status = uz_record_replay(g->position, text, g->diags);
  if (status != UZ_OK) uz_diags_print(g->diags, stderr);
  assert_int_equal(status, UZ_OK);
}

static void assert_round_trip(loaded_game *g) {
  loaded_game again;
  write_record(g);
  replay(&again, g->text);
  assert_int_equal(uz_position_hash(again.position), uz_position_hash(g->position));
  assert_int_equal(uz_position_depth(again.position), uz_position_depth(g->position));
  write_record(&again);
  assert_string_equal(again.text, g->text);
  unload(&again);
}

/* Plays whatever move stands a third down the list, to come by captures and promotions. */
static void play_on(loaded_game *g, size_t turns) {
  for (size_t i = 0; i < turns; i++) {
    size_t n = uz_moves_generate(g->position, UZ_COUNT_RESULTS, g->moves);
    if (n) uz_position_apply(g->position, g->moves, (n * (i % 3)) / 3);
  }
}

static void test_games_survive(void **state) {
  static const char *const variants[] = {"chess",   "russian", "international",  "english",
                                         "turkish", "frisian", "sintez-64-inter"};
  (void)state;
  for (size_t i = 0; i < sizeof variants / sizeof variants[0]; i++) {
    loaded_game g;
    load_variant(&g, variants[i]);
    play_on(&g, 60);
    assert_round_trip(&g);
    unload(&g);
  }
}

static void test_settings_and_start_survive(void **state) {
  const uz_setting settings[] = {{"width", "9"}, {"rows", "4"}};
  loaded_game g;
  (void)state;
  load_with(&g, "sintez", settings, 2);
  set_position(&g, "9/9/3m5/9/9/9/9/9/3M5/9 b 3 17");
  play_move(&g, "d8-d7");
  write_record(&g);
  assert_non_null(strstr(g.text, "[Start \"9/9/3m5/9/9/9/9/9/3M5/9 b 3 17\"]"));
  assert_non_null(strstr(g.text, "17... d8-d7 *"));
  assert_round_trip(&g);
  unload(&g);
}

static void test_the_type_of_game(void **state) {
  static const struct {
    const char *variant, *tag;
  } games[] = {{"international", "[GameType \"20,W,10,10,N2,0\"]"},
               {"english", "[GameType \"21,B,8,8,N1,0\"]"},
               {"italian", "[GameType \"22,W,8,8,N2,1\"]"},
               {"russian", "[GameType \"25,W,8,8,A0,0\"]"},
               {"sintez", "[GameType \"42,W,8,8,A0,0\"]"}};
  (void)state;
  for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
    loaded_game g;
    load_variant(&g, games[i].variant);
    write_record(&g);
    assert_non_null(strstr(g.text, games[i].tag));
    unload(&g);
  }
}

static void test_the_result(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "chess");
  const char *const moves[] = {"f3", "e5", "g4", "Qh4"};
  for (size_t i = 0; i < 4; i++) play_move(&g, moves[i]);
  write_record(&g);
  assert_non_null(strstr(g.text, "\n1. f2f3 e7e5 2. g2g4 d8h4 0-1\n"));
  unload(&g);
}

static void assert_not_replayed(loaded_game *g, const char *text, const char *id) {
  uint64_t before = uz_position_hash(g->position);
  uz_diags_clear(g->diags);
  assert_int_equal(uz_record_replay(g->position, text, g->diags), UZ_NO);
  assert_first_finding(g, id);
  assert_int_equal(uz_position_hash(g->position), before);
}

/* The record in g->text with its first `from` replaced. */
static const char *with(const loaded_game *g, const char *from, const char *to) {
  static char text[TEXT_SIZE];
  const char *at = strstr(g->text, from);
  assert_non_null(at);
  snprintf(text, sizeof text, "%.*s%s%s", (int)(at - g->text), g->text, to, at + strlen(from));
  return text;
}

static void test_damage_is_told(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "russian");
  play_move(&g, "c3-d4");
  play_move(&g, "b6-c5");
  write_record(&g);
  assert_not_replayed(&g, "", "record-kind");
  assert_not_replayed(&g, with(&g, "record 1", "record 2"), "record-kind");
  assert_not_replayed(&g, with(&g, "[Rules \"", "[Rules \"0"), "record-rules");
  assert_not_replayed(&g, with(&g, "[Rules", "[Rulez"), "record-tag-missing");
  assert_not_replayed(&g, with(&g, "\"]\n[Options", "\n[Options"), "record-tag");
  assert_not_replayed(&g, with(&g, "c3-d4", "c3-d5"), "record-move");
  assert_not_replayed(&g, with(&g, "1.", "2."), "record-number");
  assert_not_replayed(&g, with(&g, " *", ""), "record-end");
  unload(&g);
}

static void test_a_bad_move_is_told_with_its_reason(void **state) {
  loaded_game g;
  (void)state;
  load_variant(&g, "russian");
  play_move(&g, "c3-d4");
  play_move(&g, "b6-c5");
  write_record(&g);
  assert_not_replayed(&g, with(&g, "b6-c5", "e3-f4"), "record-move");
  assert_string_equal(uz_diags_get(g.diags, 0)->what,
                      "move 2 of the record, 'e3-f4', cannot be played");
  assert_string_equal(uz_diags_get(g.diags, 1)->id, "move-not-own");
  unload(&g);
}

static void test_damaged_heads_are_refused(void **state) {
  uz_record_head head;
  (void)state;
  assert_int_equal(uz_record_read_head("", &head, NULL), UZ_NO);
  assert_int_equal(uz_record_read_head("[Game \"uzel record 1\"]\n", &head, NULL), UZ_NO);
  assert_int_equal(uz_record_read_head("[Game \"uzel record 1\"]\n[Variant \"x\"]\n[Rules \"0\"]\n"
                                       "[Options \"a b\"]\n",
                                       &head, NULL),
                   UZ_NO);
  assert_null(head.variant);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_games_survive),
      cmocka_unit_test(test_settings_and_start_survive),
      cmocka_unit_test(test_the_type_of_game),
      cmocka_unit_test(test_the_result),
      cmocka_unit_test(test_damage_is_told),
      cmocka_unit_test(test_a_bad_move_is_told_with_its_reason),
      cmocka_unit_test(test_damaged_heads_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
