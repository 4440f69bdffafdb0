/* Rule values as Lua sees them: a userdata that names its sort and points to a tree. They never
 * change. */
#ifndef UZ_SCRIPT_VALUE_H
#define UZ_SCRIPT_VALUE_H

#include "script/run.h"

typedef enum uz_sort {
#define UZ_SORT(ident, en, ru) UZ_S_##ident,
#include "script/sorts.def"
#undef UZ_SORT
  UZ_SORTS
} uz_sort;

typedef struct uz_value {
  uz_sort sort;
  uz_dirs dirs;   /* of directions */
  const void *it; /* of all others: the tree */
} uz_value;

/* The sort's name for a message in the run's language: "a test". */
const char *uz_sort_text(lua_State *L, uz_sort sort);
/* Its name in a script: "test". */
const char *uz_sort_ident(uz_sort sort);
/* The sort of any Lua value. */
uz_sort uz_sort_at(lua_State *L, int index);
/* The rule value at an index; there must be one. */
const uz_value *uz_value_at(lua_State *L, int index);
/* Makes the sorts known to a state. */
void uz_values_open(lua_State *L);

/* Each pushes a value and returns 1, as a word does. */
int uz_give(lua_State *L, uz_sort sort, const void *it);
int uz_give_directions(lua_State *L, uz_dirs dirs);
/* Stands for a value that could not be made; it is accepted wherever a value is wanted, without a
 * word. */
int uz_give_unknown(lua_State *L);

/* New nodes of trees, at the line that runs. */
uz_test *uz_new_test(lua_State *L, uz_test_op op);
uz_test *uz_new_test_of(lua_State *L, uz_test_op op, const uz_test *a, const uz_test *b);
uz_rule *uz_new_rule(lua_State *L, uz_rule_op op);

#endif
