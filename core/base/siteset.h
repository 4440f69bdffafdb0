/* Sets of sites as bits in 64-bit words, site s in word s/64. The number of words is the game's
 * (1 for up to 64 sites); hot loops pass it as a constant, so that the compiler unrolls them. */
#ifndef UZ_BASE_SITESET_H
#define UZ_BASE_SITESET_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#define UZ_SITES_MOST 2048
#define UZ_WORDS_MOST (UZ_SITES_MOST / 64)

typedef uint64_t uz_word64;

static inline bool uz_set_has(const uz_word64 *set, unsigned site) {
  return (set[site >> 6] >> (site & 63)) & 1;
}

static inline void uz_set_add(uz_word64 *set, unsigned site) {
  set[site >> 6] |= (uz_word64)1 << (site & 63);
}

static inline void uz_set_remove(uz_word64 *set, unsigned site) {
  set[site >> 6] &= ~((uz_word64)1 << (site & 63));
}

static inline void uz_set_flip(uz_word64 *set, unsigned site) {
  set[site >> 6] ^= (uz_word64)1 << (site & 63);
}

static inline void uz_set_clear(uz_word64 *set, unsigned words) {
  memset(set, 0, words * sizeof *set);
}

static inline void uz_set_copy(uz_word64 *to, const uz_word64 *from, unsigned words) {
  memcpy(to, from, words * sizeof *to);
}

static inline unsigned uz_set_count(const uz_word64 *set, unsigned words) {
  unsigned n = 0;
  for (unsigned w = 0; w < words; w++) n += (unsigned)__builtin_popcountll(set[w]);
  return n;
}

static inline bool uz_set_any(const uz_word64 *set, unsigned words) {
  for (unsigned w = 0; w < words; w++)
    if (set[w]) return true;
  return false;
}

static inline bool uz_set_meets(const uz_word64 *a, const uz_word64 *b, unsigned words) {
  for (unsigned w = 0; w < words; w++)
    if (a[w] & b[w]) return true;
  return false;
}

/* The lowest site of a set that is not empty. */
static inline unsigned uz_set_first(const uz_word64 *set) {
  unsigned w = 0;
  while (!set[w]) w++;
  return w * 64 + (unsigned)__builtin_ctzll(set[w]);
}

/* Runs the statement for every site of the set, in rising order. The set may change meanwhile. */
#define UZ_EACH(site, set, words)                                                            \
  for (unsigned site##_w = 0, site; site##_w < (words); site##_w++)                          \
    for (uz_word64 site##_b = (set)[site##_w];                                               \
         site##_b && (((site) = site##_w * 64 + (unsigned)__builtin_ctzll(site##_b)), true); \
         site##_b &= site##_b - 1)

#endif
