#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "base/utf8.h"

static const struct {
  const char *text;
  uint32_t code;
  size_t length;
} cases[] = {
    {"a", 'a', 1},
    {"\x7F", 0x7F, 1},
    {"я", 0x44F, 2},
    {"\xC2\x80", 0x80, 2},
    {"♕", 0x2655, 3},
    {"\xEF\xBF\xBD", UZ_UTF8_WRONG, 3},
    {"🂡", 0x1F0A1, 4},
    {"\xF4\x8F\xBF\xBF", 0x10FFFF, 4},
    {"\x80", UZ_UTF8_WRONG, 1}, /* begins in the middle */
    {"\xD1", UZ_UTF8_WRONG, 1}, /* ends in the middle */
    {"\xE2\x99z", UZ_UTF8_WRONG, 1},
    {"\xC0\x80", UZ_UTF8_WRONG, 1}, /* longer than need be */
    {"\xE0\x80\x80", UZ_UTF8_WRONG, 1},
    {"\xF0\x8F\xBF\xBF", UZ_UTF8_WRONG, 1},
    {"\xED\xA0\x80", UZ_UTF8_WRONG, 1},     /* a surrogate */
    {"\xF4\x90\x80\x80", UZ_UTF8_WRONG, 1}, /* beyond Unicode */
    {"\xFF", UZ_UTF8_WRONG, 1},
};

static void characters_are_read(void **state) {
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    uint32_t code = 0;
    assert_int_equal(uz_utf8_read(cases[i].text, &code), cases[i].length);
    assert_int_equal(code, cases[i].code);
  }
  (void)state;
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(characters_are_read)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
