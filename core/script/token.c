#include "script/token.h"

#include <ctype.h>
#include <limits.h>
#include <string.h>

typedef struct scanner {
  const char *at, *end;
  int line;
} scanner;

static bool is_word(char c) { return isalnum((unsigned char)c) || c == '_'; }
static bool is_line_end(char c) { return c == '\n' || c == '\r'; }
static char ahead(const scanner *s, size_t n) {
  return (size_t)(s->end - s->at) > n ? s->at[n] : '\0';
}

/* One step; a pair of different line ends counts as one, as in Lua. */
static void advance(scanner *s) {
  char c = *s->at++;
  if (!is_line_end(c)) return;
  if (s->at < s->end && is_line_end(*s->at) && *s->at != c) s->at++;
  s->line++;
}

/* The number of '=' of a long bracket `[==[` that begins here, or -1. */
static int long_bracket(const scanner *s) {
  size_t n = 1;
  while (ahead(s, n) == '=') n++;
  return ahead(s, 0) == '[' && ahead(s, n) == '[' ? (int)n - 1 : -1;
}

static bool closes_here(const scanner *s, int level) {
  size_t n = 1;
  while (ahead(s, n) == '=') n++;
  return ahead(s, 0) == ']' && ahead(s, n) == ']' && (int)n - 1 == level;
}

static void skip_long_bracket(scanner *s, int level) {
  while (s->at < s->end && !closes_here(s, level)) advance(s);
  size_t left = (size_t)(s->end - s->at), bracket = (size_t)level + 2;
  s->at += left < bracket ? left : bracket;
}

static void skip_comment(scanner *s) {
  s->at += 2;
  int level = long_bracket(s);
  if (level >= 0) {
    skip_long_bracket(s, level);
  } else {
    while (s->at < s->end && !is_line_end(*s->at)) s->at++;
  }
}

static void skip_between(scanner *s) {
  for (;;) {
    if (s->at < s->end && isspace((unsigned char)*s->at))
      advance(s);
    else if (ahead(s, 0) == '-' && ahead(s, 1) == '-')
      skip_comment(s);
    else
      return;
  }
}

static void skip_quoted(scanner *s) {
  char quote = *s->at++;
  while (s->at < s->end && *s->at != quote && !is_line_end(*s->at)) {
    if (*s->at == '\\' && s->at + 1 < s->end) s->at++;
    advance(s);
  }
  if (s->at < s->end && *s->at == quote) s->at++;
}

/* How long the sign is that begins here. */
static size_t sign_length(const scanner *s) {
  static const char *const signs[] = {"...", "..", "==", "~=", "<=", ">=", "//", "::", "<<", ">>"};
  for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
    size_t n = strlen(signs[i]);
    if ((size_t)(s->end - s->at) >= n && !memcmp(s->at, signs[i], n)) return n;
  }
  return 1;
}

static uz_token_kind skip_token(scanner *s) {
  char c = *s->at;
  if (is_word(c)) {
    while (s->at < s->end && is_word(*s->at)) s->at++;
    return isdigit((unsigned char)c) ? UZ_TOKEN_NUMBER : UZ_TOKEN_NAME;
  }
  if (c == '"' || c == '\'') {
    skip_quoted(s);
    return UZ_TOKEN_STRING;
  }
  int level = long_bracket(s);
  if (level >= 0) {
    skip_long_bracket(s, level);
    return UZ_TOKEN_STRING;
  }
  s->at += sign_length(s);
  return UZ_TOKEN_SIGN;
}

static bool next_token(scanner *s, uz_token *token) {
  skip_between(s);
  if (s->at == s->end) return false;
  *token = (uz_token){.line = s->line, .start = s->at};
  token->kind = skip_token(s);
  token->length = (size_t)(s->at - token->start);
  return true;
}

bool uz_tokens_read(uz_arena *arena, const char *text, size_t length, uz_tokens *tokens) {
  scanner start = {text, text + length, 1}, s = start;
  uz_token token, *list;
  unsigned n = 0;
  while (next_token(&s, &token)) n++;
  list = UZ_NEW_ARRAY(arena, uz_token, n);
  if (!list) return false;
  s = start;
  for (unsigned i = 0; i < n; i++) next_token(&s, &list[i]);
  *tokens = (uz_tokens){list, n};
  return true;
}

bool uz_token_is(const uz_tokens *tokens, unsigned i, const char *spelling) {
  if (i >= tokens->count) return false;
  const uz_token *token = &tokens->token[i];
  return token->length == strlen(spelling) && !memcmp(token->start, spelling, token->length);
}

bool uz_tokens_have_text(const uz_tokens *tokens, const char *text) {
  size_t length = strlen(text);
  for (unsigned i = 0; i < tokens->count; i++) {
    const uz_token *token = &tokens->token[i];
    if (token->kind == UZ_TOKEN_STRING && token->length == length + 2 &&
        !memcmp(token->start + 1, text, length))
      return true;
  }
  return false;
}

/* +1 for an opening bracket, -1 for a closing one. */
static int nesting(const uz_token *token) {
  if (token->kind != UZ_TOKEN_SIGN || token->length != 1) return 0;
  if (strchr("({[", *token->start)) return 1;
  return strchr(")}]", *token->start) ? -1 : 0;
}

int uz_tokens_deepest_line(const uz_tokens *tokens) {
  int line = 1, deepest = 0, depth = 0;
  for (unsigned i = 0; i < tokens->count; i++) {
    depth += nesting(&tokens->token[i]);
    if (depth <= deepest) continue;
    deepest = depth;
    line = tokens->token[i].line;
  }
  return line;
}

int uz_tokens_key_line(const uz_tokens *tokens, int line, const char *key) {
  unsigned i = 0;
  while (i < tokens->count && tokens->token[i].line < line) i++;
  int found = line, shallowest = INT_MAX;
  for (int depth = 0; i < tokens->count; i++) {
    const uz_token *token = &tokens->token[i];
    if (token->line > line && depth <= 0) break;
    bool here = uz_token_is(tokens, i, key) && uz_token_is(tokens, i + 1, "=");
    if (here && depth < shallowest) {
      shallowest = depth;
      found = token->line;
    }
    depth += nesting(token);
  }
  return found;
}
