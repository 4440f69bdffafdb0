/* The hash of the compiled rules: over everything that decides which moves there are and how a
 * game ends, and over nothing else, so that texts, colours and fusing do not change it. */
#include "base/hash.h"
#include "rules/build.h"

static uint64_t hash_set(uint64_t hash, const uz_word64 *set, unsigned words) {
  hash = uz_hash_byte(hash, set != NULL);
  for (unsigned w = 0; set && w < words; w++) hash = uz_hash_number(hash, set[w]);
  return hash;
}

static uint64_t hash_cond(uint64_t hash, const uz_game *game, uz_cond cond) {
  hash = uz_hash_number(hash, cond.count);
  for (unsigned i = 0; i < cond.count; i++) {
    const uz_ask *ask = &cond.ask[i];
    hash = uz_hash_number(hash, ask->codes);
    hash = hash_set(hash, ask->sites, game->words);
    hash = uz_hash_number(hash, ask->yes);
    hash = uz_hash_number(hash, ask->no);
  }
  return hash;
}

/* What a direction does, whatever number the script's order of words gave it. */
static uint64_t hash_dir(const uz_board *board, unsigned dir) {
  uint64_t hash = UZ_HASH_START;
  for (unsigned s = 0; s < board->sites; s++)
    hash = uz_hash_number(hash, uz_board_next(board, dir, s));
  return hash;
}

static void hash_dirs(const uz_board *board, uint64_t *of_dir) {
  for (unsigned dir = 0; dir < board->dirs; dir++) of_dir[dir] = hash_dir(board, dir);
}

static uint64_t sum_dirs(uz_dirs dirs, const uint64_t *of_dir) {
  uint64_t sum = 0;
  for (; dirs; dirs &= dirs - 1) sum += of_dir[__builtin_ctzll(dirs)];
  return sum;
}

static uint64_t hash_ins(uint64_t hash, const uz_game *game, const uint64_t *of_dir,
                         const uz_ins *ins) {
  const uint64_t numbers[] = {ins->op,          ins->least,
                              ins->most,        ins->before,
                              ins->beyond,      ins->chain,
                              ins->jump,        ins->landing_goes_on,
                              ins->no_reversal, sum_dirs(ins->dirs, of_dir),
                              ins->codes};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    hash = uz_hash_number(hash, numbers[i]);
  hash = hash_cond(hash, game, ins->through);
  hash = hash_cond(hash, game, ins->over);
  return hash_cond(hash, game, ins->to);
}

static uint64_t hash_code(uint64_t hash, const uz_game *game) {
  uint64_t of_dir[UZ_DIRS_MOST];
  hash_dirs(game->board, of_dir);
  for (unsigned i = 0; i < game->code_count; i++)
    hash = hash_ins(hash, game, of_dir, &game->code[i]);
  return hash;
}

static uint64_t hash_questions(uint64_t hash, const uz_game *game) {
  uint64_t of_dir[UZ_DIRS_MOST];
  hash_dirs(game->board, of_dir);
  for (unsigned i = 0; i < game->questions; i++) {
    const uz_question *question = &game->question[i];
    hash = uz_hash_number(hash, question->op);
    hash = uz_hash_number(hash, (uint64_t)question->function);
    hash = uz_hash_number(hash, sum_dirs(question->dirs, of_dir));
    hash = hash_cond(hash, game, question->cond);
  }
  return hash;
}

static uint64_t hash_unit_rights(uint64_t hash, const uz_game *game) {
  for (unsigned code = 0; game->unit_rights && code < 64; code++)
    hash = uz_hash_number(hash, game->rights_of[code]);
  for (uint64_t left = game->unit_rights; left; left &= left - 1)
    hash = hash_cond(hash, game, game->right_where[__builtin_ctzll(left)]);
  return hash;
}

static uint64_t hash_board(uint64_t hash, const uz_game *game) {
  const uz_board *board = game->board;
  for (unsigned s = 0; s < game->sites; s++) hash = uz_hash_text(hash, board->place[s].name);
  for (unsigned s = 0; s < game->sites; s++) hash = uz_hash_byte(hash, game->start[s]);
  return hash;
}

static uint64_t hash_kind(uint64_t hash, const uz_game *game, const uz_kind *kind) {
  hash = uz_hash_number(hash, kind->start);
  hash = hash_set(hash, kind->promo.zone, game->words);
  hash = uz_hash_number(hash, kind->promo.when);
  if (kind->promo.entering || kind->promo.lost)
    hash = uz_hash_number(hash, kind->promo.entering + 2u * kind->promo.lost);
  for (unsigned i = 0; i < kind->promo.count; i++) hash = uz_hash_byte(hash, kind->promo.to[i]);
  return hash;
}

static uint64_t hash_pieces(uint64_t hash, const uz_game *game) {
  for (unsigned k = 0; k < game->kinds; k++) {
    hash = uz_hash_text(hash, game->def->pieces[k].piece.letter[0]);
    hash = hash_kind(hash, game, &game->kind[0][k]);
    hash = hash_kind(hash, game, &game->kind[1][k]);
  }
  return uz_hash_number(hash, game->royal);
}

static uint64_t hash_happening(uint64_t hash, const uz_happening *h) {
  hash = uz_hash_byte(hash, h->capture);
  hash = uz_hash_byte(hash, h->promotion);
  return uz_hash_number(hash, h->moved);
}

static uint64_t hash_army(uint64_t hash, const uz_game *game, const uz_army_test *army) {
  hash = uz_hash_byte(hash, army->open);
  for (unsigned i = 0; i < army->count; i++) {
    const uz_army_count *line = &army->lines[i];
    hash = uz_hash_number(hash, line->codes[0]);
    hash = hash_set(hash, line->where[0], game->words);
    hash = uz_hash_number(hash, (uint64_t)line->least);
    hash = uz_hash_number(hash, (uint64_t)line->most);
  }
  return hash;
}

static uint64_t hash_end(uint64_t hash, const uz_game *game, const uz_end *end) {
  hash = uz_hash_number(hash, end->def->when);
  hash = uz_hash_number(hash, end->def->result);
  hash = uz_hash_number(hash, (uint64_t)end->def->turns);
  hash = uz_hash_number(hash, (uint64_t)end->def->total_least);
  hash = uz_hash_number(hash, (uint64_t)end->def->total_most);
  hash = hash_happening(hash, &end->unless);
  hash = hash_army(hash, game, &end->a);
  hash = hash_army(hash, game, &end->b);
  return hash_cond(hash, game, end->reached[0]);
}

static uint64_t hash_keys(uint64_t hash, const uz_game *game) {
  for (unsigned i = 0; i < game->keys_count; i++) {
    hash = uz_hash_number(hash, game->keys[i].op);
    hash = uz_hash_number(hash, game->keys[i].codes);
    for (unsigned c = 0; c < 64; c++) hash = uz_hash_byte(hash, game->keys[i].worth[c]);
  }
  return hash;
}

uint64_t uz_game_hash(const uz_game *game) {
  uint64_t hash = hash_board(UZ_HASH_START, game);
  hash = hash_code(hash, game);
  hash = hash_questions(hash, game);
  hash = hash_unit_rights(hash, game);
  hash = hash_pieces(hash, game);
  hash = hash_keys(hash, game);
  for (unsigned i = 0; i < game->ends_count; i++) hash = hash_end(hash, game, &game->ends[i]);
  for (unsigned s = 0; s < game->sites; s++) hash = uz_hash_number(hash, game->rights_at[s]);
  hash = uz_hash_byte(hash, game->must_capture);
  hash = uz_hash_byte(hash, game->lift_at_once);
  hash = uz_hash_number(hash, (uint64_t)game->def->rest.turns);
  hash = uz_hash_byte(hash, game->rest_code[0]);
  return uz_hash_byte(hash, (uint8_t)game->def->first);
}
