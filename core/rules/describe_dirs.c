/* Directions in words. Vectors of one shape, such as all steps along ranks and files, are a
 * family; of a family those that lead forward, backward and sideways have words of their own. */
#include <stdlib.h>

#include "rules/talk.h"

enum { FORWARD = 1, BACKWARD = 2, SIDEWAYS = 4 };

/* The lengths of a vector's two components, the smaller first. (0, 2) are the steps along ranks and
 * files, (2, 2) the diagonal ones, (1, 1) the half steps. */
typedef struct shape {
  int small, large;
} shape;

static shape shape_of(uz_dir dir) {
  int x = abs(dir.dx), y = abs(dir.dy);
  return x < y ? (shape){x, y} : (shape){y, x};
}

static bool same_shape(shape a, shape b) { return a.small == b.small && a.large == b.large; }

static unsigned sense_of(uz_dir dir) {
  if (!dir.dy) return SIDEWAYS;
  return dir.dy > 0 ? FORWARD : BACKWARD;
}

/* How many vectors of a shape lead forward, backward or sideways. */
static unsigned vectors_of(shape s, unsigned sense) {
  if (s.small == 0) return sense == SIDEWAYS ? 2 : 1;
  if (sense == SIDEWAYS) return 0;
  return s.small == s.large ? 2 : 4;
}

/* ---- One family ---- */

typedef struct family {
  shape shape;
  unsigned senses; /* of those that are complete */
  bool ragged;     /* some sense is there in part only */
  uz_dirs dirs;
} family;

static unsigned count_sense(const uz_talk *t, uz_dirs dirs, unsigned sense) {
  unsigned count = 0;
  for (unsigned d = 0; d < t->def->dirs.count; d++)
    count += (dirs >> d & 1) && sense_of(t->def->dirs.dir[d]) == sense;
  return count;
}

static void judge_senses(const uz_talk *t, family *f) {
  for (unsigned sense = FORWARD; sense <= SIDEWAYS; sense <<= 1) {
    unsigned count = count_sense(t, f->dirs, sense);
    if (!count) continue;
    f->senses |= sense;
    f->ragged |= count < vectors_of(f->shape, sense);
  }
}

/* The directions of the set that share the shape of the first one. */
static family family_of(const uz_talk *t, uz_dirs dirs) {
  const uz_dir *list = t->def->dirs.dir;
  family f = {.shape = shape_of(list[__builtin_ctzll(dirs)])};
  for (unsigned d = 0; d < t->def->dirs.count; d++)
    if ((dirs >> d & 1) && same_shape(shape_of(list[d]), f.shape)) f.dirs |= (uz_dirs)1 << d;
  judge_senses(t, &f);
  return f;
}

static const char *half_steps(const uz_talk *t, int doubled) {
  if (doubled % 2 == 0) return uz_number(t, doubled / 2);
  return uz_append(t, doubled > 1 ? uz_number(t, doubled / 2) : "", "½");
}

static const char *list_vectors(const uz_talk *t, uz_dirs dirs) {
  const char *text = "";
  for (unsigned d = 0; d < t->def->dirs.count; d++) {
    if (!(dirs >> d & 1)) continue;
    uz_dir dir = t->def->dirs.dir[d];
    const char *x = uz_append(t, dir.dx < 0 ? "-" : "", half_steps(t, abs(dir.dx)));
    const char *y = uz_append(t, dir.dy < 0 ? "-" : "", half_steps(t, abs(dir.dy)));
    text = uz_join(t, text, UZ_P_or, uz_say(t, UZ_P_vector, x, y, NULL));
  }
  return text;
}

static uz_phrase_id straight_words(unsigned senses) {
  static const uz_phrase_id words[] = {
      [FORWARD] = UZ_P_straight_forward,
      [BACKWARD] = UZ_P_straight_backward,
      [SIDEWAYS] = UZ_P_straight_sideways,
      [FORWARD | SIDEWAYS] = UZ_P_straight_not_back,
      [BACKWARD | SIDEWAYS] = UZ_P_straight_not_ahead,
      [FORWARD | BACKWARD] = UZ_P_straight_not_side,
      [FORWARD | BACKWARD | SIDEWAYS] = UZ_P_straight,
  };
  return words[senses];
}

/* Of three phrases in a row, for both senses, forward, backward, the right one. */
static uz_phrase_id of_three(uz_phrase_id both, unsigned senses) {
  if (senses == FORWARD) return both + 1;
  return senses == BACKWARD ? both + 2 : both;
}

static const char *leap_words(const uz_talk *t, const family *f) {
  static const uz_phrase_id words[] = {[FORWARD] = UZ_P_leap_forward,
                                       [BACKWARD] = UZ_P_leap_backward,
                                       [SIDEWAYS] = UZ_P_leap_sideways};
  bool one_sense = f->senses == FORWARD || f->senses == BACKWARD || f->senses == SIDEWAYS;
  return uz_say(t, one_sense ? words[f->senses] : UZ_P_leap, half_steps(t, f->shape.small),
                half_steps(t, f->shape.large), NULL);
}

/* Steps of two squares and more along a line: "orthogonally, 2 squares at a time". */
static const char *stride_words(const uz_talk *t, const family *f) {
  uz_phrase_id line = f->shape.small ? of_three(UZ_P_aslant, f->senses) : straight_words(f->senses);
  int length = f->shape.large / 2;
  /* Russian says how many are stepped over. */
  const char *many = uz_counted(t, UZ_P_squares_one, t->lang == UZ_EN ? length : length - 1);
  return uz_say(t, UZ_P_at_a_time, uz_phrase(t, line), many, NULL);
}

static const char *family_words(const uz_talk *t, const family *f) {
  shape s = f->shape;
  if (f->ragged) return list_vectors(t, f->dirs);
  if (same_shape(s, (shape){1, 1})) return uz_phrase(t, of_three(UZ_P_half, f->senses));
  if (same_shape(s, (shape){0, 2})) return uz_phrase(t, straight_words(f->senses));
  if (same_shape(s, (shape){2, 2})) return uz_phrase(t, of_three(UZ_P_aslant, f->senses));
  bool along_a_line = s.small == 0 || s.small == s.large;
  return along_a_line && s.large % 2 == 0 ? stride_words(t, f) : leap_words(t, f);
}

/* ---- A set ---- */

/* Straight and diagonal steps together have words when both go the same ways; else NULL. */
static const char *both_words(const uz_talk *t, const family *a, const family *b) {
  bool steps = a->shape.large == 2 && b->shape.large == 2 && !a->ragged && !b->ragged;
  const family *straight = a->shape.small ? b : a, *aslant = a->shape.small ? a : b;
  unsigned senses = straight->senses;
  if (!steps || aslant->senses != (senses & ~(unsigned)SIDEWAYS)) return NULL;
  if (senses == (FORWARD | BACKWARD | SIDEWAYS)) return uz_phrase(t, UZ_P_any_way);
  if (senses == FORWARD) return uz_phrase(t, UZ_P_forward_any);
  if (senses == BACKWARD) return uz_phrase(t, UZ_P_backward_any);
  return NULL;
}

static uz_dirs links_of(const uz_talk *t, uz_dirs dirs) {
  uz_dirs links = 0;
  for (unsigned d = 0; d < t->def->dirs.count; d++)
    if ((dirs >> d & 1) && t->def->dirs.dir[d].link) links |= (uz_dirs)1 << d;
  return links;
}

const char *uz_describe_dirs(const uz_talk *t, uz_dirs dirs) {
  uz_dirs links = links_of(t, dirs), rest = dirs & ~links;
  const char *text = links ? uz_phrase(t, UZ_P_links) : "";
  while (rest) {
    family f = family_of(t, rest);
    rest &= ~f.dirs;
    const char *words = family_words(t, &f);
    if (rest) {
      family next = family_of(t, rest);
      const char *both = both_words(t, &f, &next);
      if (both) {
        words = both;
        rest &= ~next.dirs;
      }
    }
    text = uz_join(t, text, UZ_P_or_else, words);
  }
  return text;
}

bool uz_dirs_are_leaps(const uz_talk *t, uz_dirs dirs) {
  for (unsigned d = 0; d < t->def->dirs.count; d++) {
    uz_dir dir = t->def->dirs.dir[d];
    if ((dirs >> d & 1) && (dir.link || shape_of(dir).large <= 2)) return false;
  }
  return true;
}
