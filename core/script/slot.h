/* A slot is where a word finds something that it was given: an argument, a key of a table, an entry
 * of a list. A function uz_want_X gives what stands there if it is an X; otherwise it adds a
 * finding, at the key's own line, and says so by false or NULL. */
#ifndef UZ_SCRIPT_SLOT_H
#define UZ_SCRIPT_SLOT_H

#include "script/value.h"

typedef struct uz_slot {
  lua_State *L;
  int index;       /* on the stack */
  const char *key; /* NULL: an argument, or an entry of a list */
} uz_slot;

uz_slot uz_arg(lua_State *L, int i);
/* These push the value; a word's stack is cleared when it returns. */
uz_slot uz_field(uz_slot table, const char *key);
uz_slot uz_entry(uz_slot list, unsigned i);
unsigned uz_entries(uz_slot list);

/* Where a finding about the slot belongs. */
uz_source uz_slot_at(uz_slot slot);
/* The line of a key in a table that begins at a line; that line when it is not found there. */
uz_source uz_key_at(lua_State *L, uz_source table, const char *key);
/* Adds a finding that something else than `expected` stands there; none when it is unknown. */
void uz_wrong_sort(uz_slot slot, const char *expected);

bool uz_is_given(uz_slot slot);
uz_sort uz_slot_sort(uz_slot slot);

const void *uz_want(uz_slot slot, uz_sort sort);
bool uz_want_directions(uz_slot slot, uz_dirs *dirs);
/* A finite number. */
bool uz_want_number(uz_slot slot, double *number);
bool uz_want_whole(uz_slot slot, int least, int most, int *number);
/* A number, or `any`, which gives `unbounded`. */
bool uz_want_count(uz_slot slot, int least, int most, int unbounded, int *number);
bool uz_want_flag(uz_slot slot, bool *flag);
/* A name, or another short text. */
const char *uz_want_string(uz_slot slot);
const char *uz_want_long_string(uz_slot slot);
/* A text in both languages. */
bool uz_want_text(uz_slot slot, const char *text[2]);
/* Index of a name among n, or -1. */
int uz_want_choice(uz_slot slot, const char *const *names, size_t n);
bool uz_want_table(uz_slot slot);
/* A table with no other keys than these, and no list entries unless `list`. */
bool uz_want_keys(uz_slot slot, const char *const *keys, size_t n, bool list);
/* One name, or a list of them. */
const char **uz_want_names(uz_slot slot, unsigned *count);

/* The trees of a list of values of one sort, of so many bytes each, copied into an array; NULL when
 * one of them is of another sort. */
void *uz_want_list(uz_slot slot, uz_sort sort, size_t size, unsigned *count);

/* The table's text keys in order, in the arena. */
const char **uz_sorted_keys(uz_slot table, unsigned *count);
/* No more arguments than so many. */
void uz_want_no_more(lua_State *L, int most);

/* The optional ones: what is said, or `usual` when nothing is. */
const void *uz_may(uz_slot slot, uz_sort sort, const void *usual);
bool uz_may_flag(uz_slot slot, bool usual);
int uz_may_choice(uz_slot slot, const char *const *names, size_t n, int usual);

#define UZ_COUNT_OF(array) (sizeof(array) / sizeof *(array))

#endif
