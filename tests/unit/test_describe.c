#include "unit/small_game.h"

#include <stdio.h>
#include <stdlib.h>

#include "rules/game.h"
#include "rules/talk.h"

/* The whole description; the caller frees it. */
static char *describe(const small_game *g, uz_lang lang) {
  uz_game game = {.def = &g->def, .board = g->def.board};
  char *text = NULL;
  size_t size = 0;
  FILE *out = open_memstream(&text, &size);
  assert_non_null(out);
  uz_game_describe(&game, lang, out);
  fclose(out);
  return text;
}

static void test_english(void **state) {
  char *text = describe(*state, UZ_EN);
  assert_string_equal(
      text,
      "Small game\n"
      "\n"
      "Board\n"
      "  6 x 6 squares\n"
      "\n"
      "Start\n"
      "  White - flat: 12 on ranks 1-2.\n"
      "  Black - flat: 12 on ranks 5-6.\n"
      "  White begins.\n"
      "\n"
      "Pieces\n"
      "  flat (F, f)\n"
      "    - moves one step diagonally forward to an empty square\n"
      "    - captures by jumping diagonally over an adjacent enemy piece to the empty square right"
      " behind it, again and again as long as it can\n"
      "    - when its move ends on the last row, it becomes tall\n"
      "  tall (T, t)\n"
      "    - moves or captures any distance in any direction over empty squares\n"
      "\n"
      "Captures\n"
      "  A side that can capture must capture.\n"
      "  Any of several captures may be chosen.\n"
      "  Captured pieces leave the board when the move is over; until then they are in the way,"
      " and none is jumped twice.\n"
      "\n"
      "The end, for the side to move\n"
      "  - loss: it has no move\n"
      "  - draw: 25 turns of each side\n");
  free(text);
}

static void test_russian(void **state) {
  char *text = describe(*state, UZ_RU);
  assert_string_equal(
      text,
      "Малая игра\n"
      "\n"
      "Доска\n"
      "  6 × 6 полей\n"
      "\n"
      "Начало\n"
      "  Белые — плашка: 12 на горизонталях 1–2.\n"
      "  Чёрные — плашка: 12 на горизонталях 5–6.\n"
      "  Начинают белые.\n"
      "\n"
      "Фигуры\n"
      "  плашка (F, f)\n"
      "    - ходит на соседнее свободное поле по диагонали вперёд\n"
      "    - бьёт по диагонали прыжком через соседнюю чужую фигуру на свободное поле сразу за ней,"
      " снова и снова, пока может\n"
      "    - если ход закончен на последнем ряду, превращается: башня\n"
      "  башня (T, t)\n"
      "    - ходит и бьёт в любом направлении на любое расстояние по свободным полям\n"
      "\n"
      "Взятие\n"
      "  Брать обязательно.\n"
      "  Из нескольких взятий можно выбрать любое.\n"
      "  Побитые фигуры снимают с доски после хода; до того они стоят на пути, и через одну фигуру"
      " не прыгают дважды.\n"
      "\n"
      "Конец игры для стороны, чей ход\n"
      "  - поражение: у неё нет хода\n"
      "  - ничья: 25 ходов каждой стороны\n");
  free(text);
}

/* ---- Parts ---- */

static uz_talk talk_of(const small_game *g, uz_lang lang) {
  return (uz_talk){.arena = g->arena, .lang = lang, .def = &g->def, .squares_alone = true};
}

static void test_dirs(void **state) {
  small_game *g = *state;
  uz_talk t = talk_of(g, UZ_EN);
  uz_dirs forward = small_dirs(g, 0, 2), back = small_dirs(g, 0, -2);
  uz_dirs leaps =
      small_dirs(g, 2, 4) | small_dirs(g, -2, 4) | small_dirs(g, 4, 2) | small_dirs(g, -4, 2);
  uz_dirs strides =
      small_dirs(g, 4, 0) | small_dirs(g, -4, 0) | small_dirs(g, 0, 4) | small_dirs(g, 0, -4);
  const struct {
    uz_dirs dirs;
    const char *words;
  } cases[] = {
      {g->orthogonal, "orthogonally"},
      {g->orthogonal | g->diagonal, "in any direction"},
      {g->ahead | forward, "forward (straight or diagonally)"},
      {g->orthogonal & ~back, "straight forward or sideways"},
      {forward | back, "straight forward or backward"},
      {g->ahead | back, "straight backward, or diagonally forward"},
      {leaps, "forward by 1 x 2"},
      {strides, "orthogonally (2 squares at a time)"},
      {small_dirs(g, 2, 2), "by the vector (1, 1)"},
      {small_dirs(g, 1, 1) | small_dirs(g, -1, 1), "by half steps through corners ahead"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    assert_string_equal(uz_describe_dirs(&t, cases[i].dirs), cases[i].words);
  assert_true(uz_dirs_are_leaps(&t, leaps));
  assert_false(uz_dirs_are_leaps(&t, leaps | forward));
}

static void test_conditions(void **state) {
  small_game *g = *state;
  uz_talk t = talk_of(g, UZ_EN);
  uz_test own_flat = {.op = UZ_TEST_AND, .a = &g->mine, .b = &g->flats};
  uz_test either = {.op = UZ_TEST_OR, .a = &g->empty, .b = &own_flat};
  uz_test not_either = {.op = UZ_TEST_NOT, .a = &either};
  uz_test near = {.op = UZ_TEST_AND, .a = &not_either, .b = &g->near_rows};
  assert_string_equal(uz_describe_test(&t, &either), "nobody stands or an own flat stands");
  assert_string_equal(uz_describe_test(&t, &not_either),
                      "somebody stands and (no own piece stands or no flat stands)");
  assert_string_equal(uz_describe_on(&t, &g->near_rows), "rows 1, 2");
  assert_string_equal(uz_describe_from(&t, &g->last_row), "the last row");
  assert_string_equal(uz_describe_on(&t, &near),
                      "squares where somebody stands and (no own piece stands or no flat stands) "
                      "and the row from the own side is 1, 2");
}

static void test_russian_numbers(void **state) {
  uz_talk t = talk_of(*state, UZ_RU);
  assert_string_equal(uz_counted(&t, UZ_P_squares_one, 1), "1 поле");
  assert_string_equal(uz_counted(&t, UZ_P_squares_one, 3), "3 поля");
  assert_string_equal(uz_counted(&t, UZ_P_squares_one, 11), "11 полей");
  assert_string_equal(uz_counted(&t, UZ_P_squares_one, 21), "21 поле");
  assert_string_equal(uz_counted(&t, UZ_P_squares_one, 112), "112 полей");
}

static void test_qualified_moves(void **state) {
  small_game *g = *state;
  uz_talk t = talk_of(g, UZ_EN);
  uz_test marked = {.op = UZ_TEST_MARKED};
  uz_test on_mark = {.op = UZ_TEST_AND, .a = &g->empty, .b = &marked};
  uz_effect take = {.op = UZ_EFFECT_TAKE_MARKER};
  uz_rule twice = {.op = UZ_RULE_THEN, .a = &g->push, .b = &g->push, .from = &g->near_rows};
  assert_string_equal(
      uz_describe_rule(&t, &twice),
      "twice in a row: moves one step diagonally forward to an empty square, only from rows 1, 2");
  g->push.to = &on_mark;
  g->push.effects = &take;
  assert_string_equal(
      uz_describe_rule(&t, &g->push),
      "moves one step diagonally forward to an empty square, ending only on squares "
      "where the last turn left a mark, capturing the piece that left the mark");
  g->glide.least = g->glide.most = 2;
  g->glide.to = &g->enemy;
  assert_string_equal(uz_describe_rule(&t, &g->glide),
                      "captures exactly 2 squares in any direction over empty squares");
}
static void test_jump_onto_an_enemy(void **state) {
  small_game *g = *state;
  uz_talk t = talk_of(g, UZ_EN);
  uz_test either = {.op = UZ_TEST_OR, .a = &g->enemy, .b = &g->empty};
  g->hop.to = &either;
  assert_string_equal(uz_describe_rule(&t, &g->hop),
                      "captures by jumping diagonally over an adjacent enemy piece to a square "
                      "behind it where an enemy piece stands or nobody stands");
}

static void test_ways_for_units(void **state) {
  small_game *g = *state;
  uz_talk t = talk_of(g, UZ_EN);
  uz_test talls = {.op = UZ_TEST_KIND, .name = "tall"};
  uz_rule far = g->hop, both = {.op = UZ_RULE_OR, .a = &g->hop, .b = &far};
  far.before = far.beyond = UZ_ANY;
  far.by = &talls;
  g->hop.by = &g->flats;
  g->hops =
      (uz_rule){.op = UZ_RULE_CHAIN, .a = &both, .landing_goes_on = true, .no_reversal = true};
  assert_string_equal(
      uz_describe_rule(&t, &g->hops),
      "again and again as long as it can, never turning straight back, choosing a landing square "
      "from which it can go on, if there is one:\n"
      "        - as flat: captures by jumping diagonally over an adjacent enemy piece to the empty "
      "square right behind it\n"
      "        - as tall: captures by jumping diagonally over an enemy piece at any distance to "
      "any "
      "empty square behind it up to the next piece");
}

static void test_endings(void **state) {
  small_game *g = *state;
  uz_talk t = talk_of(g, UZ_EN);
  const char *flat[] = {"flat"};
  uz_army_line lines[] = {{.least = 1, .most = 3},
                          {.names = flat, .names_count = 1, .least = 0, .most = UZ_ANY}};
  uz_army a = {.lines = lines, .count = 2}, b = {.lines = lines, .count = 1, .open = true};
  uz_event capture = {.op = UZ_EVENT_CAPTURE};
  uz_ending ending = {.when = UZ_WHEN_BALANCE,
                      .result = UZ_DRAWN,
                      .a = &a,
                      .b = &b,
                      .turns = 3,
                      .events = &capture,
                      .reason = {"enough", NULL}};
  assert_string_equal(uz_describe_ending(&t, &ending),
                      "draw: one side has only flat (any number), 1 to 3 in all, the other any "
                      "pieces (1 to 3), for 3 turns of the two sides together without a capture "
                      "(enough)");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      SMALL_TEST(test_english),
      SMALL_TEST(test_russian),
      SMALL_TEST(test_dirs),
      SMALL_TEST(test_conditions),
      SMALL_TEST(test_russian_numbers),
      SMALL_TEST(test_qualified_moves),
      SMALL_TEST(test_jump_onto_an_enemy),
      SMALL_TEST(test_ways_for_units),
      SMALL_TEST(test_endings),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
