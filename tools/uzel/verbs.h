/* The verbs' functions, from the table. */
#ifndef VERBS_H
#define VERBS_H

#include "cli.h"

#define VERB(name, ...) cli_verb_function verb_##name;
#include "verbs.def"
#undef VERB

#endif
