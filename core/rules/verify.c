#include "rules/verify.h"

#include "rules/ops.h"

static bool dirs_exist(const uz_game *game, uz_dirs dirs) {
  unsigned count = game->board->dirs;
  uz_dirs all = count == UZ_DIRS_MOST ? ~(uz_dirs)0 : ((uz_dirs)1 << count) - 1;
  return dirs && !(dirs & ~all);
}

static bool jump_is_good(const uz_game *game, unsigned pc) {
  const uz_ins *ins = &game->code[pc];
  if (ins->op == UZ_OP_AGAIN) return ins->jump <= pc;
  return ins->jump > pc && ins->jump < game->code_count;
}

static bool cond_is_good(uz_cond cond) { return cond.count == 0 || cond.ask != NULL; }

static bool ins_is_good(const uz_game *game, unsigned pc) {
  const uz_ins *ins = &game->code[pc];
  if (ins->op >= UZ_OPS) return false;
  if (uz_op_has(ins->op, "dirs") && !dirs_exist(game, ins->dirs)) return false;
  if (uz_op_has(ins->op, "jump") && !jump_is_good(game, pc)) return false;
  if (uz_op_has(ins->op, "chain") && ins->chain >= UZ_CHAINS_MOST) return false;
  if (uz_op_has(ins->op, "least") && ins->least > ins->most) return false;
  if (uz_op_has(ins->op, "again") && ins->jump > pc) return false;
  bool falls_through = ins->op != UZ_OP_DONE && ins->op != UZ_OP_GO;
  return cond_is_good(ins->through) && cond_is_good(ins->over) && cond_is_good(ins->to) &&
         (!falls_through || pc + 1 < game->code_count);
}

static bool act_is_good(const uz_game *game, const uz_act *act) {
  if (act->pc >= game->code_count) return false;
  if (act->op == UZ_ACT_CHAIN) return act->chain && act->chain->hops_count > 0;
  if (act->op == UZ_ACT_RUN) return true;
  for (unsigned s = 0; s < game->sites; s++)
    if (!act->first || act->first[s] > act->first[s + 1]) return false;
  return act->list != NULL;
}

static bool kind_is_good(const uz_game *game, const uz_kind *kind) {
  for (unsigned i = 0; i < kind->acts_count; i++)
    if (!act_is_good(game, &kind->acts[i])) return false;
  return kind->captures <= kind->acts_count;
}

bool uz_verify(const uz_game *game, uz_source at, uz_diags *diags) {
  bool good = true;
  for (unsigned pc = 0; pc < game->code_count; pc++) good = good && ins_is_good(game, pc);
  for (unsigned k = 0; k < game->kinds; k++)
    for (int side = 0; side < 2; side++) good = good && kind_is_good(game, &game->kind[side][k]);
  if (!good) uz_diags_add(diags, at, UZ_D_bad_program, NULL, NULL, NULL, NULL);
  return good;
}
