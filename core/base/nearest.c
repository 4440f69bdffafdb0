/* Which known name was meant by a misspelt one. */
#include "base/diag.h"
#include "base/utf8.h"

#define LONGEST 48 /* characters of a name; none is near to a longer one */

typedef struct letters {
  uint32_t code[LONGEST];
  unsigned count;
} letters;

static uint32_t lower(uint32_t code) { return code >= 'A' && code <= 'Z' ? code + 32 : code; }

static bool read_letters(letters *to, const char *text) {
  to->count = 0;
  while (*text) {
    uint32_t code;
    if (to->count == LONGEST) return false;
    text += uz_utf8_read(text, &code);
    to->code[to->count++] = lower(code);
  }
  return true;
}

static unsigned least(unsigned a, unsigned b) { return a < b ? a : b; }

/* One cell of the table in `distance`; the rows are the current one, the last, and the one
 * before. */
static unsigned cell(const letters *a, const letters *b, unsigned i, unsigned j,
                     unsigned row[3][LONGEST + 1]) {
  unsigned *now = row[i % 3], *last = row[(i + 2) % 3], *before = row[(i + 1) % 3];
  bool same = a->code[i - 1] == b->code[j - 1];
  unsigned best = least(last[j - 1] + !same, least(last[j], now[j - 1]) + 1);
  bool swapped =
      i > 1 && j > 1 && a->code[i - 1] == b->code[j - 2] && a->code[i - 2] == b->code[j - 1];
  return swapped ? least(best, before[j - 2] + 1) : best;
}

/* Edit distance with swaps of neighbours ("optimal string alignment"): how many letters must be
 * put in, left out, replaced or swapped with the next one. */
static unsigned distance(const letters *a, const letters *b) {
  unsigned row[3][LONGEST + 1];
  for (unsigned j = 0; j <= b->count; j++) row[0][j] = j;
  for (unsigned i = 1; i <= a->count; i++) {
    row[i % 3][0] = i;
    for (unsigned j = 1; j <= b->count; j++) row[i % 3][j] = cell(a, b, i, j, row);
  }
  return row[a->count % 3][b->count];
}

/* A third of the letters may be wrong; in a single letter nothing but its case. */
static unsigned tolerance(const letters *name) { return (name->count + 1) / 3; }

const char *uz_nearest(const char *name, const char *const *names, size_t n) {
  letters wrong, known;
  if (!read_letters(&wrong, name)) return NULL;
  const char *nearest = NULL;
  unsigned best = tolerance(&wrong) + 1;
  for (size_t i = 0; i < n; i++) {
    if (!read_letters(&known, names[i])) continue;
    unsigned d = distance(&wrong, &known);
    if (d >= best) continue;
    best = d;
    nearest = names[i];
  }
  return nearest;
}
