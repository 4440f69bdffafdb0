/* uzel perft: numbers of move sequences, in all or behind every first move. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli.h"
#include "clock.h"
#include "json.h"
#include "verbs.h"

typedef struct branch {
  char *move;
  uint64_t count;
} branch;

typedef struct tally {
  uz_perft how;
  uint64_t count;
  double seconds;
  branch *branches; /* one for every first move; NULL when they were not asked for */
  size_t branches_count;
} tally;

static void show_progress(const cli_call *call, size_t done, size_t of) {
  char a[24], b[24];
  snprintf(a, sizeof a, "%zu", done);
  snprintf(b, sizeof b, "%zu", of);
  fputc('\r', stderr);
  if (done < of) cli_say(call, stderr, CLI_perft_progress, a, b);
  fputs("\033[K", stderr);
}

static uz_status count_branch(tally *t, const cli_table *table, size_t i) {
  uz_perft below = t->how;
  below.depth--;
  t->branches[i].move = cli_move_text(table->position, table->moves, i);
  uz_position_apply(table->position, table->moves, i);
  uz_status status = uz_position_perft(table->position, below, &t->branches[i].count);
  uz_position_undo(table->position);
  t->count += t->branches[i].count;
  return status;
}

static uz_status count_by_branches(const cli_call *call, tally *t, const cli_table *table) {
  bool watched = isatty(STDERR_FILENO);
  t->branches_count = uz_moves_generate(table->position, t->how.count, table->moves);
  uz_status status = uz_moves_status(table->moves);
  t->branches = cli_alloc(t->branches_count * sizeof *t->branches);
  for (size_t i = 0; status == UZ_OK && i < t->branches_count; i++) {
    if (watched) show_progress(call, i, t->branches_count);
    status = count_branch(t, table, i);
  }
  if (watched) show_progress(call, t->branches_count, t->branches_count);
  return status;
}

/* Branch by branch also when only somebody who waits at a terminal wants to see it advance. */
static uz_status count(const cli_call *call, tally *t, const cli_table *table) {
  bool by_branches = cli_given(call, CLI_OPTION_divide) || isatty(STDERR_FILENO);
  double start = clock_cpu_seconds();
  uz_status status = by_branches && t->how.depth > 0
                         ? count_by_branches(call, t, table)
                         : uz_position_perft(table->position, t->how, &t->count);
  t->seconds = clock_cpu_seconds() - start;
  return status;
}

static int by_move(const void *a, const void *b) {
  return strcmp(((const branch *)a)->move, ((const branch *)b)->move);
}

static void write_text(const tally *t, bool divide) {
  for (size_t i = 0; divide && i < t->branches_count; i++)
    printf("%s: %" PRIu64 "\n", t->branches[i].move, t->branches[i].count);
  if (divide) putchar('\n');
  printf("%" PRIu64 "\n", t->count);
}

static void write_branches(json *j, const tally *t) {
  json_open(j, "divide", '[');
  for (size_t i = 0; i < t->branches_count; i++) {
    json_open(j, NULL, '{');
    json_text(j, "move", t->branches[i].move);
    json_count(j, "count", t->branches[i].count);
    json_close(j, '}');
  }
  json_close(j, ']');
}

static void write_json(const cli_call *call, const tally *t) {
  json j = {stdout, false};
  json_open(&j, NULL, '{');
  json_text(&j, "variant", call->args[0]);
  json_whole(&j, "depth", t->how.depth);
  json_count(&j, "count", t->count);
  json_number(&j, "seconds", t->seconds);
  json_number(&j, "per_second", clock_rate((double)t->count, t->seconds));
  if (cli_given(call, CLI_OPTION_divide)) write_branches(&j, t);
  json_close(&j, '}');
  json_end(&j);
}

static int run(const cli_call *call, tally *t, const cli_table *table) {
  uz_status status = count(call, t, table);
  if (status != UZ_OK) return cli_failed(call, status);
  if (t->branches_count) qsort(t->branches, t->branches_count, sizeof *t->branches, by_move);
  if (cli_given(call, CLI_OPTION_json))
    write_json(call, t);
  else
    write_text(t, cli_given(call, CLI_OPTION_divide));
  return CLI_DONE;
}

static void free_branches(tally *t) {
  for (size_t i = 0; i < t->branches_count; i++) free(t->branches[i].move);
  free(t->branches);
}

int verb_perft(const cli_call *call) {
  tally t = {.how.no_bulk = cli_given(call, CLI_OPTION_no_bulk)};
  int64_t depth;
  if (!cli_count(call, &t.how.count)) return CLI_USAGE;
  if (!cli_whole(call, call->args[1], 0, UZ_PERFT_MOST, &depth)) return CLI_USAGE;
  t.how.depth = (int)depth;
  cli_table table;
  int code = cli_open(call, call->args[0], &table);
  if (code == CLI_DONE) code = run(call, &t, &table);
  free_branches(&t);
  cli_close(&table);
  return code;
}
