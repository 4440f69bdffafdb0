/* A script's text as tokens: enough of Lua's lexer to find the line of a key and to see how `and`,
 * `or` and `not` are used. Comments are left out. A text that Lua refuses still gives tokens. */
#ifndef UZ_SCRIPT_TOKEN_H
#define UZ_SCRIPT_TOKEN_H

#include "base/arena.h"
#include "uzel.h"

typedef enum uz_token_kind {
  UZ_TOKEN_NAME, /* or a reserved word */
  UZ_TOKEN_NUMBER,
  UZ_TOKEN_STRING,
  UZ_TOKEN_SIGN
} uz_token_kind;

typedef struct uz_token {
  uz_token_kind kind;
  int line;
  const char *start;
  size_t length;
} uz_token;

typedef struct uz_tokens {
  const uz_token *token;
  unsigned count;
} uz_tokens;

/* The tokens point into the text. False when memory is out. */
bool uz_tokens_read(uz_arena *arena, const char *text, size_t length, uz_tokens *tokens);

/* True when there is a token i and it is spelt so. Strings are equal to nothing. */
bool uz_token_is(const uz_tokens *tokens, unsigned i, const char *spelling);

/* True when one of the strings in quotation marks is this one. */
bool uz_tokens_have_text(const uz_tokens *tokens, const char *text);

/* The line where most brackets are open, the first of equals. */
int uz_tokens_deepest_line(const uz_tokens *tokens);

/* The line on which `key =` stands, least deep in the brackets that open on `line`; `line` itself
 * when it is not found. */
int uz_tokens_key_line(const uz_tokens *tokens, int line, const char *key);

#endif
