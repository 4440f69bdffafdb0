#include "rules/reach.h"

#include "rules/region.h"

typedef struct place_set {
  uz_word64 word[UZ_WORDS_MOST];
} place_set;

static void meet(place_set *set, const place_set *other, unsigned words) {
  for (unsigned w = 0; w < words; w++) set->word[w] &= other->word[w];
}

static void join(uz_word64 *set, const uz_word64 *other, unsigned words) {
  for (unsigned w = 0; w < words; w++) set[w] |= other[w];
}

/* The sites where the test can hold with one of these contents. */
static place_set sites_with(const uz_game_def *def, const uz_test *test, int side,
                            uz_contents contents) {
  place_set set;
  uz_set_clear(set.word, def->board->words);
  for (unsigned site = 0; site < def->board->sites; site++)
    if (uz_test_judge(def, test, side, site).may & contents) uz_set_add(set.word, site);
  return set;
}

void uz_dir_reach(const uz_game_def *def, unsigned dir, int side, const uz_word64 *from,
                  uz_word64 *to) {
  const uz_board *board = def->board;
  unsigned seen = side ? def->dirs.dir[dir].mirror : dir;
  uz_set_clear(to, board->words);
  UZ_EACH(site, from, board->words) {
    uz_site next = uz_board_next(board, seen, site);
    if (next < board->sites) uz_set_add(to, next);
  }
}

/* What one rule asks of the sites that it meets; what is jumped is a unit. In the middle of a move
 * it may land on one of its own side. */
typedef struct walker {
  const uz_game_def *def;
  int side;
  unsigned words;
  place_set through, over, to;
} walker;

static walker walker_of(const uz_game_def *def, const uz_rule *rule, int side) {
  uz_contents all = uz_contents_all(def);
  return (walker){.def = def,
                  .side = side,
                  .words = def->board->words,
                  .through = sites_with(def, rule->through, side, all),
                  .over = sites_with(def, rule->over, side, all & ~UZ_CONTENT_EMPTY),
                  .to = sites_with(def, rule->to, side, all)};
}

static place_set next_of(const walker *w, unsigned dir, const place_set *from) {
  place_set to;
  uz_dir_reach(w->def, dir, w->side, from->word, to.word);
  return to;
}

static void slide_reach(const walker *w, const uz_rule *rule, unsigned dir, place_set now,
                        uz_word64 *to) {
  for (unsigned n = 1; n <= rule->most && uz_set_any(now.word, w->words); n++) {
    now = next_of(w, dir, &now);
    place_set stop = now;
    meet(&stop, &w->to, w->words);
    if (n >= rule->least) join(to, stop.word, w->words);
    meet(&now, &w->through, w->words);
  }
}

/* Adds to the set what lies up to n further sites on. */
static void run_on(const walker *w, unsigned dir, unsigned n, place_set *set) {
  place_set now = *set;
  for (unsigned i = 0; i < n && uz_set_any(now.word, w->words); i++) {
    now = next_of(w, dir, &now);
    join(set->word, now.word, w->words);
  }
}

static void jump_reach(const walker *w, const uz_rule *rule, unsigned dir, place_set now,
                       uz_word64 *to) {
  run_on(w, dir, rule->before, &now);
  now = next_of(w, dir, &now);
  meet(&now, &w->over, w->words);
  now = next_of(w, dir, &now);
  run_on(w, dir, rule->beyond, &now);
  meet(&now, &w->to, w->words);
  join(to, now.word, w->words);
}

static void leaf_reach(const walker *w, const uz_rule *rule, const place_set *from, uz_word64 *to) {
  for (unsigned dir = 0; dir < w->def->dirs.count; dir++) {
    if (!(rule->dirs >> dir & 1)) continue;
    if (rule->op == UZ_RULE_JUMP) {
      jump_reach(w, rule, dir, *from, to);
    } else if (rule->op == UZ_RULE_SLIDE) {
      slide_reach(w, rule, dir, *from, to);
    } else {
      place_set next = next_of(w, dir, from);
      meet(&next, &w->to, w->words);
      join(to, next.word, w->words);
    }
  }
}

static void inside_reach(const uz_game_def *def, const uz_rule *rule, int side,
                         const place_set *from, uz_word64 *to) {
  place_set middle;
  switch (rule->op) {
  case UZ_RULE_OR:
    uz_rule_reach(def, rule->a, side, from->word, to);
    uz_rule_reach(def, rule->b, side, from->word, middle.word);
    join(to, middle.word, def->board->words);
    break;
  case UZ_RULE_THEN:
    uz_rule_reach(def, rule->a, side, from->word, middle.word);
    uz_rule_reach(def, rule->b, side, middle.word, to);
    break;
  default:
    uz_rule_reach(def, rule->a, side, from->word, to);
    uz_rule_reach_on(def, rule->a, side, to);
  }
}

void uz_rule_reach(const uz_game_def *def, const uz_rule *rule, int side, const uz_word64 *from,
                   uz_word64 *to) {
  walker w = walker_of(def, rule, side);
  place_set begin = sites_with(def, rule->from, side, uz_contents_all(def));
  for (unsigned i = 0; i < w.words; i++) begin.word[i] &= from[i];
  uz_set_clear(to, w.words);
  if (rule->op == UZ_RULE_STEP || rule->op == UZ_RULE_SLIDE || rule->op == UZ_RULE_JUMP) {
    leaf_reach(&w, rule, &begin, to);
  } else {
    inside_reach(def, rule, side, &begin, to);
    for (unsigned i = 0; i < w.words; i++) to[i] &= w.to.word[i];
  }
}

void uz_rule_reach_on(const uz_game_def *def, const uz_rule *rule, int side, uz_word64 *sites) {
  unsigned words = def->board->words, before;
  place_set next;
  do {
    before = uz_set_count(sites, words);
    uz_rule_reach(def, rule, side, sites, next.word);
    join(sites, next.word, words);
  } while (uz_set_count(sites, words) > before);
}
