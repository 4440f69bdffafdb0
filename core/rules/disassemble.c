/* The compiled program as text, an instruction a line, as ops.def names them. */
#include <inttypes.h>

#include "rules/ops.h"

static const char *const act_names[] = {"STEPS", "RAYS", "CHAIN", "RUN"};

/* ---- Operands ---- */

static void print_codes(const uz_game *game, uz_codes codes, FILE *out) {
  if (codes & 1) fputc('.', out);
  for (codes &= game->codes; codes; codes &= codes - 1) {
    uz_code code = (uz_code)__builtin_ctzll(codes);
    fputs(game->def->pieces[uz_code_kind(code)].piece.letter[uz_code_side(code)], out);
  }
}

static void print_sites(const uz_game *game, const uz_word64 *sites, FILE *out) {
  const char *sign = "";
  fputc('{', out);
  UZ_EACH(site, sites, game->words) {
    fprintf(out, "%s%s", sign, game->board->place[site].name);
    sign = " ";
  }
  fputc('}', out);
}

static void print_dirs(const uz_game *game, uz_dirs dirs, FILE *out) {
  fputs("  dirs=", out);
  for (const char *sign = ""; dirs; dirs &= dirs - 1, sign = " ") {
    const uz_dir *dir = &game->def->dirs.dir[__builtin_ctzll(dirs)];
    if (dir->link)
      fprintf(out, "%slink%d", sign, __builtin_ctzll(dirs));
    else
      fprintf(out, "%s%+d%+d", sign, dir->dx, dir->dy);
  }
}

static void print_cond(const uz_game *game, const char *name, uz_cond cond, FILE *out);

static void print_question(const uz_game *game, const uz_question *question, FILE *out) {
  if (question->op == UZ_TEST_WHERE) {
    fprintf(out, "where%d", question->function + 1);
    return;
  }
  fputs("near(", out);
  print_dirs(game, question->dirs, out);
  print_cond(game, "to", question->cond, out);
  fputc(')', out);
}

static void print_flags(const uz_game *game, const uz_ask *ask, FILE *out) {
  static const char *const names[] = {"unmoved", "marked", "safe", "in_check"};
  for (uint32_t left = ask->yes | ask->no; left; left &= left - 1) {
    unsigned i = (unsigned)__builtin_ctz(left);
    fputs(ask->no >> i & 1 ? " -" : " ", out);
    if (i < sizeof names / sizeof *names)
      fputs(names[i], out);
    else
      print_question(game, &game->question[i - sizeof names / sizeof *names], out);
  }
}

/* Letters of units, '.' for an empty site, sites in braces; '|' between the cases. */
static void print_cond(const uz_game *game, const char *name, uz_cond cond, FILE *out) {
  fprintf(out, "  %s=", name);
  for (unsigned i = 0; i < cond.count; i++) {
    if (i) fputs(" | ", out);
    print_codes(game, cond.ask[i].codes, out);
    if (cond.ask[i].sites) print_sites(game, cond.ask[i].sites, out);
    print_flags(game, &cond.ask[i], out);
  }
  if (!cond.count) fputs("never", out);
}

static void print_number(const char *name, unsigned number, FILE *out) {
  if (number == UZ_ANY)
    fprintf(out, "  %s=any", name);
  else
    fprintf(out, "  %s=%u", name, number);
}

static void print_ins(const uz_game *game, unsigned pc, FILE *out) {
  const uz_ins *ins = &game->code[pc];
  fprintf(out, uz_op_has_operands(ins->op) ? "%6u  %-11s" : "%6u  %s", pc, uz_op_name(ins->op));
  if (uz_op_has(ins->op, "dirs")) print_dirs(game, ins->dirs, out);
  if (uz_op_has(ins->op, "least")) print_number("least", ins->least, out);
  if (uz_op_has(ins->op, "most")) print_number("most", ins->most, out);
  if (uz_op_has(ins->op, "before")) print_number("before", ins->before, out);
  if (uz_op_has(ins->op, "beyond")) print_number("beyond", ins->beyond, out);
  if (uz_op_has(ins->op, "through")) print_cond(game, "through", ins->through, out);
  if (uz_op_has(ins->op, "over")) print_cond(game, "over", ins->over, out);
  if (uz_op_has(ins->op, "to")) print_cond(game, "to", ins->to, out);
  if (uz_op_has(ins->op, "jump")) fprintf(out, "  -> %u", ins->jump);
  if (uz_op_has(ins->op, "codes")) {
    fputs("  units=", out);
    print_codes(game, ins->codes, out);
  }
  fputc('\n', out);
}

/* ---- Pieces ---- */

static void print_act(const uz_game *game, const uz_act *act, FILE *out) {
  fprintf(out, "    act   %-11s", act_names[act->op]);
  if (act->op <= UZ_ACT_RAYS) {
    fputs("  to=", out);
    print_codes(game, act->to, out);
    fprintf(out, "  sites=%u", (unsigned)act->first[game->sites]);
  }
  if (act->flags & UZ_ACT_IN_CHECK) fputs("  in check", out);
  if (act->flags & UZ_ACT_NOT_IN_CHECK) fputs("  not in check", out);
  if (act->flags & UZ_ACT_ONLY_CAPTURES) fputs("  captures", out);
  if (act->flags & UZ_ACT_ONLY_QUIETS) fputs("  quiets", out);
  fprintf(out, "  of %u\n", act->pc);
}

static uint32_t code_end(const uz_game *game, unsigned k, int side) {
  if (side == 0) return game->kind[1][k].start;
  return k + 1 < game->kinds ? game->kind[0][k + 1].start : game->code_count;
}

static void print_kind(const uz_game *game, unsigned k, int side, FILE *out) {
  const uz_kind *kind = &game->kind[side][k];
  const uz_piece *piece = &game->def->pieces[k].piece;
  fprintf(out, "%s %s\n", piece->name, piece->letter[side]);
  for (uint32_t pc = kind->start; pc < code_end(game, k, side); pc++) print_ins(game, pc, out);
  for (unsigned i = 0; i < kind->acts_count; i++) print_act(game, &kind->acts[i], out);
  if (kind->promo.zone) {
    fputs("    promotes in ", out);
    print_sites(game, kind->promo.zone, out);
    fputs(" to ", out);
    for (unsigned i = 0; i < kind->promo.count; i++)
      print_codes(game, (uz_codes)1 << kind->promo.to[i], out);
    fputc('\n', out);
  }
}

void uz_game_disassemble(const uz_game *game, FILE *out) {
  fprintf(out, "%s  rules %016" PRIx64 "  %u sites in %u words, %u instructions\n", game->def->name,
          game->rules_hash, game->sites, game->words, game->code_count);
  for (unsigned k = 0; k < game->kinds; k++)
    for (int side = 0; side < 2; side++) print_kind(game, k, side, out);
}
