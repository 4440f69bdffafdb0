/* Runs the golden tables: what golden.c and cases.c share. */
#ifndef GOLDEN_GOLDEN_H
#define GOLDEN_GOLDEN_H

#include "golden/table.h"
#include "uzel.h"

typedef struct golden golden;

/* A row with the position that it speaks of. */
typedef struct row {
  golden *run;
  const table *table;
  size_t number;
  const char *file;
  uz_position *position;
  uz_moves *moves;
} row;

static inline const char *row_cell(const row *of, const char *name) {
  return table_cell(of->table, of->number, name);
}

/* Notes one comparison; prints the row when it fails. */
void expect(row *of, const char *what, unsigned long long expected, unsigned long long got);
void fail(row *of, const char *what, const char *text);

/* A row that lists the moves of a position, by all three counts and in full. */
void run_case(row *of);

#endif
