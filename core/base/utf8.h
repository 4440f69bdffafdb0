/* Reading UTF-8 a character at a time, whatever the bytes are. */
#ifndef UZ_BASE_UTF8_H
#define UZ_BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define UZ_UTF8_WRONG 0xFFFDu /* stands for a byte that is not UTF-8 */

/* The length of a character by its first byte; 0 for a byte that cannot begin one. */
static inline size_t uz_utf8_length(uint8_t first) {
  if (first < 0x80) return 1;
  if (first < 0xC2) return 0;
  if (first < 0xE0) return 2;
  if (first < 0xF0) return 3;
  return first < 0xF5 ? 4 : 0;
}

/* False for what could be written shorter, for surrogates, and for what is beyond Unicode. */
static inline bool uz_utf8_allowed(uint32_t code, size_t length) {
  static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
  return code >= least[length] && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
}

/* Reads the character at the start of a text that is not empty and ends with '\0'; returns how many
 * bytes it takes. A byte that belongs to no character gives UZ_UTF8_WRONG and 1. */
static inline size_t uz_utf8_read(const char *text, uint32_t *code) {
  const uint8_t *byte = (const uint8_t *)text;
  size_t length = uz_utf8_length(byte[0]);
  uint32_t value = length < 2 ? byte[0] : byte[0] & (0x7Fu >> length);
  size_t i = 1;
  while (i < length && (byte[i] & 0xC0) == 0x80) value = value << 6 | (byte[i++] & 0x3Fu);
  bool right = length && i == length && uz_utf8_allowed(value, length);
  *code = right ? value : UZ_UTF8_WRONG;
  return right ? length : 1;
}

#endif
