/* FNV-1a, 64 bits: the hash of the compiled rules is made with it, so it must never change. */
#ifndef UZ_BASE_HASH_H
#define UZ_BASE_HASH_H

#include <stddef.h>
#include <stdint.h>

#define UZ_HASH_START 0xCBF29CE484222325u

static inline uint64_t uz_hash_byte(uint64_t hash, uint8_t byte) {
  return (hash ^ byte) * 0x100000001B3u;
}

/* Numbers go in low byte first, so that the hash is the same on every machine. */
static inline uint64_t uz_hash_number(uint64_t hash, uint64_t number) {
  for (int i = 0; i < 8; i++) hash = uz_hash_byte(hash, (uint8_t)(number >> (8 * i)));
  return hash;
}

static inline uint64_t uz_hash_text(uint64_t hash, const char *text) {
  while (*text) hash = uz_hash_byte(hash, (uint8_t)*text++);
  return uz_hash_byte(hash, 0);
}

#endif
