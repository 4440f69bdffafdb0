/* Brings a typed move into the few characters that the reader knows. */
#include <string.h>

#include "base/utf8.h"
#include "play/move_read.h"

/* Letters of the Russian keyboard that look like Latin ones, dashes, and signs of capture. */
static const struct lookalike {
  const char *from;
  char to;
} lookalikes[] = {
    {"а", 'a'}, {"в", 'b'}, {"с", 'c'}, {"е", 'e'}, {"к", 'k'}, {"о", 'o'}, {"р", 'p'}, {"х", 'x'},
    {"А", 'A'}, {"В", 'B'}, {"С", 'C'}, {"Е", 'E'}, {"К", 'K'}, {"М", 'M'}, {"Н", 'H'}, {"О", 'O'},
    {"Р", 'P'}, {"Т", 'T'}, {"Х", 'X'}, {"–", '-'}, {"—", '-'}, {"−", '-'}, {"×", ':'}, {"*", ':'},
};

#define LOOKALIKES (sizeof lookalikes / sizeof lookalikes[0])

static char fold_character(const char *text, size_t length) {
  for (size_t i = 0; i < LOOKALIKES; i++)
    if (strlen(lookalikes[i].from) == length && !memcmp(text, lookalikes[i].from, length))
      return lookalikes[i].to;
  return '\0';
}

static bool ends_with(const char *text, size_t length, const char *end) {
  size_t n = strlen(end);
  return length >= n && !memcmp(text + length - n, end, n);
}

/* The length of a sign at the end that says something about the move, not which move it is. */
static size_t remark_length(const char *text, size_t length) {
  static const char *const remarks[] = {" ", "+", "#", "!", "?", "e.p."};
  for (size_t i = 0; i < sizeof remarks / sizeof remarks[0]; i++)
    if (ends_with(text, length, remarks[i])) return strlen(remarks[i]);
  return 0;
}

bool uz_move_fold(const char *text, char folded[UZ_MOVE_TEXT_MOST]) {
  size_t length = 0, remark;
  text += strspn(text, " ");
  while (*text) {
    uint32_t code;
    size_t n = uz_utf8_read(text, &code);
    char simple = fold_character(text, n);
    if (length + n >= UZ_MOVE_TEXT_MOST) return false;
    if (simple)
      folded[length] = simple;
    else
      memcpy(folded + length, text, n);
    length += simple ? 1 : n;
    text += n;
  }
  while ((remark = remark_length(folded, length))) length -= remark;
  folded[length] = '\0';
  return true;
}
