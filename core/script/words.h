/* The table of words and what it takes to call them. Every word is a C function of its own, in a
 * file by what it gives; the table is words.def. */
#ifndef UZ_SCRIPT_WORDS_H
#define UZ_SCRIPT_WORDS_H

#include "script/slot.h"

#define UZ_WORD(name, ...)   int uz_word_##name(lua_State *L);
#define UZ_METHOD(name, ...) int uz_method_##name(lua_State *L);
#include "script/words.def"

/* The test of a slot, if it is said, that asks about the board alone; NULL otherwise. */
const uz_test *uz_may_board_test(uz_slot slot);
/* The test `last_row`. */
const uz_test *uz_last_row(lua_State *L);
/* Adds a finding that no option has this name. */
void uz_unknown_option(lua_State *L, uz_source at, const char *name);
/* Looks at the caller's settings once all options are declared. */
void uz_check_settings(lua_State *L);

/* "family.name" when a family that the script has asked for has a member of this name, or NULL. */
const char *uz_member_named(lua_State *L, const char *name);

/* Runs a file of the run and pushes the one value that it returns. */
void uz_run_file(lua_State *L, unsigned file);

/* Ends a Lua test that says a word: the game is made, and a test only reads its place. */
void uz_refuse_in_where(lua_State *L, const char *name);

/* The word or method whose function runs. */
const uz_word *uz_word_called(lua_State *L);
/* The sort that the word of this spelling gives, or UZ_S_nothing when there is no such word; of a
 * method with `method`. */
uz_sort uz_word_gives(const char *name, size_t length, bool method);
/* Gives the state its global words. */
void uz_words_open(lua_State *L);
/* Pushes the function that looks up `value:name`. */
void uz_push_methods(lua_State *L);

#endif
