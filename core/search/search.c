/* The computer's move: iterative deepening alpha-beta with captures first and a quiescence over
 * captures. */
#include <stdlib.h>
#include <time.h>

#include "base/rng.h"
#include "play/attack.h"
#include "play/endings.h"
#include "search/evaluate.h"

#define PLIES_MOST           64
#define DEPTH_MOST           40
#define CHECKS_BEYOND        4         /* plies without depth in which checks are still answered */
#define WIN                  100000000 /* above any material */
#define VISITS_BETWEEN_LOOKS 1024

typedef struct search {
  uz_position *p;
  uz_values values;
  uz_limits limits;
  double began;
  uint64_t visits;
  bool stopped;
  uz_moves *lists[PLIES_MOST];
} search;

static double now_seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static bool out_of_time(search *s) {
  if (s->limits.visits && s->visits >= s->limits.visits) return true;
  if (s->visits % VISITS_BETWEEN_LOOKS) return false;
  if (s->limits.stop && *s->limits.stop) return true;
  return s->limits.seconds > 0 && now_seconds() - s->began >= s->limits.seconds;
}

/* ---- Order of moves ---- */

static int gain(const search *s, const uz_moves *moves, uz_move move) {
  unsigned flags = uz_move_flags(move);
  int sum = s->values.unit[uz_move_unit(move)] - s->values.unit[s->p->board[uz_move_from(move)]];
  if (flags & UZ_MOVE_VICTIM) sum += s->values.unit[s->p->board[uz_move_extra(move)]];
  if (!(flags & UZ_MOVE_EXTRA)) return sum;
  const uz_extra *extra = uz_moves_extra(moves, move);
  for (unsigned i = 0; i < extra->victims; i++)
    sum += s->values.unit[s->p->board[uz_extra_victims(extra)[i]]];
  return sum;
}

/* A victim worth more than its captor comes first. */
static int order_key(const search *s, const uz_moves *moves, uz_move move) {
  int won = gain(s, moves, move);
  return won ? 64 * won - s->values.unit[s->p->board[uz_move_from(move)]] : 0;
}

/* Insertion sort on falling keys: lists are short, and equal keys keep their order. */
static void sort_moves(const search *s, uz_moves *moves) {
  for (size_t i = 1; i < moves->count; i++) {
    uz_move move = moves->move[i];
    int key = order_key(s, moves, move);
    size_t k = i;
    for (; key && k > 0 && order_key(s, moves, moves->move[k - 1]) < key; k--)
      moves->move[k] = moves->move[k - 1];
    moves->move[k] = move;
  }
}

/* ---- The tree ---- */

static int score_of(uz_result result, int ply) {
  switch (result) {
  case UZ_SIDE_WINS: return WIN - ply;
  case UZ_SIDE_LOSES: return ply - WIN;
  default: return 0;
  }
}

static int score_without_moves(search *s, int ply) {
  const uz_end *end = uz_ending_without_moves(s->p);
  return end ? score_of(end->def->result, ply) : 0;
}

static uz_moves *list_at(search *s, int ply) {
  if (!s->lists[ply]) s->lists[ply] = uz_moves_new(s->p->game);
  return s->lists[ply];
}

static int tree(search *s, int depth, int ply, int alpha, int beta);

static int child(search *s, const uz_moves *moves, size_t i, int depth, int ply, int alpha,
                 int beta) {
  uz_apply(s->p, moves, moves->move[i]);
  int score = -tree(s, depth - 1, ply + 1, -beta, -alpha);
  uz_position_undo(s->p);
  return score;
}

static bool is_quiet(const search *s, const uz_moves *moves, uz_move move) {
  return !uz_move_victims(moves, move) && uz_move_unit(move) == s->p->board[uz_move_from(move)];
}

static int best_of(search *s, uz_moves *moves, int depth, int ply, int alpha, int beta,
                   bool captures) {
  int best = captures ? uz_evaluate(s->p, &s->values) + (int)moves->count / 2 : -2 * WIN;
  if (best > alpha) alpha = best;
  sort_moves(s, moves);
  for (size_t i = 0; i < moves->count && alpha < beta && !s->stopped; i++) {
    if (captures && is_quiet(s, moves, moves->move[i])) continue;
    int score = child(s, moves, i, depth, ply, alpha, beta);
    if (score > best) best = score;
    if (score > alpha) alpha = score;
  }
  return best;
}

/* With no depth left only captures are looked at, unless there is no choice: the side must
 * capture, or answer an attack on its royal unit. */
static bool is_forced(search *s, const uz_moves *moves, int depth) {
  if (moves->count == 1) return true;
  if (s->p->game->must_capture && uz_move_victims(moves, moves->move[0])) return true;
  return depth <= 0 && depth > -CHECKS_BEYOND && uz_in_check(s->p, s->p->now.side);
}

/* Positions like one whose moves are too many would come again and again. */
static int give_up(search *s) {
  s->stopped = true;
  return uz_evaluate(s->p, &s->values);
}

static int tree(search *s, int depth, int ply, int alpha, int beta) {
  uz_moves *moves = ply < PLIES_MOST ? list_at(s, ply) : NULL;
  s->visits++;
  if (out_of_time(s)) s->stopped = true;
  if (s->stopped || !moves) return uz_evaluate(s->p, &s->values);
  size_t count = uz_generate(s->p, moves);
  if (moves->cut) return give_up(s);
  if (!count) return score_without_moves(s, ply);
  const uz_end *end = uz_ending_now(s->p);
  if (end) return score_of(end->def->result, ply);
  bool captures = depth <= 0 && !is_forced(s, moves, depth);
  return best_of(s, moves, depth, ply, alpha, beta, captures);
}

/* ---- The root ---- */

static void shuffle(uz_moves *moves, uint64_t seed) {
  uz_rng rng = {seed};
  for (size_t i = moves->count; seed && i > 1; i--) {
    size_t k = uz_rng_below(&rng, (uint32_t)i);
    uz_move move = moves->move[k];
    moves->move[k] = moves->move[i - 1];
    moves->move[i - 1] = move;
  }
}

static void to_front(uz_moves *moves, size_t i) {
  uz_move move = moves->move[i];
  memmove(moves->move + 1, moves->move, i * sizeof *moves->move);
  moves->move[0] = move;
}

/* One more depth; the best move so far stands first, so that a depth which was cut short may
 * still better it. */
static void deepen(search *s, uz_moves *moves, int depth, uz_best *best) {
  int alpha = -2 * WIN;
  size_t chosen = 0;
  for (size_t i = 0; i < moves->count && !s->stopped; i++) {
    int score = child(s, moves, i, depth, 0, alpha, 2 * WIN);
    if (s->stopped || score <= alpha) continue;
    alpha = score;
    chosen = i;
    best->score = score;
    best->depth = depth;
  }
  to_front(moves, chosen);
}

static bool decided(const uz_best *best) { return abs(best->score) > WIN - PLIES_MOST; }

static bool begin(search *s, uz_moves *moves) {
  if (uz_position_reserve(s->p, PLIES_MOST + 2) != UZ_OK) return false;
  s->began = now_seconds();
  uz_values_find(s->p->game, &s->values);
  uz_moves_generate(s->p, UZ_COUNT_RESULTS, moves);
  shuffle(moves, s->limits.seed);
  sort_moves(s, moves);
  return true;
}

uz_status uz_search(uz_position *p, uz_limits limits, uz_moves *moves, uz_best *best) {
  search s = {.p = p, .limits = limits};
  if (!begin(&s, moves)) return UZ_NO_MEMORY;
  if (moves->cut) return UZ_TOO_MANY;
  *best = (uz_best){0};
  int most = limits.depth && limits.depth < DEPTH_MOST ? limits.depth : DEPTH_MOST;
  for (int depth = 1; moves->count > 1 && depth <= most && !s.stopped && !decided(best); depth++)
    deepen(&s, moves, depth, best);
  best->visits = s.visits;
  best->seconds = now_seconds() - s.began;
  for (int i = 0; i < PLIES_MOST; i++) uz_moves_free(s.lists[i]);
  return moves->count ? UZ_OK : UZ_NO;
}
