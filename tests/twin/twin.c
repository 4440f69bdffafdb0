/* Three ways to one truth: random games in which the fused program, the unfused program and the reference
 * walker must agree on every position.
 *
 *   twin VARIANT GAMES [OPTION=VALUE]...
 *
 * Asked of each position: the moves, as each of the three counts has them; every move played and taken
 * back; the hash; the position's text; now and then perft 2. TWIN_SEED names the first game's seed.
 */
#include "ref.h"

#include "base/rng.h"
#include "play/position.h"
#include "rules/game.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PLIES_MOST  160
#define PERFT_EVERY 24

typedef struct twins {
  const char *variant;
  uz_setting settings[16];
  unsigned settings_count;
  uz_game *fused_game, *plain_game;
  const uz_game_def *def;
  uz_position *fused, *plain, *other; /* `other` is for questions */
  uz_moves *moves;
  ref_position reference;
  ref_moves legal; /* the reference's, by paths */
  uint64_t seed;
  unsigned ply;
} twins;

/* ---- Complaints ---- */

static char *position_text(const uz_position *position) {
  size_t size = uz_position_text(position, true, NULL, 0) + 1;
  char *text = malloc(size);
  if (!text) exit(2);
  uz_position_text(position, true, text, size);
  return text;
}

static bool fail(const twins *t, const char *what, ...) {
  va_list list;
  char *text = position_text(t->fused);
  printf("%s", t->variant);
  for (unsigned i = 0; i < t->settings_count; i++)
    printf(" %s=%s", t->settings[i].name, t->settings[i].value);
  printf(": seed %llu, turn %u\n  %s\n  ", (unsigned long long)t->seed, t->ply, text);
  va_start(list, what);
  vprintf(what, list);
  va_end(list);
  puts("");
  free(text);
  return false;
}

/* ---- Moves as texts ---- */

typedef struct texts {
  char **text;
  size_t count, room;
} texts;

static void texts_free(texts *list) {
  for (size_t i = 0; i < list->count; i++) free(list->text[i]);
  free(list->text);
}

static void texts_push(texts *list, const char *text) {
  if (list->count == list->room) {
    list->room = list->room ? 2 * list->room : 64;
    list->text = realloc(list->text, list->room * sizeof *list->text);
  }
  if (!list->text || !(list->text[list->count++] = strdup(text))) exit(2);
}

static int by_text(const void *a, const void *b) {
  return strcmp(*(char *const *)a, *(char *const *)b);
}

static int by_site(const void *a, const void *b) {
  return *(const uz_site *)a - *(const uz_site *)b;
}

/* A move as one count sees it: results have no order of victims, only paths have landings. */
typedef struct seen {
  uz_site from, to, partner; /* where a second unit comes to, UZ_NO_SITE: there is none */
  int piece;
  unsigned victims, landings;
  uz_site victim[REF_VICTIMS_MOST], landing[REF_VICTIMS_MOST];
} seen;

static void append_sites(char **end, const twins *t, char sign, const uz_site *site,
                         unsigned count) {
  for (unsigned i = 0; i < count; i++)
    *end += sprintf(*end, "%c%s", sign, uz_game_place(t->fused_game, site[i]).name);
}

static void seen_push(const twins *t, seen *s, uz_count count, texts *list) {
  char text[16 * REF_VICTIMS_MOST], *end = text;
  append_sites(&end, t, ' ', &s->from, 1);
  append_sites(&end, t, '-', &s->to, 1);
  end += sprintf(end, "=%s ", uz_game_piece(t->fused_game, (size_t)s->piece)->name);
  if (count == UZ_COUNT_RESULTS) qsort(s->victim, s->victims, sizeof *s->victim, by_site);
  append_sites(&end, t, 'x', s->victim, s->victims);
  if (s->partner != UZ_NO_SITE) append_sites(&end, t, '+', &s->partner, 1);
  if (count == UZ_COUNT_PATHS) append_sites(&end, t, '/', s->landing, s->landings);
  texts_push(list, text);
}

static ref_moves legal_as(const twins *t, uz_count count) {
  ref_moves moves = {0};
  for (size_t i = 0; i < t->legal.count; i++) ref_moves_push(&moves, &t->legal.move[i]);
  ref_distinct(&moves, count);
  return moves;
}

static texts reference_texts(const twins *t, uz_count count) {
  texts list = {0};
  ref_moves moves = legal_as(t, count);
  for (size_t i = 0; i < moves.count; i++) {
    const ref_move *m = &moves.move[i];
    seen s = {.from = m->from,
              .to = m->to,
              .partner = m->partner_to,
              .piece = (int)ref_unit_piece(m->after),
              .victims = m->victims,
              .landings = m->landings};
    memcpy(s.victim, m->victim, sizeof s.victim);
    memcpy(s.landing, m->landing, sizeof s.landing);
    seen_push(t, &s, count, &list);
  }
  ref_moves_free(&moves);
  if (list.count) qsort(list.text, list.count, sizeof *list.text, by_text);
  return list;
}

static uz_site partner_of(const uz_moves *moves, size_t i) {
  bool extra = uz_move_flags(moves->move[i]) & UZ_MOVE_EXTRA;
  return extra ? uz_moves_extra(moves, moves->move[i])->partner_to : UZ_NO_SITE;
}

static seen seen_of(const uz_moves *moves, size_t i) {
  uz_move_info info = uz_moves_info(moves, i);
  seen s = {
      .from = info.from, .to = info.to, .partner = partner_of(moves, i), .piece = info.piece_after};
  for (; s.victims < info.victims; s.victims++)
    s.victim[s.victims] = uz_moves_victim(moves, i, s.victims);
  for (; s.landings < info.landings; s.landings++)
    s.landing[s.landings] = uz_moves_landing(moves, i, s.landings);
  return s;
}

static texts generated_texts(const twins *t, uz_position *position, uz_count count) {
  texts list = {0};
  uz_moves_generate(position, count, t->moves);
  for (size_t i = 0; i < uz_moves_count(t->moves); i++) {
    seen s = seen_of(t->moves, i);
    seen_push(t, &s, count, &list);
  }
  if (list.count) qsort(list.text, list.count, sizeof *list.text, by_text);
  return list;
}

static void print_difference(const texts *wanted, const texts *got) {
  size_t i = 0, k = 0;
  while (i < wanted->count || k < got->count) {
    int order = i == wanted->count ? 1
                : k == got->count  ? -1
                                   : strcmp(wanted->text[i], got->text[k]);
    if (order < 0) printf("  missing:%s\n", wanted->text[i]);
    if (order > 0) printf("  too much:%s\n", got->text[k]);
    i += order <= 0;
    k += order >= 0;
  }
}

static bool texts_equal(const texts *a, const texts *b) {
  if (a->count != b->count) return false;
  for (size_t i = 0; i < a->count; i++)
    if (strcmp(a->text[i], b->text[i]) != 0) return false;
  return true;
}

static bool moves_agree(const twins *t, const texts *wanted, uz_position *position, uz_count count,
                        const char *whose) {
  static const char *const counts[] = {"results", "sequences", "paths"};
  texts got = generated_texts(t, position, count);
  bool same = texts_equal(wanted, &got);
  if (!same) {
    fail(t, "the %s program's %s differ", whose, counts[count]);
    print_difference(wanted, &got);
  }
  texts_free(&got);
  return same;
}

static bool check_moves(const twins *t) {
  bool same = true;
  for (uz_count count = UZ_COUNT_RESULTS; count <= UZ_COUNT_PATHS && same; count++) {
    texts wanted = reference_texts(t, count);
    same = moves_agree(t, &wanted, t->fused, count, "fused") &&
           moves_agree(t, &wanted, t->plain, count, "unfused");
    texts_free(&wanted);
  }
  return same;
}

/* ---- Positions ---- */

static uz_code code_of(ref_unit unit) {
  return unit ? uz_code_of(ref_unit_piece(unit), ref_unit_side(unit)) : UZ_EMPTY;
}

static bool rests_agree(const ref_position *r, const uz_state *now, int side) {
  if (r->rest_turns[side] != now->rest_turns[side]) return false;
  return r->rest_turns[side] == 0 || r->rest_site[side] == now->rest_site[side];
}

/* What differs between the reference's position and the program's, or NULL. */
static const char *difference(const twins *t, const ref_position *r, const uz_position *p) {
  for (unsigned site = 0; site < t->def->board->sites; site++)
    if (p->board[site] != code_of(r->unit[site])) return "units";
  for (unsigned i = 0; i < t->def->rights_count; i++)
    if (r->right[i] != (p->now.rights >> i & 1)) return "rights";
  if (r->side != p->now.side) return "side to move";
  if (r->mark != p->now.mark || r->marker != p->now.marker) return "mark";
  if (!rests_agree(r, &p->now, 0) || !rests_agree(r, &p->now, 1)) return "units that must rest";
  return NULL;
}

static bool check_hash(const twins *t, uz_position *p, const char *when) {
  uint64_t hash = uz_position_hash(p);
  return uz_position_rehash(p) == hash || fail(t, "the hash is not the recomputed one %s", when);
}

static bool is_same_move(const ref_move *m, seen *s) {
  if (m->from != s->from || m->to != s->to || m->partner_to != s->partner ||
      (int)ref_unit_piece(m->after) != s->piece)
    return false;
  if (m->victims != s->victims) return false;
  for (unsigned i = 0; i < m->victims; i++)
    if (!bsearch(&m->victim[i], s->victim, s->victims, sizeof *s->victim, by_site)) return false;
  return true;
}

/* The reference's move that is move i of the list. */
static const ref_move *counterpart(const ref_moves *moves, const uz_moves *list, size_t i) {
  seen s = seen_of(list, i);
  qsort(s.victim, s.victims, sizeof *s.victim, by_site);
  for (size_t k = 0; k < moves->count; k++)
    if (is_same_move(&moves->move[k], &s)) return &moves->move[k];
  return NULL;
}

static bool check_apply(const twins *t, size_t i, const ref_move *move, const uz_position *before) {
  ref_position after = t->reference;
  ref_apply(t->def, &after, move);
  uz_position_apply(t->fused, t->moves, i);
  const char *differs = difference(t, &after, t->fused);
  bool good = check_hash(t, t->fused, "after a move");
  if (differs) good = fail(t, "a move led here, and the reference has other %s", differs);
  uz_position_undo(t->fused);
  return good &&
         (uz_position_same(t->fused, before) || fail(t, "a move taken back leaves a trace"));
}

/* Plays every move and takes it back; then plays one of them for good. */
static bool check_applies(twins *t, uz_rng *rng, bool *over) {
  ref_moves moves = legal_as(t, UZ_COUNT_RESULTS);
  size_t count = uz_moves_generate(t->fused, UZ_COUNT_RESULTS, t->moves);
  uz_position *before = uz_position_copy(t->fused);
  bool good = before != NULL;
  for (size_t i = 0; i < count && good; i++)
    good = check_apply(t, i, counterpart(&moves, t->moves, i), before);
  *over = count == 0;
  if (good && count) {
    size_t chosen = uz_rng_below(rng, (uint32_t)count);
    ref_apply(t->def, &t->reference, counterpart(&moves, t->moves, chosen));
    uz_position_apply(t->fused, t->moves, chosen);
  }
  uz_position_free(before);
  ref_moves_free(&moves);
  return good;
}

static bool check_text(const twins *t) {
  char *text = position_text(t->fused);
  bool good = uz_position_set(t->other, text, NULL) == UZ_OK ||
              fail(t, "the position's own text is refused");
  if (good) {
    char *again = position_text(t->other);
    if (strcmp(text, again) != 0) good = fail(t, "its text comes back as %s", again);
    if (good && uz_position_hash(t->other) != uz_position_hash(t->fused))
      good = fail(t, "the position set from its text has another hash");
    free(again);
  }
  free(text);
  return good;
}

static bool check_perft(const twins *t) {
  uz_count count = (uz_count)(t->ply / PERFT_EVERY % 3);
  uint64_t got = 0, wanted = ref_perft(t->def, &t->reference, 2, count);
  uz_perft how = {.depth = 2, .count = count};
  if (uz_position_perft(t->fused, how, &got) != UZ_OK) return fail(t, "perft fails");
  return got == wanted ||
         fail(t, "perft 2 is %llu, not %llu", (unsigned long long)got, (unsigned long long)wanted);
}

/* ---- Games ---- */

/* The unfused twin follows by the fused one's text, which tests that too. */
static bool follow(twins *t) {
  char *text = position_text(t->fused);
  bool good = uz_position_set(t->plain, text, NULL) == UZ_OK || fail(t, "the unfused game refuses");
  free(text);
  return good;
}

static bool play_game(twins *t) {
  uz_rng rng = {t->seed};
  bool over = false;
  ref_position_start(t->def, &t->reference);
  uz_position_set(t->fused, "start", NULL);
  for (t->ply = 0; t->ply < PLIES_MOST && !over; t->ply++) {
    t->legal.count = 0;
    ref_legal(t->def, &t->reference, UZ_COUNT_PATHS, &t->legal);
    if (!follow(t) || !check_text(t) || !check_moves(t)) return false;
    if (t->ply % PERFT_EVERY == t->seed % PERFT_EVERY && !check_perft(t)) return false;
    if (!check_applies(t, &rng, &over)) return false;
  }
  return true;
}

static uz_game *load(const twins *t, bool unfused) {
  uz_load how = {.variant = t->variant,
                 .settings = t->settings,
                 .settings_count = t->settings_count,
                 .unfused = unfused};
  uz_diags *diags = uz_diags_new(UZ_EN);
  uz_game *game = NULL;
  if (uz_game_load(&how, diags, &game) != UZ_OK) {
    uz_diags_print(diags, stderr);
    exit(2);
  }
  uz_diags_free(diags);
  return game;
}

static void open_twins(twins *t) {
  t->fused_game = load(t, false);
  t->plain_game = load(t, true);
  t->def = t->fused_game->def;
  t->fused = uz_position_new(t->fused_game);
  t->plain = uz_position_new(t->plain_game);
  t->other = uz_position_new(t->fused_game);
  t->moves = uz_moves_new(t->fused_game);
  if (!t->fused || !t->plain || !t->other || !t->moves) exit(2);
}

static void close_twins(twins *t) {
  ref_moves_free(&t->legal);
  uz_moves_free(t->moves);
  uz_position_free(t->other);
  uz_position_free(t->plain);
  uz_position_free(t->fused);
  uz_game_free(t->plain_game);
  uz_game_free(t->fused_game);
}

static bool read_settings(twins *t, char **argv, int count) {
  for (int i = 0; i < count && i < 16; i++) {
    char *equals = strchr(argv[i], '=');
    if (!equals) return false;
    *equals = '\0';
    t->settings[t->settings_count++] = (uz_setting){argv[i], equals + 1};
  }
  return true;
}

int main(int argc, char **argv) {
  twins t = {0};
  if (argc < 3 || !read_settings(&t, argv + 3, argc - 3)) {
    fprintf(stderr, "usage: twin VARIANT GAMES [OPTION=VALUE]...\n");
    return 2;
  }
  t.variant = argv[1];
  const char *seed = getenv("TWIN_SEED");
  t.seed = seed ? strtoull(seed, NULL, 10) : 1;
  open_twins(&t);
  bool good = true;
  for (long game = strtol(argv[2], NULL, 10); game > 0 && good; game--, t.seed++)
    good = play_game(&t);
  close_twins(&t);
  return !good;
}
