/* Small random numbers with a seed: splitmix64 (Steele, Lea, Flood 2014). The same everywhere. */
#ifndef UZ_BASE_RNG_H
#define UZ_BASE_RNG_H

#include <stdint.h>

typedef struct uz_rng {
  uint64_t state;
} uz_rng;

static inline uint64_t uz_rng_next(uz_rng *rng) {
  uint64_t z = (rng->state += 0x9E3779B97F4A7C15u);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

/* A number below n, n > 0 (multiply-shift: the bias is below n / 2^32). */
static inline uint32_t uz_rng_below(uz_rng *rng, uint32_t n) {
  return (uint32_t)(((uz_rng_next(rng) >> 32) * n) >> 32);
}

#endif
