#include "loaded_game.h"

#include "play/move_read.h"
#include "rules/game.h"

static uz_asked read_in(const char *variant, const char *text, unsigned reading, bool readable) {
  loaded_game g;
  uz_asked asked;
  load_variant(&g, variant);
  assert_int_equal(uz_move_read(g.game, text, reading, &asked), readable);
  unload(&g);
  return asked;
}

static void test_a_piece_and_where_it_comes_from(void **state) {
  (void)state;
  uz_asked asked = read_in("chess", "Nbd7", 0, true);
  assert_int_equal(asked.piece, 1);
  assert_int_equal(*asked.file, 'b');
  assert_null(asked.rank);
  assert_int_equal(asked.sites, 1);
  assert_int_equal(asked.becomes, -1);
  assert_int_equal(*read_in("chess", "R1a3", 0, true).rank, '1');
  assert_int_equal(read_in("chess", "Qh4e1", 0, true).sites, 2);
}

static void test_small_letters_are_files(void **state) {
  (void)state;
  uz_asked asked = read_in("chess", "bxc8=Q", 0, true);
  assert_int_equal(asked.piece, -1);
  assert_int_equal(*asked.file, 'b');
  assert_true(asked.captures);
  assert_int_equal(asked.becomes, 4);
}

static void test_two_units(void **state) {
  (void)state;
  assert_int_equal(read_in("chess", "O-O", 0, true).pair, UZ_PAIR_RIGHT);
  assert_int_equal(read_in("chess", "0-0-0", 0, true).pair, UZ_PAIR_LEFT);
  assert_int_equal(read_in("chess", "Ke1-g1/Rf1", 0, true).partner_to, 5);
}

static void test_places(void **state) {
  (void)state;
  uz_asked asked = read_in("russian", "c3:e5:c7(d4,d6)", 0, true);
  assert_int_equal(asked.sites, 3);
  assert_int_equal(asked.victims, 2);
  assert_int_equal(read_in("russian", "C3:E5", 1, true).sites, 2);
  assert_int_equal(read_in("international", "41x14x3", 0, true).sites, 3);
}

static void test_what_cannot_be_read(void **state) {
  static const char *const texts[] = {"", "Q", "e2e4z", "e2(", "e2(e3", "e2/", "e2=", "O-", "e9"};
  (void)state;
  for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) read_in("chess", texts[i], 0, false);
  read_in("chess", "e2e4", 1, false);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_a_piece_and_where_it_comes_from),
      cmocka_unit_test(test_small_letters_are_files),
      cmocka_unit_test(test_two_units),
      cmocka_unit_test(test_places),
      cmocka_unit_test(test_what_cannot_be_read),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
