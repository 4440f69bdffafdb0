/* Tab-separated tables whose first line names the columns. */
#ifndef GOLDEN_TABLE_H
#define GOLDEN_TABLE_H

#include <stdbool.h>
#include <stddef.h>

typedef struct table {
  char *text;  /* the file, cut into cells */
  char **cell; /* rows * columns of them, names first */
  size_t rows, columns;
} table;

/* False when the file cannot be read or a row has another number of cells than the first. */
bool table_read(const char *path, table *to);
void table_free(table *of);

/* The cell of a row, from 1, under the column of that name; "" when there is no such column. */
const char *table_cell(const table *of, size_t row, const char *name);

#endif
