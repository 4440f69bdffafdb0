/* Loads scripts from text, and says what was found in one line, for tests of core/script. */
#ifndef SCRIPT_TEXT_H
#define SCRIPT_TEXT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#include "uzel.h"

/* A game in which `moves` says how its one piece moves; put behind other text, on a line of its own. */
#define GAME_OF(moves)                                                           \
  "\nreturn game { board = grid(6, 6), setup = { place(\"man\", rows(1, 2)) }, " \
  "pieces = { piece { name = \"man\", letter = \"m\", moves = " moves " } }, "   \
  "endings = { loses(no_move) } }"
#define GAME GAME_OF("step(orthogonal)")

typedef struct script_text {
  uz_status status;
  uz_game *game;
  char found[2048]; /* "2 unknown-word, 3 wrong-sort"; without a line, only the id */
} script_text;

static inline void script_write_findings(script_text *s, const uz_diags *diags) {
  size_t used = 0;
  for (size_t i = 0; i < uz_diags_count(diags) && used < sizeof s->found; i++) {
    const uz_diag *d = uz_diags_get(diags, i);
    char line[16] = "";
    if (d->line) snprintf(line, sizeof line, "%d ", d->line);
    used += (size_t)snprintf(s->found + used, sizeof s->found - used, "%s%s%s", i ? ", " : "", line,
                             d->id);
  }
}

static inline void script_load(script_text *s, const uz_load *load) {
  uz_diags *diags = uz_diags_new(UZ_EN);
  assert_non_null(diags);
  *s = (script_text){.game = NULL};
  s->status = uz_game_load(load, diags, &s->game);
  script_write_findings(s, diags);
  uz_diags_free(diags);
}

static inline void script_load_text(script_text *s, const char *text) {
  const uz_load load = {.variant = "test", .text = text, .length = strlen(text)};
  script_load(s, &load);
}

/* The lines, followed by GAME, give these findings and no others. */
static inline void assert_found(const char *lines, const char *findings) {
  char text[4096];
  script_text s;
  assert_true(snprintf(text, sizeof text, "%s" GAME, lines) < (int)sizeof text);
  script_load_text(&s, text);
  if (strcmp(s.found, findings)) print_error("in: %s\n", lines);
  assert_string_equal(s.found, findings);
  uz_game_free(s.game);
}

#endif
