#include "rules/talk.h"

#include "base/writer.h"
#include "rules/region.h"

static const char *const phrases[UZ_PHRASES][2] = {
#define UZ_PHRASE(id, en, ru) {en, ru},
#include "rules/phrases.def"
#undef UZ_PHRASE
};

/* ---- Filling in ---- */

/* Writes the part of "<this|that>" that fits the board; gives what follows it. */
static const char *put_choice(uz_writer *to, const char *pattern, bool first) {
  bool inside = first;
  for (pattern++; *pattern != '>'; pattern++) {
    if (*pattern == '|')
      inside = !first;
    else if (inside)
      uz_put(to, *pattern);
  }
  return pattern + 1;
}

static void fill(uz_writer *to, const char *pattern, const char *const args[3], bool first) {
  while (*pattern) {
    if (*pattern == '<') {
      pattern = put_choice(to, pattern, first);
    } else if (*pattern == '{') {
      uz_put_text(to, args[pattern[1] - '1']);
      pattern += 3;
    } else {
      uz_put(to, *pattern++);
    }
  }
}

const char *uz_say(const uz_talk *t, uz_phrase_id id, const char *a1, const char *a2,
                   const char *a3) {
  const char *pattern = phrases[id][t->lang];
  const char *const args[3] = {a1, a2, a3};
  uz_writer to = uz_writer_on(NULL, 0);
  fill(&to, pattern, args, t->squares_alone);
  size_t size = to.length + 1;
  char *text = uz_arena_alloc(t->arena, size);
  if (!text) return "";
  to = uz_writer_on(text, size);
  fill(&to, pattern, args, t->squares_alone);
  return text;
}

const char *uz_phrase(const uz_talk *t, uz_phrase_id id) { return uz_say(t, id, NULL, NULL, NULL); }

const char *uz_append(const uz_talk *t, const char *a, const char *b) {
  size_t size = strlen(a) + strlen(b) + 1;
  char *text = uz_arena_alloc(t->arena, size);
  if (text) snprintf(text, size, "%s%s", a, b);
  return text ? text : "";
}

const char *uz_join(const uz_talk *t, const char *a, uz_phrase_id between, const char *b) {
  return *a ? uz_append(t, a, uz_append(t, uz_phrase(t, between), b)) : b;
}

/* ---- Numbers ---- */

const char *uz_number(const uz_talk *t, int n) {
  char digits[16];
  int length = snprintf(digits, sizeof digits, "%d", n);
  const char *text = uz_arena_text(t->arena, digits, (size_t)length);
  return text ? text : "";
}

/* 0 for one, 1 for a few, 2 for many. Russian looks at the last digits: 21 counts as one, 12 as
 * many. */
static unsigned number_form(uz_lang lang, int n) {
  if (lang == UZ_EN) return n == 1 ? 0 : 2;
  int tens = n / 10 % 10, ones = n % 10;
  if (tens == 1 || ones == 0 || ones > 4) return 2;
  return ones == 1 ? 0 : 1;
}

const char *uz_counted(const uz_talk *t, uz_phrase_id one, int n) {
  return uz_say(t, one + number_form(t->lang, n), uz_number(t, n), NULL, NULL);
}

/* ---- Pieces ---- */

const char *uz_piece_title(const uz_talk *t, const char *name) {
  int piece = uz_def_piece(t->def, name);
  return piece < 0 ? name : t->def->pieces[piece].piece.title[t->lang];
}

const char *uz_piece_titles(const uz_talk *t, const char *const *names, unsigned count) {
  const char *text = "";
  for (unsigned i = 0; i < count; i++)
    text = uz_join(t, text, i + 1 < count ? UZ_P_comma : UZ_P_or, uz_piece_title(t, names[i]));
  return text;
}
