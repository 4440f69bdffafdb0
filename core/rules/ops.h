/* What ops.def says of each instruction. */
#ifndef UZ_RULES_OPS_H
#define UZ_RULES_OPS_H

#include "rules/game.h"

const char *uz_op_name(uz_op op);
/* Does the instruction have any operands; has it this one? */
bool uz_op_has_operands(uz_op op);
bool uz_op_has(uz_op op, const char *operand);

#endif
