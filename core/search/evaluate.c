#include "search/evaluate.h"

#define CHEAPEST 100
#define DEAREST  (50 * CHEAPEST) /* a piece that hardly moves must not make all others priceless */

/* How many ends an act has from a site of an empty board; a chain counts each direction of its
 * jumps. */
static unsigned reach_of_act(const uz_act *act, unsigned site) {
  unsigned n = 0;
  switch (act->op) {
  case UZ_ACT_STEPS: return act->first[site + 1] - act->first[site];
  case UZ_ACT_RAYS:
    for (uint32_t at = act->first[site]; at < act->first[site + 1]; at += act->list[at] + 1u)
      n += act->list[at];
    return n;
  case UZ_ACT_CHAIN:
    for (unsigned h = 0; h < act->chain->hops_count; h++)
      n += act->chain->hops[h].dirs_count * (1u + (act->chain->hops[h].before > 0));
    return n;
  case UZ_ACT_RUN: return 1; /* only running it could tell */
  }
  return n;
}

/* Mean reach over the board, in hundredths of a site. */
static int mobility(const uz_game *game, const uz_kind *kind) {
  unsigned long sum = 0;
  for (unsigned i = 0; i < kind->acts_count; i++)
    for (unsigned site = 0; site < game->sites; site++) sum += reach_of_act(&kind->acts[i], site);
  /* NOLINTNEXTLINE(clang-analyzer-core.DivideZero): no board is without sites */
  return (int)(100 * sum / game->sites) + 1;
}

static int cheapest(const uz_game *game, const int *worth) {
  int least = 0;
  for (unsigned k = 0; k < game->kinds; k++) {
    bool royal = game->def->pieces[k].piece.royal;
    if (!royal && (!least || worth[k] < least)) least = worth[k];
  }
  return least ? least : 1;
}

static bool losing_wins(const uz_game *game) {
  for (unsigned i = 0; i < game->ends_count; i++)
    if (game->ends[i].def->when == UZ_WHEN_NO_MOVE)
      return game->ends[i].def->result == UZ_SIDE_WINS;
  return false;
}

void uz_values_find(const uz_game *game, uz_values *values) {
  int worth[UZ_KINDS_MOST];
  memset(values, 0, sizeof *values);
  for (unsigned k = 0; k < game->kinds; k++) worth[k] = mobility(game, &game->kind[0][k]);
  int least = cheapest(game, worth);
  for (unsigned k = 0; k < game->kinds; k++) {
    int value = worth[k] / least < DEAREST / CHEAPEST ? CHEAPEST * worth[k] / least : DEAREST;
    for (int side = 0; side < 2; side++) values->unit[uz_code_of(k, side)] = value;
  }
  values->losing_wins = losing_wins(game);
}

static int material(const uz_position *p, const uz_values *values, int side) {
  int sum = 0;
  for (unsigned k = 0; k < p->game->kinds; k++) {
    uz_code code = uz_code_of(k, side);
    sum += values->unit[code] * (int)uz_set_count(uz_position_set_of(p, code), p->game->words);
  }
  return sum;
}

int uz_evaluate(const uz_position *p, const uz_values *values) {
  int side = p->now.side;
  int score = material(p, values, side) - material(p, values, 1 - side);
  return values->losing_wins ? -score : score;
}
