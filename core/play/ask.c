#include "play/ask.h"

#include "play/attack.h"

static bool asked_lua(const uz_asker *asker, int function, unsigned site) {
  const uz_game *game = asker->p->game;
  uz_where_view view = {game, asker->p->board, (uz_site)site, asker->side};
  return game->where.call && game->where.call(game->where.context, function, &view);
}

static bool is_near(const uz_asker *asker, const uz_question *question, unsigned site) {
  const uz_board *board = asker->p->game->board;
  for (uz_dirs dirs = question->dirs; dirs; dirs &= dirs - 1) {
    uz_site next = uz_board_next(board, (unsigned)__builtin_ctzll(dirs), site);
    if (next < board->sites && uz_cond_holds(asker, question->cond, next, asker->p->board[next]))
      return true;
  }
  return false;
}

static bool asked_question(const uz_asker *asker, uint32_t flag, unsigned site) {
  const uz_question *question =
      &asker->p->game->question[__builtin_ctz(flag) - __builtin_ctz(UZ_ASK_FIRST)];
  return question->op == UZ_TEST_WHERE ? asked_lua(asker, question->function, site)
                                       : is_near(asker, question, site);
}

/* One right must name both the site asked about, or its unit, and the unit that moves. */
static bool is_unmoved(const uz_asker *asker, unsigned site, uz_code code) {
  const uz_game *game = asker->p->game;
  uint64_t here = game->rights_at[site] | game->rights_of[code];
  uint64_t mover = asker->start == UZ_NO_SITE
                       ? 0
                       : game->rights_at[asker->start] | game->rights_of[asker->mover];
  return (asker->p->now.rights & here & mover) != 0;
}

static bool asked_flag(const uz_asker *asker, uint32_t flag, unsigned site, uz_code code) {
  const uz_state *now = &asker->p->now;
  switch (flag) {
  case UZ_ASK_UNMOVED: return is_unmoved(asker, site, code);
  case UZ_ASK_MARKED: return now->mark == site;
  case UZ_ASK_SAFE: return !uz_attacked(asker->p, asker->side, site);
  case UZ_ASK_CHECK: return !asker->attacking && now->checked;
  default: return asked_question(asker, flag, site);
  }
}

static bool ask_holds(const uz_asker *asker, const uz_ask *ask, unsigned site, uz_code code) {
  if (!uz_codes_have(ask->codes, code)) return false;
  if (ask->sites && !uz_set_has(ask->sites, site)) return false;
  for (uint32_t left = ask->yes | ask->no; left; left &= left - 1) {
    uint32_t flag = left & -left;
    if (asked_flag(asker, flag, site, code) != ((ask->yes & flag) != 0)) return false;
  }
  return true;
}

bool uz_cond_holds(const uz_asker *asker, uz_cond cond, unsigned site, uz_code code) {
  for (unsigned i = 0; i < cond.count; i++)
    if (ask_holds(asker, &cond.ask[i], site, code)) return true;
  return false;
}
