#include "script/lint.h"

#include <string.h>

#include "script/sandbox.h"
#include "script/words.h"

#define NAMES_MOST 400

/* A local name in sight, and whether it surely holds a rule value. */
typedef struct local {
  const uz_token *name;
  int depth; /* of the block that it belongs to */
  bool rule;
} local;

typedef struct linter {
  lua_State *L;
  const uz_file *file;
  const uz_tokens *tokens;
  local locals[NAMES_MOST];
  unsigned count;
  int depth;
} linter;

/* ---- Tokens ---- */

static bool is(const linter *l, unsigned i, const char *spelling) {
  return uz_token_is(l->tokens, i, spelling);
}

static bool is_any(const linter *l, unsigned i, const char *const *spellings) {
  for (; *spellings; spellings++)
    if (is(l, i, *spellings)) return true;
  return false;
}

static bool is_reserved(const linter *l, unsigned i) {
  static const char *const words[] = {"and",   "break", "do",       "else",  "elseif", "end",
                                      "false", "for",   "function", "goto",  "if",     "in",
                                      "local", "nil",   "not",      "or",    "repeat", "return",
                                      "then",  "true",  "until",    "while", NULL};
  return is_any(l, i, words);
}

static bool is_name(const linter *l, unsigned i) {
  return i < l->tokens->count && l->tokens->token[i].kind == UZ_TOKEN_NAME && !is_reserved(l, i);
}

/* `name` in `x.name` or `x:name`. */
static bool is_member(const linter *l, unsigned i) {
  return i && (is(l, i - 1, ".") || is(l, i - 1, ":"));
}

/* The bracket that the closing one at i belongs to; 0 when there is none. Counted as work of the
 * script, whose brackets may be many. */
static unsigned opening(const linter *l, unsigned i) {
  static const char *const opens[] = {"(", "{", "[", NULL};
  static const char *const closes[] = {")", "}", "]", NULL};
  unsigned at = i;
  for (int depth = 0; at > 0; at--) {
    if (is_any(l, at, closes)) depth++;
    if (is_any(l, at, opens) && --depth == 0) break;
  }
  uz_sandbox_spend(l->L, i - at);
  return at;
}

/* ---- Which names hold rule values ---- */

static bool is_rule_sort(uz_sort sort) {
  return sort != UZ_S_nothing && sort != UZ_S_number && sort != UZ_S_string &&
         sort != UZ_S_boolean && sort != UZ_S_value;
}

static const local *find_local(const linter *l, const uz_token *name) {
  for (unsigned i = l->count; i-- > 0;) {
    const uz_token *known = l->locals[i].name;
    if (known->length == name->length && !memcmp(known->start, name->start, name->length))
      return &l->locals[i];
  }
  return NULL;
}

/* True when the name at i, with the call that follows it if it is called, gives a rule value. */
static bool gives_rule(const linter *l, unsigned i) {
  if (!is_name(l, i)) return false;
  const uz_token *name = &l->tokens->token[i];
  if (is_member(l, i))
    return is(l, i - 1, ":") && is_rule_sort(uz_word_gives(name->start, name->length, true));
  const local *known = find_local(l, name);
  if (known) return known->rule;
  return is_rule_sort(uz_word_gives(name->start, name->length, false));
}

/* True when a name goes on as `x.y` or `x[y]`, or is compared: it does not stand for itself. */
static bool goes_on(const linter *l, unsigned i) {
  static const char *const signs[] = {".", "[", "==", "~=", "<", ">", "<=", ">=", NULL};
  return is_any(l, i + 1, signs);
}

/* True when the operand that begins at i begins with a rule value. */
static bool begins_with_rule(const linter *l, unsigned i) {
  while (is(l, i, "(") || is(l, i, "-")) i++;
  return gives_rule(l, i) && !goes_on(l, i);
}

/* The name at the end of the operand that ends at i: `x`, or f in `f(...)`, `f{...}`, `f "..."`. */
static unsigned last_name(const linter *l, unsigned i) {
  while (is(l, i, ")") && !is_name(l, opening(l, i) - 1) && opening(l, i) + 1 < i) i--;
  if (is(l, i, ")") || is(l, i, "}")) return opening(l, i) ? opening(l, i) - 1 : i;
  return i && l->tokens->token[i].kind == UZ_TOKEN_STRING ? i - 1 : i;
}

/* True when a comparison stands before the name at i: `n == empty`. */
static bool is_compared(const linter *l, unsigned i) {
  static const char *const signs[] = {"==", "~=", "<", ">", "<=", ">=", NULL};
  return i && is_any(l, i - 1, signs);
}

static bool ends_with_rule(const linter *l, unsigned i) {
  unsigned name = last_name(l, i);
  return gives_rule(l, name) && !is_compared(l, name);
}

/* True in `x and RULE or ...`, which chooses: what stands before `or` at i is itself an `and`. */
static bool chooses(const linter *l, unsigned i) {
  static const char *const starts[] = {"=", ",", ";", "(", "{", "[", "or", NULL};
  static const char *const closes[] = {")", "}", "]", NULL};
  static const char *const parts[] = {"not", "true", "false", "nil", "end", NULL};
  while (i-- > 0) {
    if (is(l, i, "and")) return true;
    if (is_any(l, i, closes))
      i = opening(l, i);
    else if (is_any(l, i, starts) || (is_reserved(l, i) && !is_any(l, i, parts)))
      return false;
  }
  return false;
}

/* ---- Locals and blocks ---- */

static void declare(linter *l, unsigned i, int depth, bool rule) {
  if (l->count < NAMES_MOST) l->locals[l->count++] = (local){&l->tokens->token[i], depth, rule};
}

/* Names from i on, up to a token that is neither a name nor a comma. */
static void declare_names(linter *l, unsigned i, int depth) {
  for (; is_name(l, i) || is(l, i, ","); i++)
    if (is_name(l, i)) declare(l, i, depth, false);
}

static void close_block(linter *l) {
  while (l->count && l->locals[l->count - 1].depth >= l->depth) l->count--;
  if (l->depth) l->depth--;
}

/* Follows blocks and declarations. A local counts as a rule value when its expression begins with
 * one. */
static void follow(linter *l, unsigned i) {
  static const char *const opens[] = {"do", "then", "repeat", "function", "else", NULL};
  static const char *const closes[] = {"end", "until", "else", "elseif", NULL};
  if (is_any(l, i, closes)) close_block(l);
  if (is_any(l, i, opens)) l->depth++;
  if (is(l, i, "for")) declare_names(l, i + 1, l->depth + 1);
  if (is(l, i, "function")) {
    while (i < l->tokens->count && !is(l, i, "(")) i++;
    declare_names(l, i + 1, l->depth);
  } else if (is(l, i, "local") && is_name(l, i + 1)) {
    if (is(l, i + 2, "="))
      declare(l, i + 1, l->depth, begins_with_rule(l, i + 3));
    else
      declare_names(l, i + 1, l->depth);
  } else if (is(l, i, "local") && is(l, i + 1, "function")) {
    declare(l, i + 2, l->depth, false);
  }
}

/* ---- The findings ---- */

static void check(linter *l, unsigned i) {
  uz_source at = {l->file->name, l->tokens->token[i].line};
  if (is(l, i, "not") && begins_with_rule(l, i + 1))
    uz_fault(l->L, at, UZ_D_not_on_rule, NULL, NULL, NULL, NULL);
  else if (is(l, i, "or") && i && ends_with_rule(l, i - 1) && !chooses(l, i))
    uz_fault(l->L, at, UZ_D_or_on_rule, NULL, NULL, NULL, NULL);
  else if (is(l, i, "and") && i && ends_with_rule(l, i - 1))
    uz_fault(l->L, at, UZ_D_and_on_rule, NULL, NULL, NULL, NULL);
}

void uz_lint(lua_State *L, unsigned file) {
  linter *l = UZ_TAKE(L, linter);
  l->L = L;
  l->file = &uz_run_of(L)->file[file];
  l->tokens = &l->file->tokens;
  for (unsigned i = 0; i < l->tokens->count; i++) {
    follow(l, i);
    check(l, i);
  }
}
