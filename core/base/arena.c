#include "base/arena.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define CHUNK_ROOM 8192
#define ALIGNMENT  _Alignof(max_align_t)

/* Chunks hang in a list, the one being filled first. */
typedef struct chunk {
  struct chunk *next;
  size_t used, room;
  max_align_t bytes[];
} chunk;

struct uz_arena {
  chunk *chunks;
  size_t used;
};

uz_arena *uz_arena_new(void) { return calloc(1, sizeof(uz_arena)); }

void uz_arena_free(uz_arena *arena) {
  if (!arena) return;
  for (chunk *c = arena->chunks, *next; c; c = next) {
    next = c->next;
    free(c);
  }
  free(arena);
}

static chunk *add_chunk(uz_arena *arena, size_t size) {
  size_t room = size > CHUNK_ROOM ? size : CHUNK_ROOM;
  chunk *c = calloc(1, sizeof *c + room);
  if (!c) return NULL;
  c->room = room;
  c->next = arena->chunks;
  return arena->chunks = c;
}

void *uz_arena_alloc(uz_arena *arena, size_t size) {
  if (size > SIZE_MAX / 2) return NULL;
  size_t rounded = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  chunk *c = arena->chunks;
  if (!c || c->room - c->used < rounded) c = add_chunk(arena, rounded);
  if (!c) return NULL;
  void *memory = (char *)c->bytes + c->used;
  c->used += rounded;
  arena->used += size;
  return memory;
}

char *uz_arena_text(uz_arena *arena, const char *text, size_t length) {
  char *copy = uz_arena_alloc(arena, length + 1);
  if (copy) memcpy(copy, text, length);
  return copy;
}

size_t uz_arena_used(const uz_arena *arena) { return arena->used; }
