#include "unit/script_text.h"

/* ---- What Lua still has ---- */

static void test_same_everywhere(void **state) {
  static const char *const holds[] = {
      "tostring({}) == \"table\"",
      "tostring(empty) == \"test\"",
      "tostring(step) == \"function\"",
      "tostring(3) == \"3\" and tostring(nil) == \"nil\"",
      "type(empty) == \"test\" and type(1) == \"number\" and type({}) == \"table\"",
      "(\"%d of %s\"):format(3, {}) == \"3 of table\"",
      "(\"%q\"):format(\"a\") == '\"a\"'",
      "(\"%5.1f|%-3s|%%\"):format(1.25, \"a\") == \"  1.2|a  |%\"",
      "(\"abc\"):upper():sub(2) == \"BC\" and #\"abc\" == 3",
      "table.concat({1, 2, 3}, \"-\") == \"1-2-3\"",
      "select(\"#\", table.unpack({1, 2, 3})) == 3",
      "math.max(1, 2) == 2 and tonumber(\"0x10\") == 16",
      "select(2, table.unpack({1, 2, 3}, 2)) == 3",
  };
  (void)state;
  for (size_t i = 0; i < sizeof holds / sizeof *holds; i++) {
    char lines[512];
    snprintf(lines, sizeof lines, "assert(%s)", holds[i]);
    assert_found(lines, "");
  }
}

static void test_pairs_in_order(void **state) {
  (void)state;
  assert_found("local keys = \"\"\n"
               "for k, v in pairs { b = 1, a = 2, [2] = 3, [10] = 4, [-1.5] = 5, A = 6 } do\n"
               "  keys = keys .. k .. \"=\" .. v .. \" \"\n"
               "end\n"
               "assert(keys == \"-1.5=5 2=3 10=4 A=6 a=2 b=1 \", keys)",
               "");
  assert_found("for k in pairs { [true] = 1 } do end", "1 lua-error");
  assert_found("for i in ipairs(empty) do end", "1 lua-error");
}

/* ---- What it does not have ---- */

static void test_removed(void **state) {
  static const char *const removed[][2] = {
      {"io.open(\"/etc/passwd\")", "1 no-files"},
      {"os.exit()", "1 no-system"},
      {"debug.sethook()", "1 no-system"},
      {"load(\"x\")", "1 no-code"},
      {"pcall(error)", "1 no-catching"},
      {"next({})", "1 no-next"},
      {"setmetatable({}, {})", "1 no-metatables"},
      {"getmetatable(\"\").__index = 1", "1 no-metatables"},
      {"string.rep(\"a\", 9)", "1 no-function"},
      {"(\"a\"):gsub(\"a\", \"b\")", "1 no-function"},
      {"string.dump(step)", "1 no-function"},
      {"table.sort({})", "1 no-function"},
      {"_G.step = 1", "1 unknown-word"},
      {"_ENV.other = 1", "1 global-name"},
      {"other = 1", "1 global-name"},
  };
  (void)state;
  for (size_t i = 0; i < sizeof removed / sizeof *removed; i++)
    assert_found(removed[i][0], removed[i][1]);
}

/* ---- Bounds ---- */

static void test_work(void **state) {
  static const char *const loops[] = {
      "while true do end",
      "for i = 1, math.huge do end",
      "::top:: goto top",
      "local t = {} for i = 1, 1e9 do t[1] = i end",
      "local s = \"x\" for i = 1, 16 do s = s .. s end while s do s:lower() end",
      "local t = {} for i = 1, 9999 do t[i] = \"\" end while t do table.concat(t) end",
      "local t = {} for i = 1, 9999 do t[i] = i end while t do for k in pairs(t) do break end end",
      "local t = {} while t do table.insert(t, 1, 1) table.remove(t, 1) end",
      "while true do grid(1, 1) end",
  };
  (void)state;
  for (size_t i = 0; i < sizeof loops / sizeof *loops; i++)
    assert_found(loops[i], "1 endless-script");
}

static void test_memory(void **state) {
  (void)state;
  assert_found("local s = \"x\" while true do s = s .. s end", "1 script-memory");
  assert_found("local t = {} while true do t = { t } end", "1 script-memory");
  assert_found("local t = {} for i = 1, 1e9 do t[i] = i end", "1 script-memory");
  assert_found("local s = \"x\" for i = 1, 19 do s = s .. s end "
               "local t = table.concat { s, s, s }",
               "1 script-memory");
  assert_found("local s = \"x\" for i = 1, 19 do s = s .. s end "
               "local t = (\"%s%s%s\"):format(s, s, s)",
               "1 script-memory");
  assert_found("local function f(...) return f(1, ...) + 1 end f()", "1 script-memory");
  assert_found("local m = empty while true do m = m + m end", "1 script-memory");
}

static void test_depth(void **state) {
  (void)state;
  assert_found("local function f() return 1 + f() end f()", "1 deep-recursion");
}

/* ---- Errors ---- */

static void test_errors(void **state) {
  (void)state;
  assert_found("error(\"no\")", "1 script-error");
  assert_found("error({})", "1 error-object");
  assert_found("error()", "1 error-object");
  assert_found("assert(false)", "1 script-error");
  assert_found("assert(nil, \"no\")", "1 script-error");
  assert_found("local x = nil + 1", "1 lua-error");
  assert_found("local x = (nil)()", "1 lua-error");
  assert_found("local function f()\n  error(\"no\", 2)\nend\nf()", "4 script-error");
}

static void test_texts_that_are_no_scripts(void **state) {
  static const struct {
    const char *text;
    size_t length;
    const char *findings;
  } cases[] = {
      {"", 0, "1 no-game"},
      {"\x1bLua", 4, "1 bytecode"},
      {"return 1", 8, "1 no-game"},
      {"return\0", 7, "1 syntax"},
      {"\xEF\xBB\xBFreturn 2", 11, "1 no-game"},
      {"x =", 3, "1 syntax"},
  };
  (void)state;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    const uz_load load = {.variant = "test", .text = cases[i].text, .length = cases[i].length};
    script_text s;
    script_load(&s, &load);
    assert_int_equal(s.status, UZ_BAD_SCRIPT);
    assert_string_equal(s.found, cases[i].findings);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_same_everywhere), cmocka_unit_test(test_pairs_in_order),
      cmocka_unit_test(test_removed),         cmocka_unit_test(test_work),
      cmocka_unit_test(test_memory),          cmocka_unit_test(test_depth),
      cmocka_unit_test(test_errors),          cmocka_unit_test(test_texts_that_are_no_scripts),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
