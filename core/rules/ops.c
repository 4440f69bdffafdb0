#include "rules/ops.h"

typedef struct row {
  const char *name, *operands;
} row;

static const row rows[] = {
#define UZ_OP(name, operands, sentence) {#name, operands},
#include "rules/ops.def"
#undef UZ_OP
};

const char *uz_op_name(uz_op op) { return rows[op].name; }
bool uz_op_has_operands(uz_op op) { return *rows[op].operands; }

bool uz_op_has(uz_op op, const char *operand) {
  const char *operands = rows[op].operands;
  size_t length = strlen(operand);
  for (const char *at = operands; (at = strstr(at, operand)); at += length)
    if ((at == operands || at[-1] == ' ') && (at[length] == ' ' || !at[length])) return true;
  return false;
}
