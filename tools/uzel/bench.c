/* uzel bench: how fast this build is. */
#include <string.h>

#include "clock.h"
#include "json.h"
#include "verbs.h"

#define GAMES_SECONDS 2.0
#define GAMES_A_LOOK  16 /* games between two looks at the clock */
#define GAMES_SEED    1

typedef struct task {
  const char *name, *variant, *position;
  int depth; /* 0: random games */
  bool no_bulk;
} task;

static const task tasks[] = {
#define COUNT(name, variant, position, depth, no_bulk) {name, variant, position, depth, no_bulk},
#define GAMES(name, variant)                           {name, variant, NULL, 0, false},
#include "bench.def"
#undef COUNT
#undef GAMES
};

#define TASKS (sizeof tasks / sizeof *tasks)

typedef struct measured {
  uint64_t count;
  double seconds;
} measured;

/* ---- Random games ---- */

/* splitmix64: the library's own is not public. */
static uint64_t next_random(uint64_t *state) {
  uint64_t z = (*state += 0x9E3779B97F4A7C15u);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

static uz_status play_random_game(cli_table *table, uint64_t *random) {
  uz_position_set(table->position, "start", NULL);
  for (;;) {
    size_t count = uz_moves_generate(table->position, UZ_COUNT_RESULTS, table->moves);
    uz_status status = uz_moves_status(table->moves);
    if (status != UZ_OK || !count || uz_position_is_over(table->position, table->moves))
      return status;
    uz_position_apply(table->position, table->moves, next_random(random) % count);
  }
}

static uz_status measure_games(cli_table *table, measured *m) {
  uint64_t random = GAMES_SEED;
  double start = clock_cpu_seconds();
  uz_status status = UZ_OK;
  while (status == UZ_OK && m->seconds < GAMES_SECONDS) {
    for (int i = 0; status == UZ_OK && i < GAMES_A_LOOK; i++)
      status = play_random_game(table, &random);
    m->count += GAMES_A_LOOK;
    m->seconds = clock_cpu_seconds() - start;
  }
  return status;
}

/* ---- Everything measured ---- */

static uz_status measure(cli_table *table, const task *t, measured *m) {
  if (!t->depth) return measure_games(table, m);
  uz_perft how = {t->depth, UZ_COUNT_RESULTS, t->no_bulk};
  double start = clock_cpu_seconds();
  uz_status status = uz_position_perft(table->position, how, &m->count);
  m->seconds = clock_cpu_seconds() - start;
  return status;
}

static void write_text(const task *t, const measured *m) {
  cli_pad(stdout, t->name, 30);
  printf(" %15.0f %13.3f %15.0f\n", (double)m->count, m->seconds,
         clock_rate((double)m->count, m->seconds));
}

static void write_json(json *j, const task *t, const measured *m) {
  json_open(j, NULL, '{');
  json_text(j, "name", t->name);
  json_text(j, "variant", t->variant);
  json_text(j, "unit", t->depth ? "leaves" : "games");
  json_count(j, "count", m->count);
  json_number(j, "seconds", m->seconds);
  json_number(j, "per_second", clock_rate((double)m->count, m->seconds));
  json_close(j, '}');
}

static int run_task(const cli_call *call, json_list *list, const task *t) {
  cli_call with_position = *call;
  cli_table table;
  measured m = {0, 0};
  with_position.value[CLI_OPTION_position] = t->position;
  int code = cli_open(&with_position, t->variant, &table);
  if (code == CLI_DONE) code = cli_failed(call, measure(&table, t, &m));
  cli_close(&table);
  if (code != CLI_DONE) return code;
  if (cli_given(call, CLI_OPTION_json)) {
    write_json(&list->j, t, &m);
    json_list_next(list);
  } else {
    write_text(t, &m);
  }
  fflush(stdout);
  return CLI_DONE;
}

static bool is_wanted(const cli_call *call, const task *t) {
  for (int i = 0; i < call->args_count; i++)
    if (!strcmp(call->args[i], t->name)) return true;
  return call->args_count == 0;
}

static int check_names(const cli_call *call) {
  const char *names[TASKS];
  for (size_t i = 0; i < TASKS; i++) names[i] = tasks[i].name;
  for (int i = 0; i < call->args_count; i++) {
    bool known = false;
    for (size_t k = 0; k < TASKS; k++) known |= !strcmp(names[k], call->args[i]);
    cli_unknown_name unknown = {CLI_unknown_bench, call->args[i], NULL, names, TASKS};
    if (!known) return cli_unknown(call, unknown);
  }
  return CLI_DONE;
}

int verb_bench(const cli_call *call) {
  json_list list = {.lines = true};
  int code = check_names(call);
  if (code != CLI_DONE) return code;
  if (cli_given(call, CLI_OPTION_json))
    list = json_list_begin(stdout, cli_wants_lines(call));
  else
    puts(cli_text(call, CLI_bench_head));
  for (size_t i = 0; i < TASKS && code == CLI_DONE; i++)
    if (is_wanted(call, &tasks[i])) code = run_task(call, &list, &tasks[i]);
  json_list_end(&list);
  return code;
}
