#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"

static void memory_is_zeroed_and_aligned(void **state) {
  uz_arena *arena = uz_arena_new();
  for (size_t size = 0; size < 300; size++) {
    unsigned char *memory = uz_arena_alloc(arena, size);
    assert_non_null(memory);
    assert_int_equal((uintptr_t)memory % _Alignof(max_align_t), 0);
    for (size_t i = 0; i < size; i++) assert_int_equal(memory[i], 0);
    memset(memory, 0xFF, size);
  }
  uz_arena_free(arena);
  (void)state;
}

static void pieces_do_not_overlap(void **state) {
  enum { PIECES = 2000 };
  static unsigned char *piece[PIECES];
  uz_arena *arena = uz_arena_new();
  size_t used = 0;
  for (unsigned i = 0; i < PIECES; i++) {
    size_t size = i % 37 + (i % 500 == 499) * 20000;
    used += size;
    piece[i] = uz_arena_alloc(arena, size);
    memset(piece[i], (int)(i % 251), size);
  }
  for (unsigned i = 0; i < PIECES; i++)
    for (size_t j = 0; j < i % 37; j++) assert_int_equal(piece[i][j], i % 251);
  assert_int_equal(uz_arena_used(arena), used);
  uz_arena_free(arena);
  (void)state;
}

static void texts_are_copied_and_ended(void **state) {
  uz_arena *arena = uz_arena_new();
  char source[] = "abcdef";
  char *copy = uz_arena_text(arena, source, 3);
  source[0] = 'x';
  assert_string_equal(copy, "abc");
  assert_string_equal(uz_arena_text(arena, source, 0), "");
  uz_arena_free(arena);
  (void)state;
}

static void what_no_memory_can_hold_is_refused(void **state) {
  uz_arena *arena = uz_arena_new();
  const size_t sizes[] = {SIZE_MAX, SIZE_MAX - 7, SIZE_MAX / 2 + 1};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
    assert_null(uz_arena_alloc(arena, sizes[i]));
  assert_int_equal(uz_arena_used(arena), 0);
  assert_non_null(uz_arena_alloc(arena, 8));
  uz_arena_free(arena);
  (void)state;
}

static void nothing_may_be_freed(void **state) {
  uz_arena_free(NULL);
  (void)state;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(memory_is_zeroed_and_aligned),
      cmocka_unit_test(pieces_do_not_overlap),
      cmocka_unit_test(texts_are_copied_and_ended),
      cmocka_unit_test(what_no_memory_can_hold_is_refused),
      cmocka_unit_test(nothing_may_be_freed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
