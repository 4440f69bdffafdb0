#include "script/value.h"

#include <string.h>

#include "script/words.h"

/* ---- Sorts ---- */

const char *uz_sort_text(lua_State *L, uz_sort sort) {
  static const char *const texts[UZ_SORTS][2] = {
#define UZ_SORT(ident, en, ru) {en, ru},
#include "script/sorts.def"
#undef UZ_SORT
  };
  const uz_diags *diags = uz_run_of(L)->diags;
  return texts[sort][diags ? uz_diags_lang(diags) : UZ_EN];
}

const char *uz_sort_ident(uz_sort sort) {
  static const char *const idents[UZ_SORTS] = {
#define UZ_SORT(ident, en, ru) #ident,
#include "script/sorts.def"
#undef UZ_SORT
  };
  return idents[sort];
}

/* Scripts have no other userdata than rule values. */
uz_sort uz_sort_at(lua_State *L, int index) {
  switch (lua_type(L, index)) {
  case LUA_TUSERDATA: return uz_value_at(L, index)->sort;
  case LUA_TNUMBER: return UZ_S_number;
  case LUA_TSTRING: return UZ_S_string;
  case LUA_TBOOLEAN: return UZ_S_boolean;
  case LUA_TTABLE: return UZ_S_table;
  case LUA_TFUNCTION: return UZ_S_function;
  default: return UZ_S_nothing;
  }
}

const uz_value *uz_value_at(lua_State *L, int index) { return lua_touserdata(L, index); }

/* ---- Giving values ---- */

static const char metatable_key;

static int give(lua_State *L, uz_value value) {
  uz_value *box = lua_newuserdatauv(L, sizeof value, 0);
  *box = value;
  lua_rawgetp(L, LUA_REGISTRYINDEX, &metatable_key);
  lua_setmetatable(L, -2);
  return 1;
}

int uz_give(lua_State *L, uz_sort sort, const void *it) {
  return give(L, (uz_value){.sort = sort, .it = it});
}

int uz_give_directions(lua_State *L, uz_dirs dirs) {
  return give(L, (uz_value){.sort = UZ_S_directions, .dirs = dirs});
}

int uz_give_unknown(lua_State *L) {
  uz_run_of(L)->guessed = true;
  return give(L, (uz_value){.sort = UZ_S_unknown});
}

/* ---- Trees ---- */

uz_test *uz_new_test(lua_State *L, uz_test_op op) {
  uz_test *test = UZ_TAKE(L, uz_test);
  test->op = op;
  test->at = uz_here(L);
  return test;
}

uz_test *uz_new_test_of(lua_State *L, uz_test_op op, const uz_test *a, const uz_test *b) {
  uz_test *test = uz_new_test(L, op);
  test->a = a;
  test->b = b;
  return test;
}

uz_rule *uz_new_rule(lua_State *L, uz_rule_op op) {
  uz_rule *rule = UZ_TAKE(L, uz_rule);
  rule->op = op;
  rule->at = uz_here(L);
  return rule;
}

/* ---- Operators ---- */

/* Lua's name of an operator and how it is written; `prefix` stands before its one operand. */
typedef struct operator{
  const char *event, *sign;
  bool prefix;
}
operator;

static const operator operators[] = {
    {"__add", "+", false},  {"__mul", "*", false},  {"__unm", "-", true},
    {"__sub", "-", false},  {"__div", "/", false},  {"__idiv", "//", false},
    {"__mod", "%", false},  {"__pow", "^", false},  {"__concat", "..", false},
    {"__band", "&", false}, {"__bor", "|", false},  {"__bxor", "~", false},
    {"__shl", "<<", false}, {"__shr", ">>", false}, {"__bnot", "~", true},
    {"__len", "#", true},   {"__eq", "==", false},  {"__lt", "<", false},
    {"__le", "<=", false},
};

static int give_test(lua_State *L, uz_test_op op) {
  const uz_test *b = op == UZ_TEST_NOT ? NULL : uz_value_at(L, 2)->it;
  return uz_give(L, UZ_S_test, uz_new_test_of(L, op, uz_value_at(L, 1)->it, b));
}

static int give_move(lua_State *L, uz_rule_op op) {
  uz_rule *rule = uz_new_rule(L, op);
  rule->a = uz_value_at(L, 1)->it;
  rule->b = uz_value_at(L, 2)->it;
  return uz_give(L, UZ_S_move, rule);
}

static int give_event(lua_State *L) {
  uz_event *event = UZ_TAKE(L, uz_event);
  *event = (uz_event){.op = UZ_EVENT_OR, .at = uz_here(L)};
  event->a = uz_value_at(L, 1)->it;
  event->b = uz_value_at(L, 2)->it;
  return uz_give(L, UZ_S_event, event);
}

/* What the operator makes of two values of the sort; 0 when it means nothing. */
static int operate_on(lua_State *L, uz_sort sort, const operator* op) {
  bool add = !strcmp(op->event, "__add"), multiply = !strcmp(op->event, "__mul");
  bool negate = !strcmp(op->event, "__unm");
  switch (sort) {
  case UZ_S_directions:
    return add ? uz_give_directions(L, uz_value_at(L, 1)->dirs | uz_value_at(L, 2)->dirs) : 0;
  case UZ_S_test:
    if (add || multiply) return give_test(L, add ? UZ_TEST_OR : UZ_TEST_AND);
    return negate ? give_test(L, UZ_TEST_NOT) : 0;
  case UZ_S_move: return add || multiply ? give_move(L, add ? UZ_RULE_OR : UZ_RULE_THEN) : 0;
  case UZ_S_event: return add ? give_event(L) : 0;
  default: return 0;
  }
}

static void wrong_operator(lua_State *L, const operator* op, uz_sort a, uz_sort b) {
  if (op->prefix)
    uz_fault(L, uz_here(L), UZ_D_wrong_prefix, op->sign, uz_sort_text(L, a), NULL, NULL);
  else
    uz_fault(L, uz_here(L), UZ_D_wrong_operator, op->sign, uz_sort_text(L, a), uz_sort_text(L, b),
             NULL);
}

static int operate(lua_State *L) {
  const operator* op = lua_touserdata(L, lua_upvalueindex(1));
  uz_sort a = uz_sort_at(L, 1), b = uz_sort_at(L, 2);
  uz_refuse_in_where(L, op->sign);
  if (a == UZ_S_unknown || b == UZ_S_unknown) return uz_give_unknown(L);
  int given = a == b ? operate_on(L, a, op) : 0;
  if (given) return given;
  wrong_operator(L, op, a, b);
  return uz_give_unknown(L);
}

/* ---- The rest of what Lua can do with a value ---- */

static int call(lua_State *L) {
  uz_sort sort = uz_sort_at(L, 1);
  if (sort != UZ_S_unknown)
    uz_fault(L, uz_here(L), UZ_D_not_callable, uz_sort_text(L, sort), NULL, NULL, NULL);
  return uz_give_unknown(L);
}

static int set_field(lua_State *L) {
  uz_sort sort = uz_sort_at(L, 1);
  if (sort != UZ_S_unknown)
    uz_fault(L, uz_here(L), UZ_D_fixed_value, uz_sort_text(L, sort), NULL, NULL, NULL);
  return 0;
}

void uz_values_open(lua_State *L) {
  lua_newtable(L);
  for (size_t i = 0; i < sizeof operators / sizeof *operators; i++) {
    lua_pushlightuserdata(L, (void *)&operators[i]);
    lua_pushcclosure(L, operate, 1);
    lua_setfield(L, -2, operators[i].event);
  }
  lua_pushcfunction(L, call);
  lua_setfield(L, -2, "__call");
  lua_pushcfunction(L, set_field);
  lua_setfield(L, -2, "__newindex");
  lua_pushliteral(L, "rule value");
  lua_setfield(L, -2, "__name");
  uz_push_methods(L);
  lua_setfield(L, -2, "__index");
  lua_rawsetp(L, LUA_REGISTRYINDEX, &metatable_key);
}
