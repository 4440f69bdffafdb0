#include "unit/compiled_game.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *disassembly(const uz_game *game) {
  char *text = NULL;
  size_t size = 0;
  FILE *out = open_memstream(&text, &size);
  assert_non_null(out);
  uz_game_disassemble(game, out);
  fclose(out);
  return text;
}

static void assert_text(const uz_game *game, const char *expected) {
  char *text = disassembly(game), head[128];
  int length = snprintf(head, sizeof head,
                        "small  rules %016" PRIx64 "  36 sites in 1 words, %u instructions\n",
                        game->rules_hash, game->code_count);
  assert_true(strlen(text) > (size_t)length);
  assert_memory_equal(text, head, (size_t)length);
  assert_string_equal(text + length, expected);
  free(text);
}

static const char golden[] =
    "flat F\n"
    "     0  STEP         dirs=+2+2 -2+2  to=.\n"
    "     1  DONE\n"
    "     2  JUMP         dirs=+2+2 +2-2 -2+2 -2-2  before=0  beyond=0  through=.  over=ft  to=.\n"
    "     3  AGAIN        -> 2\n"
    "     4  DONE\n"
    "    act   CHAIN        captures  of 2\n"
    "    act   STEPS        to=.  sites=50  quiets  of 0\n"
    "    promotes in {a6 b6 c6 d6 e6 f6} to T\n"
    "flat f\n"
    "     5  STEP         dirs=+2-2 -2-2  to=.\n"
    "     6  DONE\n"
    "     7  JUMP         dirs=+2+2 +2-2 -2+2 -2-2  before=0  beyond=0  through=.  over=FT  to=.\n"
    "     8  AGAIN        -> 7\n"
    "     9  DONE\n"
    "    act   CHAIN        captures  of 7\n"
    "    act   STEPS        to=.  sites=50  quiets  of 5\n"
    "    promotes in {a1 b1 c1 d1 e1 f1} to t\n"
    "tall T\n"
    "    10  SLIDE        dirs=+2+2 -2+2  least=1  most=2  through=.  to=.ft\n"
    "    11  DONE\n"
    "    act   RAYS         to=ft  sites=132  captures  of 10\n"
    "    act   RAYS         to=.  sites=132  quiets  of 10\n"
    "tall t\n"
    "    12  SLIDE        dirs=+2-2 -2-2  least=1  most=2  through=.  to=.FT\n"
    "    13  DONE\n"
    "    act   RAYS         to=FT  sites=132  captures  of 12\n"
    "    act   RAYS         to=.  sites=132  quiets  of 12\n";

static void test_small_game(void **state) {
  small_game *g = *state;
  g->glide.dirs = g->ahead;
  g->glide.most = 2;
  assert_text(small_compile(g), golden);
}

static void test_questions(void **state) {
  small_game *g = *state;
  uz_test unmoved = {.op = UZ_TEST_UNMOVED}, marked = {.op = UZ_TEST_MARKED};
  uz_test safe = {.op = UZ_TEST_SAFE}, second = {.op = UZ_TEST_WHERE, .function = 1};
  uz_test no_mark = {.op = UZ_TEST_NOT, .a = &marked};
  uz_test x = {.op = UZ_TEST_AND, .a = &unmoved, .b = &no_mark};
  uz_test y = {.op = UZ_TEST_OR, .a = &safe, .b = &second};
  uz_test all = {.op = UZ_TEST_AND, .a = &x, .b = &y};
  g->push.from = &all;
  char *text = disassembly(small_compile(g));
  assert_non_null(
      strstr(text, "ASK_FROM     to=.FTft unmoved -marked safe | .FTft unmoved -marked where2\n"));
  free(text);
}

int main(void) {
  const struct CMUnitTest tests[] = {SMALL_TEST(test_small_game), SMALL_TEST(test_questions)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
