/* What the terminal, the environment and the call allow in drawings. */
#ifndef TERM_H
#define TERM_H

#include <stdbool.h>

#include "cli.h"

typedef enum term_colours { TERM_PLAIN, TERM_256, TERM_TRUE } term_colours;

typedef struct term_style {
  term_colours colours;
  bool ascii;
  int columns;
} term_style;

/* Width of the terminal, or what is usual. */
int term_columns(void);
/* False after saying what is wrong with --color. */
bool term_style_find(const cli_call *call, term_style *style);

#endif
