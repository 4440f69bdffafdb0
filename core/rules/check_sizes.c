/* Whether the trees can be walked and the game fits the tables. */
#include "rules/checks.h"
#include "rules/walk.h"

#define NODES_MOST 1000

static void refuse_above(uz_checker *c, uz_source at, unsigned size) {
  uz_digits most = uz_digits_of(NODES_MOST);
  if (size > NODES_MOST)
    uz_diags_add(c->diags, at, UZ_D_rule_too_large, most.text, NULL, NULL, NULL);
}

static void size_of_test(uz_checker *c, uz_source at, const uz_test *test) {
  refuse_above(c, at, uz_test_size(test, NODES_MOST));
}

static void sizes_of_army(uz_checker *c, const uz_army *army) {
  for (unsigned i = 0; army && i < army->count; i++)
    size_of_test(c, army->at, army->lines[i].where);
}

static void sizes_of_ending(uz_checker *c, const uz_ending *ending) {
  refuse_above(c, ending->at, uz_event_size(ending->events, NODES_MOST));
  size_of_test(c, ending->at, ending->test);
  sizes_of_army(c, ending->a);
  sizes_of_army(c, ending->b);
}

static void sizes_of_piece(uz_checker *c, const uz_piece_def *piece) {
  refuse_above(c, piece->at, uz_rule_size(piece->moves, NODES_MOST));
  if (piece->promotion) size_of_test(c, piece->promotion->at, piece->promotion->zone);
}

void uz_check_sizes(uz_checker *c) {
  const uz_game_def *def = c->def;
  for (unsigned i = 0; i < def->pieces_count; i++) sizes_of_piece(c, &def->pieces[i]);
  for (unsigned i = 0; i < def->setup_count; i++)
    size_of_test(c, def->setup_lines[i].at, def->setup_lines[i].region);
  for (unsigned i = 0; i < def->prefer_count; i++)
    size_of_test(c, def->prefer[i].at, def->prefer[i].test);
  for (unsigned i = 0; i < def->endings_count; i++) sizes_of_ending(c, &def->endings[i]);
}

static void limit(uz_checker *c, uz_source at, uz_diag_id id, unsigned count, unsigned most) {
  uz_digits have = uz_digits_of(count), can = uz_digits_of(most);
  if (count > most) uz_diags_add(c->diags, at, id, have.text, can.text, NULL, NULL);
}

static void count_chain(void *context, const uz_rule *rule) {
  unsigned *count = context;
  *count += rule->op == UZ_RULE_CHAIN;
}

/* The most chains in one way of moving; the ways are what "or" joins on the outside. */
static unsigned chains_in_a_way(const uz_rule *rule) {
  unsigned count = 0;
  if (rule->op == UZ_RULE_OR) {
    unsigned a = chains_in_a_way(rule->a), b = chains_in_a_way(rule->b);
    return a > b ? a : b;
  }
  uz_walk_rules(rule, count_chain, &count);
  return count;
}

void uz_check_limits(uz_checker *c) {
  const uz_game_def *def = c->def;
  if (!def->pieces_count) uz_diags_add(c->diags, def->at, UZ_D_no_pieces, NULL, NULL, NULL, NULL);
  limit(c, def->at, UZ_D_too_many_pieces, def->pieces_count, UZ_KINDS_MOST);
  limit(c, def->at, UZ_D_too_many_rights, def->rights_count, UZ_RIGHTS_MOST);
  for (unsigned i = 0; i < def->pieces_count && !uz_diags_failed(c->diags); i++) {
    const uz_piece_def *piece = &def->pieces[i];
    if (piece->moves)
      limit(c, piece->at, UZ_D_too_many_chains, chains_in_a_way(piece->moves), UZ_CHAINS_MOST);
  }
}
