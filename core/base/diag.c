#include "base/diag.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/utf8.h"
#include "base/writer.h"

#define DIAGS_MOST 20
#define ARGS       4
#define ARG_MOST   400 /* bytes of an argument that are shown */

typedef struct texts {
  const char *what, *why, *mend;
} texts;

typedef struct kind {
  const char *ident;
  bool warning;
  texts in[2]; /* by uz_lang */
} kind;

#define ROW(id, severity, what_en, why_en, mend_en, what_ru, why_ru, mend_ru) \
  {#id, severity, {{what_en, why_en, mend_en}, {what_ru, why_ru, mend_ru}}},

static const kind kinds[] = {
#define UZ_DIAG(id, ...)         ROW(id, false, __VA_ARGS__)
#define UZ_DIAG_WARNING(id, ...) ROW(id, true, __VA_ARGS__)
#include "base/diags.def"
#undef UZ_DIAG
};

struct uz_diags {
  uz_lang lang;
  bool failed;
  size_t count;
  uz_diag diag[DIAGS_MOST];
  uz_arena *memory; /* of the texts; made anew by the first finding after a clearing */
};

uz_diags *uz_diags_new(uz_lang lang) {
  uz_diags *diags = calloc(1, sizeof *diags);
  if (diags) diags->lang = lang;
  return diags;
}

void uz_diags_clear(uz_diags *diags) {
  uz_arena_free(diags->memory);
  *diags = (uz_diags){.lang = diags->lang};
}

void uz_diags_free(uz_diags *diags) {
  if (!diags) return;
  uz_arena_free(diags->memory);
  free(diags);
}

size_t uz_diags_count(const uz_diags *diags) { return diags->count; }
const uz_diag *uz_diags_get(const uz_diags *diags, size_t i) { return &diags->diag[i]; }
bool uz_diags_failed(const uz_diags *diags) { return diags->failed; }
uz_lang uz_diags_lang(const uz_diags *diags) { return diags->lang; }

/* ---- Filling in the arguments ---- */

static void put_bytes(uz_writer *to, const char *bytes, size_t n) {
  while (n--) uz_put(to, *bytes++);
}

/* An argument may hold anything that a script or a user wrote: control characters must not reach a
 * terminal, broken UTF-8 must not leave, and a long text is cut. */
static void put_arg(uz_writer *to, const char *arg) {
  size_t limit = to->length + ARG_MOST;
  while (*arg && to->length < limit) {
    uint32_t code;
    size_t n = uz_utf8_read(arg, &code);
    if (code < 0x20 || (code >= 0x7F && code < 0xA0))
      uz_put(to, ' ');
    else if (code == UZ_UTF8_WRONG)
      uz_put_text(to, "\uFFFD");
    else
      put_bytes(to, arg, n);
    arg += n;
  }
  if (*arg) uz_put_text(to, "…");
}

static bool given(const char *arg) { return arg && *arg; }

/* The number of an argument, from 0, when `text` begins with open, digit, close; else -1. */
static int arg_at(const char *text, char open, char close) {
  bool found = text[0] == open && text[1] >= '1' && text[1] < '1' + ARGS && text[2] == close;
  return found ? text[1] - '1' : -1;
}

/* Where writing goes on behind a part "[1:...]": inside it when its argument is given, else
 * behind it. */
static const char *enter_part(const char *text, bool wanted) {
  if (wanted) return text + 3;
  const char *end = strchr(text, ']');
  return end ? end + 1 : text + strlen(text);
}

static void fill(uz_writer *to, const char *pattern, const char *const args[ARGS]) {
  bool inside = false;
  while (*pattern) {
    int arg = arg_at(pattern, '{', '}'), part = arg_at(pattern, '[', ':');
    if (arg >= 0) {
      if (args[arg]) put_arg(to, args[arg]);
      pattern += 3;
    } else if (part >= 0) {
      inside = given(args[part]);
      pattern = enter_part(pattern, inside);
    } else if (inside && *pattern == ']') {
      inside = false;
      pattern++;
    } else {
      uz_put(to, *pattern++);
    }
  }
}

static const char *filled(uz_arena *memory, const char *pattern, const char *const args[ARGS]) {
  uz_writer to = uz_writer_on(NULL, 0);
  fill(&to, pattern, args);
  size_t size = to.length + 1;
  char *text = uz_arena_alloc(memory, size);
  if (!text) return NULL;
  to = uz_writer_on(text, size);
  fill(&to, pattern, args);
  return text;
}

static const char *id_text(uz_arena *memory, const char *ident) {
  char *id = uz_arena_text(memory, ident, strlen(ident));
  for (char *c = id; c && *c; c++)
    if (*c == '_') *c = '-';
  return id;
}

/* ---- Adding and printing ---- */

static bool same_text(const char *a, const char *b) { return a == b || (a && b && !strcmp(a, b)); }

static bool same(const uz_diag *a, const uz_diag *b) {
  return a->line == b->line && !strcmp(a->id, b->id) && same_text(a->file, b->file) &&
         !strcmp(a->what, b->what) && !strcmp(a->why, b->why) && !strcmp(a->mend, b->mend);
}

static bool stands(const uz_diags *diags, const uz_diag *diag) {
  for (size_t i = 0; i < diags->count; i++)
    if (same(&diags->diag[i], diag)) return true;
  return false;
}

/* Makes a finding; false when memory is out. */
static bool make(uz_diags *diags, uz_source at, const kind *k, const char *const args[ARGS],
                 uz_diag *diag) {
  if (!diags->memory) diags->memory = uz_arena_new();
  uz_arena *memory = diags->memory;
  if (!memory) return false;
  const texts *t = &k->in[diags->lang];
  *diag = (uz_diag){
      .id = id_text(memory, k->ident),
      .file = at.file ? uz_arena_text(memory, at.file, strlen(at.file)) : NULL,
      .what = filled(memory, t->what, args),
      .why = filled(memory, t->why, args),
      .mend = filled(memory, t->mend, args),
      .line = at.line,
      .warning = k->warning,
  };
  return diag->id && (diag->file || !at.file) && diag->what && diag->why && diag->mend;
}

void uz_diags_add(uz_diags *diags, uz_source at, uz_diag_id id, const char *a1, const char *a2,
                  const char *a3, const char *a4) {
  if (!diags) return;
  if (!kinds[id].warning) diags->failed = true;
  if (diags->count == DIAGS_MOST) return;
  uz_diag diag;
  const char *const args[ARGS] = {a1, a2, a3, a4};
  if (make(diags, at, &kinds[id], args, &diag) && !stands(diags, &diag))
    diags->diag[diags->count++] = diag;
}

void uz_diags_explain(uz_diags *diags, uz_status status) {
  const uz_source nowhere = {NULL, 0};
  if (status == UZ_NO_MEMORY) uz_diags_add(diags, nowhere, UZ_D_no_memory, NULL, NULL, NULL, NULL);
  if (status == UZ_TOO_MANY)
    uz_diags_add(diags, nowhere, UZ_D_too_many_moves, NULL, NULL, NULL, NULL);
}

void uz_diags_place(uz_diags *diags, size_t i, uz_source at, uz_source inside) {
  uz_diag *diag = &diags->diag[i];
  diag->file = uz_arena_text(diags->memory, at.file, strlen(at.file));
  diag->line = at.line;
  diag->inside = uz_arena_text(diags->memory, inside.file, strlen(inside.file));
  diag->inside_line = inside.line;
}

static bool comes_after(const uz_diag *a, const uz_diag *b) {
  const char *file_a = a->file ? a->file : "", *file_b = b->file ? b->file : "";
  int order = strcmp(file_a, file_b);
  return order ? order > 0 : a->line > b->line;
}

void uz_diags_sort(uz_diags *diags) {
  for (size_t i = 1; i < diags->count; i++)
    for (size_t j = i; j > 0 && comes_after(&diags->diag[j - 1], &diags->diag[j]); j--) {
      uz_diag later = diags->diag[j - 1];
      diags->diag[j - 1] = diags->diag[j];
      diags->diag[j] = later;
    }
}

static const char *severity(const uz_diag *diag, uz_lang lang) {
  static const char *const words[2][2] = {{"error", "warning"}, {"ошибка", "предупреждение"}};
  return words[lang][diag->warning];
}

static void print_place(const uz_diag *diag, FILE *out) {
  if (diag->file) fprintf(out, "%s:", diag->file);
  if (diag->line) fprintf(out, "%d:", diag->line);
  if (diag->file || diag->line) fputc(' ', out);
}

static void print_inside(const uz_diag *diag, uz_lang lang, FILE *out) {
  static const char *const words[2] = {"in", "в"};
  if (diag->inside) fprintf(out, "  %s %s:%d\n", words[lang], diag->inside, diag->inside_line);
}

static void print_detail(const char *text, FILE *out) {
  if (*text) fprintf(out, "  %s\n", text);
}

void uz_diags_print(const uz_diags *diags, FILE *out) {
  for (size_t i = 0; i < diags->count; i++) {
    const uz_diag *diag = &diags->diag[i];
    print_place(diag, out);
    fprintf(out, "%s: %s\n", severity(diag, diags->lang), diag->what);
    print_detail(diag->why, out);
    print_detail(diag->mend, out);
    print_inside(diag, diags->lang, out);
  }
}
