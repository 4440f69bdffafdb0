/* Diagnostics: every message stands once in diags.def, in English and Russian. */
#ifndef UZ_BASE_DIAG_H
#define UZ_BASE_DIAG_H

#include "uzel.h"

typedef enum uz_diag_id {
#define UZ_DIAG(id, ...) UZ_D_##id,
#include "base/diags.def"
#undef UZ_DIAG
  UZ_DIAG_KINDS
} uz_diag_id;

/* A line of a script; file may be NULL. */
typedef struct uz_source {
  const char *file;
  int line;
} uz_source;

/* Adds a finding. {1} to {4} in its texts are replaced by a1 to a4, which may be NULL when the
 * texts do not use them or have a part that is left out then. Arguments may be any bytes: what a
 * terminal could obey or not show is replaced, a long one is cut. Does nothing when diags is
 * NULL; findings beyond the twentieth are dropped, and so is one that stands already. */
void uz_diags_add(uz_diags *diags, uz_source at, uz_diag_id id, const char *a1, const char *a2,
                  const char *a3, const char *a4);
/* Moves the i-th finding to `at` and says that it arose inside of another file, at `inside`. */
void uz_diags_place(uz_diags *diags, size_t i, uz_source at, uz_source inside);
/* True when a finding that is an error, not a warning, was added, be it dropped or not. */
bool uz_diags_failed(const uz_diags *diags);
/* Puts the findings in the order of files and lines; those of one line keep theirs. */
void uz_diags_sort(uz_diags *diags);
uz_lang uz_diags_lang(const uz_diags *diags);

#endif
