/* Writing text into a buffer of any size, counting what did not fit, as snprintf does. */
#ifndef UZ_BASE_WRITER_H
#define UZ_BASE_WRITER_H

#include <stddef.h>

typedef struct uz_writer {
  char *text;
  size_t size;   /* of the buffer; 0 is allowed, text may then be NULL */
  size_t length; /* of the whole text, whether it fitted or not */
} uz_writer;

/* An empty text, '\0' and all. */
static inline uz_writer uz_writer_on(char *text, size_t size) {
  if (size) text[0] = '\0';
  return (uz_writer){text, size, 0};
}

static inline void uz_put(uz_writer *to, char c) {
  if (to->length + 1 < to->size) {
    to->text[to->length] = c;
    to->text[to->length + 1] = '\0';
  }
  to->length++;
}

static inline void uz_put_text(uz_writer *to, const char *text) {
  while (*text) uz_put(to, *text++);
}

static inline void uz_put_number(uz_writer *to, unsigned long number) {
  if (number >= 10) uz_put_number(to, number / 10);
  uz_put(to, (char)('0' + number % 10));
}

#endif
