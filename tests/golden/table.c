#include "golden/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *read_file(const char *path) {
  FILE *in = fopen(path, "rb");
  char *text = NULL;
  long size = -1;
  if (!in) return NULL;
  if (fseek(in, 0, SEEK_END) == 0 && (size = ftell(in)) >= 0 && fseek(in, 0, SEEK_SET) == 0)
    text = calloc((size_t)size + 1, 1);
  if (text && fread(text, 1, (size_t)size, in) != (size_t)size) {
    free(text);
    text = NULL;
  }
  fclose(in);
  return text;
}

static size_t count(const char *text, const char *end, char c) {
  size_t n = 0;
  for (; text < end; text++) n += *text == c;
  return n;
}

/* Puts a '\0' at the end of every cell; the table is whole when each row had all of them. */
static bool cut(table *to) {
  size_t cells = to->rows * to->columns, n = 0, in_row = 0;
  char *start = to->text;
  for (char *at = to->text; *at; at++) {
    if (*at != '\t' && *at != '\n') continue;
    bool last = *at == '\n';
    if (n == cells || last != (++in_row == to->columns)) return false;
    if (last) in_row = 0;
    *at = '\0';
    to->cell[n++] = start;
    start = at + 1;
  }
  return n == cells && !*start;
}

bool table_read(const char *path, table *to) {
  *to = (table){.text = read_file(path)};
  if (!to->text) return false;
  size_t first = strcspn(to->text, "\n");
  to->columns = count(to->text, to->text + first, '\t') + 1;
  to->rows = count(to->text, to->text + strlen(to->text), '\n');
  to->cell = calloc(to->rows * to->columns + 1, sizeof *to->cell);
  return to->cell && to->rows && cut(to);
}

void table_free(table *of) {
  free(of->cell);
  free(of->text);
}

/* A name may be followed by words that explain it. */
static bool is_named(const char *cell, const char *name) {
  size_t n = strlen(name);
  return !strncmp(cell, name, n) && (!cell[n] || cell[n] == ' ');
}

const char *table_cell(const table *of, size_t row, const char *name) {
  for (size_t i = 0; i < of->columns; i++)
    if (is_named(of->cell[i], name)) return of->cell[row * of->columns + i];
  return "";
}
