/* Lines that somebody types: edited, with history and completion, in a terminal; else as they come. */
#ifndef INPUT_H
#define INPUT_H

#include "cli.h"

typedef struct input input;

/* Adds the words that may be typed to the list; the input picks those that fit. */
typedef void input_words(void *context, cli_strings *words);

input *input_new(input_words *words, void *context);
void input_free(input *in);
/* The next line without blanks around it, for the caller to free; NULL at the end. */
char *input_line(input *in, const char *prompt);

#endif
