#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"

#define FILE_MOST ((size_t)16 << 20) /* far more than any record of a game */

static void *checked(void *memory) {
  if (memory) return memory;
  fputs("uzel: out of memory\n", stderr);
  exit(CLI_FAULT);
}

void *cli_alloc(size_t size) { return checked(calloc(1, size ? size : 1)); }

void *cli_realloc(void *memory, size_t size) { return checked(realloc(memory, size)); }

char *cli_copy(const char *text, size_t length) {
  char *copy = cli_alloc(length + 1);
  memcpy(copy, text, length);
  return copy;
}

void cli_strings_add(cli_strings *strings, char *text) {
  if (strings->count == strings->room) {
    strings->room = strings->room ? 2 * strings->room : 64;
    strings->at = cli_realloc(strings->at, strings->room * sizeof *strings->at);
  }
  strings->at[strings->count++] = text;
}

static int by_bytes(const void *a, const void *b) {
  return strcmp(*(char *const *)a, *(char *const *)b);
}

void cli_strings_sort(cli_strings *strings) {
  if (strings->count) qsort(strings->at, strings->count, sizeof *strings->at, by_bytes);
}

void cli_strings_unique(cli_strings *strings) {
  size_t kept = 0;
  for (size_t i = 0; i < strings->count; i++) {
    if (kept && !strcmp(strings->at[kept - 1], strings->at[i]))
      free(strings->at[i]);
    else
      strings->at[kept++] = strings->at[i];
  }
  strings->count = kept;
}

static int widest(const cli_strings *strings) {
  int width = 0;
  for (size_t i = 0; i < strings->count; i++)
    if (cli_width(strings->at[i]) > width) width = cli_width(strings->at[i]);
  return width;
}

void cli_strings_columns(const cli_strings *strings, int columns) {
  int cell = widest(strings) + 2;
  size_t a_line = columns > cell ? (size_t)(columns / cell) : 1;
  for (size_t i = 0; i < strings->count; i++) {
    bool last = (i + 1) % a_line == 0 || i + 1 == strings->count;
    cli_pad(stdout, strings->at[i], last ? 0 : cell);
    if (last) putchar('\n');
  }
}

void cli_strings_free(cli_strings *strings) {
  for (size_t i = 0; i < strings->count; i++) free(strings->at[i]);
  free(strings->at);
  *strings = (cli_strings){0};
}

char *cli_position_text(const uz_position *position, bool clocks) {
  size_t size = uz_position_text(position, clocks, NULL, 0) + 1;
  char *text = cli_alloc(size);
  uz_position_text(position, clocks, text, size);
  return text;
}

char *cli_move_text(const uz_position *position, const uz_moves *moves, size_t i) {
  size_t size = uz_move_text(position, moves, i, NULL, 0) + 1;
  char *text = cli_alloc(size);
  uz_move_text(position, moves, i, text, size);
  return text;
}

char *cli_book_text(uz_position *position, const uz_moves *moves, size_t i) {
  size_t size = uz_move_book_text(position, moves, i, NULL, 0) + 1;
  char *text = cli_alloc(size);
  uz_move_book_text(position, moves, i, text, size);
  return text;
}

/* Of a file without end, the beginning, and errno tells. */
static char *read_all(FILE *in) {
  size_t length = 0, room = 4096, got;
  char *text = cli_alloc(room);
  while ((got = fread(text + length, 1, room - length - 1, in)) > 0) {
    length += got;
    if (length > FILE_MOST) {
      errno = EFBIG;
      break;
    }
    if (length + 1 == room) text = cli_realloc(text, room *= 2);
  }
  text[length] = '\0';
  return text;
}

char *cli_read_file(const char *path) {
  FILE *in = fopen(path, "rb");
  if (!in) return NULL;
  errno = 0;
  char *text = read_all(in);
  int fault = feof(in) ? 0 : errno;
  fclose(in);
  if (!fault) return text;
  free(text);
  errno = fault;
  return NULL;
}

int cli_width(const char *text) {
  int width = 0;
  for (; *text; text++) width += ((unsigned char)*text & 0xC0) != 0x80;
  return width;
}

void cli_pad(FILE *out, const char *text, int width) {
  fputs(text, out);
  for (int i = cli_width(text); i < width; i++) putc(' ', out);
}
