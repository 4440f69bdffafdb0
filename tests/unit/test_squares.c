#include "small_game.h"

#include "rules/squares.h"

static uz_squares_fault read_board(small_game *g, const char *text, uint8_t *board) {
  memset(board, UZ_EMPTY, g->def.board->sites);
  return uz_squares_read(&g->def, false, text, board);
}

static void assert_wrong(small_game *g, const char *text, uz_squares_wrong wrong) {
  uint8_t board[36];
  assert_int_equal(read_board(g, text, board).wrong, wrong);
}

static void test_what_is_read_is_written(void **state) {
  small_game *g = *state;
  const char *text = "t5/6/1fF3/6/6/T4F";
  char written[64];
  uint8_t board[36];
  assert_int_equal(read_board(g, text, board).wrong, UZ_SQUARES_FINE);
  assert_int_equal(board[uz_board_find(g->def.board, "a6")], uz_code_of(1, 1));
  assert_int_equal(board[uz_board_find(g->def.board, "f1")], uz_code_of(0, 0));
  uz_writer to = uz_writer_on(written, sizeof written);
  uz_squares_write(&g->def, false, board, &to);
  assert_string_equal(written, text);
}

static void test_digits_side_by_side_are_one_number(void **state) {
  assert_wrong(*state, "6/33/6/6/6/6", UZ_SQUARES_WIDTH);
}

static void test_faults_are_told(void **state) {
  small_game *g = *state;
  uint8_t board[36];
  uz_squares_fault fault = read_board(g, "6/6/6/6/6", board);
  assert_int_equal(fault.wrong, UZ_SQUARES_ROWS);
  assert_int_equal(fault.have, 5);
  assert_int_equal(fault.want, 6);
  fault = read_board(g, "6/6/6/6/5/6", board);
  assert_int_equal(fault.wrong, UZ_SQUARES_WIDTH);
  assert_int_equal(fault.row, 2);
  assert_int_equal(fault.have, 5);
  fault = read_board(g,
                     "6/6/2\xC3\xA9"
                     "3/6/6/6",
                     board);
  assert_int_equal(fault.wrong, UZ_SQUARES_LETTER);
  assert_string_equal(fault.letter, "\xC3\xA9");
  assert_wrong(g, "", UZ_SQUARES_ROWS);
  assert_wrong(g, "/////", UZ_SQUARES_WIDTH);
  assert_wrong(g, "6/6/6/6/6/fffffff", UZ_SQUARES_WIDTH);
  assert_wrong(g, "6/6/6/6/6/99999999999999999999999", UZ_SQUARES_WIDTH);
  assert_wrong(g, "6/6/6/6/6/06", UZ_SQUARES_LETTER);
}

static void test_nodes_have_rows_of_their_own(void **state) {
  small_game *g = *state;
  char written[64];
  uint8_t board[61] = {0};
  small_board(g, 6, 6, UZ_NODES_INNER);
  uz_squares_fault fault = uz_squares_read(&g->def, true, "4f/5/5/5/T4", board);
  assert_int_equal(fault.wrong, UZ_SQUARES_FINE);
  assert_int_equal(board[uz_board_find(g->def.board, "1")], uz_code_of(1, 0));
  uz_writer to = uz_writer_on(written, sizeof written);
  uz_squares_write(&g->def, true, board, &to);
  assert_string_equal(written, "4f/5/5/5/T4");
}

static void test_letters_may_be_long(void **state) {
  small_game *g = *state;
  size_t length;
  g->pieces[1].piece.letter[0] = "FF";
  assert_int_equal(uz_unit_of_letter(&g->def, "FFF", &length), uz_code_of(1, 0));
  assert_int_equal(length, 2);
  assert_int_equal(uz_unit_of_letter(&g->def, "F1", &length), uz_code_of(0, 0));
  assert_int_equal(uz_unit_of_letter(&g->def, "x", &length), UZ_EMPTY);
  assert_int_equal(length, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      SMALL_TEST(test_what_is_read_is_written), SMALL_TEST(test_digits_side_by_side_are_one_number),
      SMALL_TEST(test_faults_are_told),         SMALL_TEST(test_nodes_have_rows_of_their_own),
      SMALL_TEST(test_letters_may_be_long),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
