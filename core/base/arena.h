/* A region of memory that is freed as a whole. What a game is made of lives in one. */
#ifndef UZ_BASE_ARENA_H
#define UZ_BASE_ARENA_H

#include <stddef.h>

typedef struct uz_arena uz_arena;

uz_arena *uz_arena_new(void);
void uz_arena_free(uz_arena *arena);
/* Zeroed memory, aligned for any type; NULL when memory is out. */
void *uz_arena_alloc(uz_arena *arena, size_t size);
/* A copy of `length` bytes with a '\0' behind them. */
char *uz_arena_text(uz_arena *arena, const char *text, size_t length);
/* Bytes handed out so far. */
size_t uz_arena_used(const uz_arena *arena);

#define UZ_NEW(arena, type)          ((type *)uz_arena_alloc((arena), sizeof(type)))
#define UZ_NEW_ARRAY(arena, type, n) ((type *)uz_arena_alloc((arena), sizeof(type) * (size_t)(n)))

#endif
