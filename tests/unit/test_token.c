#include "script/token.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdio.h>
#include <string.h>

/* "LINE:SPELLING" of each token, with blanks between. */
static void assert_tokens(const char *text, const char *expected) {
  uz_arena *arena = uz_arena_new();
  uz_tokens tokens;
  char got[1024] = "";
  size_t used = 0;
  assert_true(uz_tokens_read(arena, text, strlen(text), &tokens));
  for (unsigned i = 0; i < tokens.count; i++) {
    const uz_token *t = &tokens.token[i];
    used += (size_t)snprintf(got + used, sizeof got - used, "%s%d:%.*s", i ? " " : "", t->line,
                             (int)t->length, t->start);
  }
  assert_string_equal(got, expected);
  uz_arena_free(arena);
}

static void test_tokens(void **state) {
  (void)state;
  assert_tokens("", "");
  assert_tokens("a=b1+2", "1:a 1:= 1:b1 1:+ 1:2");
  assert_tokens("a<=b..c...", "1:a 1:<= 1:b 1:.. 1:c 1:...");
  assert_tokens("a\nb\r\nc\n\rd\re", "1:a 2:b 3:c 4:d 5:e");
  assert_tokens("x -- no or\ny", "1:x 2:y");
  assert_tokens("x --[[ or\n]] y --[=[ ]] ]=] z", "1:x 2:y 2:z");
  assert_tokens("\"a\\\"b\" 'c\\\\' d", "1:\"a\\\"b\" 1:'c\\\\' 1:d");
  assert_tokens("[[a\nb]] c [ d", "1:[[a\nb]] 2:c 2:[ 2:d");
}

/* What Lua refuses must still come to an end. */
static void test_broken(void **state) {
  (void)state;
  assert_tokens("\"abc", "1:\"abc");
  assert_tokens("\"abc\\", "1:\"abc\\");
  assert_tokens("[[abc", "1:[[abc");
  assert_tokens("--[==[ abc ]=]", "");
  assert_tokens("@ $", "1:@ 1:$");
}

static void test_spelling(void **state) {
  (void)state;
  const char *text = "or \"or\"";
  uz_arena *arena = uz_arena_new();
  uz_tokens tokens;
  assert_true(uz_tokens_read(arena, text, strlen(text), &tokens));
  assert_true(uz_token_is(&tokens, 0, "or"));
  assert_false(uz_token_is(&tokens, 0, "o"));
  assert_false(uz_token_is(&tokens, 1, "or"));
  assert_false(uz_token_is(&tokens, 2, "or"));
  uz_arena_free(arena);
}

static void test_key_lines(void **state) {
  static const char text[] = "local letter = 1\n"
                             "return piece {\n"
                             "  promotes = promotes {\n"
                             "    when = \"end\", to = \"dame\" },\n"
                             "  letter = \"m\",\n"
                             "  to = 3,\n"
                             "}\n"
                             "local royal = true\n";
  (void)state;
  uz_arena *arena = uz_arena_new();
  uz_tokens tokens;
  assert_true(uz_tokens_read(arena, text, strlen(text), &tokens));
  assert_int_equal(uz_tokens_key_line(&tokens, 2, "letter"), 5);
  assert_int_equal(uz_tokens_key_line(&tokens, 2, "to"), 6);
  assert_int_equal(uz_tokens_key_line(&tokens, 3, "to"), 4);
  assert_int_equal(uz_tokens_key_line(&tokens, 2, "royal"), 2);
  assert_int_equal(uz_tokens_key_line(&tokens, 2, "moves"), 2);
  uz_arena_free(arena);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_tokens),
      cmocka_unit_test(test_broken),
      cmocka_unit_test(test_spelling),
      cmocka_unit_test(test_key_lines),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
