#include "rules/compile.h"

#include <stdlib.h>

#include "base/rng.h"
#include "rules/build.h"
#include "rules/region.h"
#include "rules/setup.h"
#include "rules/verify.h"

void *uz_build_alloc(uz_build *b, size_t size) {
  void *memory = uz_arena_alloc(b->arena, size);
  if (!memory) b->no_memory = true;
  return memory;
}

/* ---- The board's part ---- */

static void build_opposites(uz_build *b) {
  const uz_dir_list *list = &b->def->dirs;
  for (unsigned i = 0; i < list->count; i++) {
    int back = uz_dir_back(list, i);
    b->game->opposite[i] = back < 0 ? UZ_DIRS_MOST : (uint8_t)back;
  }
}

/* Numbers the squares along the rows, from the corner that the script names. */
static void build_numbers(uz_build *b) {
  const uz_board *board = b->game->board;
  const char *corner = b->def->numbering ? b->def->numbering : "top-left";
  bool top = strncmp(corner, "top", 3) == 0, left = strstr(corner, "left") != NULL;
  uint16_t *number = UZ_BUILD_ARRAY(b, uint16_t, b->game->sites), n = 0;
  b->game->number = number;
  for (int i = 0; number && i < board->height; i++)
    for (int k = 0; k < board->width; k++) {
      int rank = top ? board->height - 1 - i : i, file = left ? k : board->width - 1 - k;
      uz_site site = uz_board_at(board, 2 * file, 2 * rank);
      if (site != UZ_NO_SITE) number[site] = ++n;
    }
}

static void build_sites(uz_build *b) {
  uz_game *game = b->game;
  uz_word64 *all;
  game->sites = game->board->sites;
  game->words = game->board->words;
  game->all = all = UZ_BUILD_ARRAY(b, uz_word64, game->words);
  for (unsigned site = 0; all && site < game->sites; site++) uz_set_add(all, site);
  build_opposites(b);
  build_numbers(b);
}

/* ---- Pieces ---- */

static void build_codes(uz_build *b) {
  uz_game *game = b->game;
  game->kinds = b->def->pieces_count;
  for (unsigned k = 0; k < game->kinds; k++) {
    uz_codes both = (uz_codes)1 << uz_code_of(k, 0) | (uz_codes)1 << uz_code_of(k, 1);
    game->codes |= both;
    if (b->def->pieces[k].piece.royal) game->royal |= both;
  }
}

static void build_promo(uz_build *b, unsigned k, int side) {
  const uz_promotion *def = b->def->pieces[k].promotion;
  uz_promo *promo = &b->game->kind[side][k].promo;
  uz_word64 *zone;
  if (!def || !(zone = UZ_BUILD_ARRAY(b, uz_word64, b->game->words))) return;
  uz_test_sites(b->def, def->zone, side, zone);
  promo->zone = zone;
  promo->when = def->when;
  promo->entering = def->entering;
  promo->lost = def->lost;
  for (unsigned i = 0; i < def->count; i++)
    promo->to[promo->count++] = uz_code_of((unsigned)uz_def_piece(b->def, def->to[i]), side);
  if (def->optional) promo->to[promo->count++] = uz_code_of(k, side);
}

static bool jumps_friends(uz_build *b, const uz_rule *rule) {
  uz_cond over = uz_build_cond(b, rule->over, 0, 0);
  for (unsigned i = 0; i < over.count; i++)
    if (over.ask[i].codes & UZ_SIDE_CODES(0)) return true;
  return false;
}

/* Moves that capture nothing lead back only where some part of them does not go forward. */
static bool rule_returns(uz_build *b, const uz_rule *rule) {
  if (rule->op == UZ_RULE_JUMP && !jumps_friends(b, rule)) return false;
  if (rule->op >= UZ_RULE_OR)
    return rule_returns(b, rule->a) || (rule->b && rule_returns(b, rule->b));
  for (uz_dirs dirs = rule->dirs; dirs; dirs &= dirs - 1)
    if (b->def->dirs.dir[__builtin_ctzll(dirs)].dy <= 0) return true;
  return false;
}

typedef struct acts {
  uz_act *act;
  unsigned count, room;
} acts;

static bool qualifies(const uz_rule *rule) {
  return rule->from || rule->to || rule->by || rule->effects;
}

static void add_way(uz_build *b, const uz_way *way, int side, unsigned kind, acts *list) {
  if (list->count + UZ_ACTS_A_WAY > list->room) {
    unsigned room = list->room ? 2 * list->room : 16;
    uz_act *act = realloc(list->act, room * sizeof *act);
    if (!act) {
      b->no_memory = true;
      return;
    }
    list->act = act;
    list->room = room;
  }
  uint32_t pc = uz_build_program(b, way, side);
  if (!b->no_memory) list->count += uz_build_acts(b, way, side, kind, pc, list->act + list->count);
}

/* Splits the `or`s at the top into ways. */
static void add_ways(uz_build *b, uz_way way, int side, unsigned kind, acts *list) {
  const uz_rule *rule = way.rule;
  bool deep = way.wraps_count == UZ_WRAPS_MOST && qualifies(rule);
  if (rule->op != UZ_RULE_OR || deep) {
    add_way(b, &way, side, kind, list);
    return;
  }
  if (qualifies(rule)) way.wraps[way.wraps_count++] = rule;
  way.rule = rule->a;
  add_ways(b, way, side, kind, list);
  way.rule = rule->b;
  add_ways(b, way, side, kind, list);
}

/* Acts that capture first, in a game where they go first. */
static void keep_acts(uz_build *b, const acts *list, uz_kind *kind) {
  uz_act *act = UZ_BUILD_ARRAY(b, uz_act, list->count + 1);
  unsigned n = 0;
  for (unsigned i = 0; act && i < list->count; i++)
    if (list->act[i].flags & UZ_ACT_ONLY_CAPTURES) act[n++] = list->act[i];
  kind->captures = n;
  for (unsigned i = 0; act && i < list->count; i++)
    if (!(list->act[i].flags & UZ_ACT_ONLY_CAPTURES)) act[n++] = list->act[i];
  kind->acts = act;
  kind->acts_count = n;
}

static void build_kind(uz_build *b, unsigned k, int side) {
  const uz_rule *moves = b->def->pieces[k].moves;
  acts list = {NULL, 0, 0};
  b->game->kind[side][k].start = b->code_count;
  if (!moves) return;
  add_ways(b, (uz_way){.rule = moves}, side, k, &list);
  keep_acts(b, &list, &b->game->kind[side][k]);
  if (rule_returns(b, moves)) b->game->returning |= (uz_codes)1 << uz_code_of(k, side);
  free(list.act);
}

static void build_kinds(uz_build *b) {
  for (unsigned k = 0; k < b->game->kinds; k++)
    for (int side = 0; side < 2; side++) build_promo(b, k, side);
  for (unsigned k = 0; k < b->game->kinds; k++)
    for (int side = 0; side < 2; side++) build_kind(b, k, side);
}

static void keep_code(uz_build *b) {
  uz_ins *code = UZ_BUILD_ARRAY(b, uz_ins, b->code_count + 1);
  if (!code) return;
  if (b->code_count) memcpy(code, b->code, b->code_count * sizeof *code);
  b->game->code = code;
  b->game->code_count = b->code_count;
}

/* ---- What the pieces' programs have among them ---- */

static void note_marks(uz_game *game) {
  for (unsigned i = 0; i < game->code_count; i++)
    if (game->code[i].op == UZ_OP_MARK) game->marks = true;
}

/* Does every move of the act take a second unit along? */
static bool moves_two(const uz_game *game, const uz_act *act) {
  bool two = false;
  for (const uz_ins *ins = game->code + act->pc; ins->op != UZ_OP_DONE; ins++) {
    if (ins->op == UZ_OP_FORK) return false;
    if (ins->op == UZ_OP_TOGETHER || ins->op == UZ_OP_BRING) two = true;
  }
  return two;
}

/* The sites where the act, begun on `site`, may end; false when one of them comes twice. */
static bool find_ends(const uz_game *game, const uz_act *act, unsigned site, uz_word64 *ends) {
  bool once = true, rays = act->op == UZ_ACT_RAYS;
  uz_set_clear(ends, game->words);
  for (uint32_t at = act->first[site]; at < act->first[site + 1];) {
    uint32_t stop = rays ? at + act->list[at] : at;
    if (rays) at += act->least ? act->least : 1;
    for (; at <= stop; at++) {
      if (uz_set_has(ends, act->list[at])) once = false;
      uz_set_add(ends, act->list[at]);
    }
    at = stop + 1;
  }
  return once;
}

static bool ends_overlap(const uz_game *game, const uz_act *x, const uz_act *y, unsigned site) {
  uz_word64 of_x[UZ_WORDS_MOST], of_y[UZ_WORDS_MOST];
  find_ends(game, x, site, of_x);
  find_ends(game, y, site, of_y);
  for (unsigned w = 0; w < game->words; w++)
    if (of_x[w] & of_y[w]) return true;
  return false;
}

static uz_dirs chain_dirs(const uz_chain *chain) {
  uz_dirs dirs = 0;
  for (unsigned h = 0; h < chain->hops_count; h++)
    for (unsigned i = 0; i < chain->hops[h].dirs_count; i++)
      dirs |= (uz_dirs)1 << chain->hops[h].dirs[i];
  return dirs;
}

/* Do two of the directions lead from some site to the same one? Lines of links may. */
static bool dirs_meet(const uz_board *board, uz_dirs dirs) {
  for (; dirs; dirs &= dirs - 1)
    for (uz_dirs others = dirs & (dirs - 1); others; others &= others - 1)
      for (unsigned site = 0; site < board->sites; site++) {
        uz_site next = uz_board_next(board, (unsigned)__builtin_ctzll(dirs), site);
        if (next == uz_board_next(board, (unsigned)__builtin_ctzll(others), site) &&
            next != board->sites)
          return true;
      }
  return false;
}

/* Captures of one unit along different directions differ where these do not meet; those of more
 * are compared when they are listed. */
static bool chains_overlap(const uz_game *game, const uz_chain *x, const uz_chain *y) {
  uz_dirs dirs_x = chain_dirs(x), dirs_y = chain_dirs(y);
  return dirs_x & dirs_y || dirs_meet(game->board, dirs_x | dirs_y);
}

/* Two acts may say the same move when one of them is interpreted or when their lists share a
 * site; then lists of moves are searched for doubles. */
static bool acts_overlap(const uz_game *game, const uz_act *x, const uz_act *y) {
  const uint16_t halves = UZ_ACT_ONLY_CAPTURES | UZ_ACT_ONLY_QUIETS;
  const uint16_t checks = UZ_ACT_IN_CHECK | UZ_ACT_NOT_IN_CHECK;
  if ((x->flags ^ y->flags) & halves) return false;
  if (((x->flags | y->flags) & checks) == checks) return false;
  if (moves_two(game, x) != moves_two(game, y)) return false;
  if (x->op == UZ_ACT_RUN || y->op == UZ_ACT_RUN) return true;
  if (x->op == UZ_ACT_CHAIN || y->op == UZ_ACT_CHAIN)
    return x->op == y->op && chains_overlap(game, x->chain, y->chain);
  if (!(x->to & y->to)) return false;
  for (unsigned site = 0; site < game->sites; site++)
    if (ends_overlap(game, x, y, site)) return true;
  return false;
}

/* An interpreted act sees to it when its moves are listed. */
static bool act_repeats_itself(const uz_game *game, const uz_act *act) {
  uz_word64 ends[UZ_WORDS_MOST];
  if (act->op == UZ_ACT_RUN) return false;
  if (act->op == UZ_ACT_CHAIN) return dirs_meet(game->board, chain_dirs(act->chain));
  for (unsigned site = 0; site < game->sites; site++)
    if (!find_ends(game, act, site, ends)) return true;
  return false;
}

static bool kind_repeats_itself(const uz_game *game, const uz_kind *kind) {
  for (unsigned i = 0; i < kind->acts_count; i++) {
    if (act_repeats_itself(game, &kind->acts[i])) return true;
    for (unsigned k = 0; k < i; k++)
      if (acts_overlap(game, &kind->acts[i], &kind->acts[k])) return true;
  }
  return false;
}

static void note_doubles(uz_game *game) {
  for (unsigned k = 0; k < game->kinds && !game->dedupe; k++)
    game->dedupe = kind_repeats_itself(game, &game->kind[0][k]) ||
                   kind_repeats_itself(game, &game->kind[1][k]);
}

/* ---- Start, rights, hashing ---- */

static unsigned royals_of(const uz_game *game, int side) {
  unsigned n = 0;
  for (unsigned s = 0; s < game->sites; s++)
    n += uz_codes_have(game->royal & UZ_SIDE_CODES(side), game->start[s]);
  return n;
}

static void build_start(uz_build *b) {
  uz_code *start = UZ_BUILD_ARRAY(b, uz_code, b->game->sites + 1);
  if (!start) return;
  uz_setup_read(b->def, start, b->diags);
  b->game->start = start;
  for (unsigned s = 0; s < b->game->sites; s++) b->game->start_count[start[s]]++;
  b->game->guarded =
      b->game->plain_attack && royals_of(b->game, 0) == 1 && royals_of(b->game, 1) == 1;
}

static void build_unit_right(uz_build *b, unsigned i) {
  const uz_right_def *right = &b->def->rights[i];
  if (!right->pieces_count) return;
  b->game->unit_rights |= (uint64_t)1 << i;
  b->game->right_where[i] = uz_build_cond(b, right->where, right->side, b->game->codes);
  for (unsigned k = 0; k < right->pieces_count; k++) {
    unsigned kind = (unsigned)uz_def_piece(b->def, right->pieces[k]);
    b->game->rights_of[uz_code_of(kind, right->side)] |= (uint64_t)1 << i;
  }
}

static void build_rights(uz_build *b) {
  uint64_t *at = UZ_BUILD_ARRAY(b, uint64_t, b->game->sites);
  b->game->rights_at = at;
  for (unsigned i = 0; at && i < b->def->rights_count; i++) {
    b->game->rights_start |= (uint64_t)1 << i;
    build_unit_right(b, i);
    for (int k = 0; k < 2; k++) {
      const char *name = b->def->rights[i].site[k];
      if (name) at[uz_board_find(b->game->board, name)] |= (uint64_t)1 << i;
    }
  }
}

static void build_zobrist(uz_build *b) {
  uz_game *game = b->game;
  uz_rng rng = {0x757A656Cu};
  uint64_t *units = UZ_BUILD_ARRAY(b, uint64_t, 64 * (size_t)game->sites);
  uint64_t *marks = UZ_BUILD_ARRAY(b, uint64_t, game->sites);
  if (!units || !marks) return;
  for (unsigned code = 0; code < 64; code++)
    for (unsigned s = 0; uz_codes_have(game->codes, (uz_code)code) && s < game->sites; s++)
      units[code * game->sites + s] = uz_rng_next(&rng);
  for (unsigned s = 0; s < game->sites; s++) marks[s] = uz_rng_next(&rng);
  for (unsigned i = 0; i < UZ_RIGHTS_MOST; i++) game->z_right[i] = uz_rng_next(&rng);
  game->z_side = uz_rng_next(&rng);
  game->zobrist = units;
  game->z_mark = marks;
}

static void build_rest(uz_build *b) {
  const uz_rest *rest = &b->def->rest;
  if (!rest->turns) return;
  b->game->rests = true;
  for (int side = 0; side < 2; side++) {
    b->game->rest_code[side] = uz_code_of((unsigned)uz_def_piece(b->def, rest->name), side);
    b->game->rest_with[side] = (uz_codes)1
                               << uz_code_of((unsigned)uz_def_piece(b->def, rest->with), side);
  }
}

/* ---- All of it ---- */

static void build_rules(uz_build *b) {
  build_sites(b);
  build_codes(b);
  build_kinds(b);
  keep_code(b);
  uz_build_attacks(b);
  build_start(b);
  build_rights(b);
  build_rest(b);
  uz_build_endings(b);
  build_zobrist(b);
}

static bool begin(uz_build *b, uz_game_def *def) {
  uz_game *game = UZ_NEW(b->arena, uz_game);
  if (!game) return false;
  if (!def->board->next && !uz_board_connect(b->arena, def->board, &def->dirs)) return false;
  game->arena = b->arena;
  game->def = def;
  game->board = def->board;
  game->must_capture = def->must_capture;
  game->lift_at_once = def->lift_at_once;
  b->game = game;
  return true;
}

static uz_status no_memory(uz_diags *diags) {
  uz_diags_add(diags, (uz_source){NULL, 0}, UZ_D_no_memory, NULL, NULL, NULL, NULL);
  return UZ_NO_MEMORY;
}

static uz_status given_up(const uz_build *b) {
  char most[16];
  if (!b->too_large) return no_memory(b->diags);
  snprintf(most, sizeof most, "%u", UZ_CODE_MOST);
  uz_diags_add(b->diags, b->def->at, UZ_D_program_too_large, most, NULL, NULL, NULL);
  return UZ_BAD_SCRIPT;
}

uz_status uz_compile(uz_arena *arena, uz_game_def *def, bool unfused, uz_diags *diags,
                     uz_game **game) {
  uz_build b = {.arena = arena, .def = def, .diags = diags, .unfused = unfused};
  if (!begin(&b, def)) return no_memory(diags);
  build_rules(&b);
  free(b.code);
  if (b.no_memory) return given_up(&b);
  if (diags && uz_diags_failed(diags)) return UZ_BAD_SCRIPT;
  note_marks(b.game);
  note_doubles(b.game);
  b.game->rules_hash = uz_game_hash(b.game);
  if (!uz_verify(b.game, def->at, diags)) return UZ_BAD_SCRIPT;
  *game = b.game;
  return UZ_OK;
}
