#include "rules/check.h"

#include "rules/checks.h"

/* A stage runs only when those before it have found no error, so that one mistake is told once. */
typedef enum stage { STAGE_SIZE, STAGE_WORDS, STAGE_SETUP, STAGE_SENSE, STAGE_PLAY } stage;

static const struct {
  stage stage;
  uz_check *check;
} checks[] = {
    {STAGE_SIZE, uz_check_sizes},          {STAGE_SIZE, uz_check_limits},
    {STAGE_WORDS, uz_check_names},         {STAGE_WORDS, uz_check_letters},
    {STAGE_WORDS, uz_check_promotions},    {STAGE_WORDS, uz_check_rest},
    {STAGE_WORDS, uz_check_atoms},         {STAGE_WORDS, uz_check_seats},
    {STAGE_WORDS, uz_check_qualifiers},    {STAGE_WORDS, uz_check_effects},
    {STAGE_WORDS, uz_check_right_letters}, {STAGE_WORDS, uz_check_unmoved},
    {STAGE_WORDS, uz_check_marks},         {STAGE_WORDS, uz_check_prefer},
    {STAGE_WORDS, uz_check_royal_endings}, {STAGE_WORDS, uz_check_ending_order},
    {STAGE_WORDS, uz_check_armies},        {STAGE_WORDS, uz_check_last_word},
    {STAGE_WORDS, uz_check_numbering},     {STAGE_SETUP, uz_check_setup},
    {STAGE_SETUP, uz_check_zones},         {STAGE_SENSE, uz_check_armies_stand},
    {STAGE_SENSE, uz_check_right_sites},   {STAGE_SENSE, uz_check_contradictions},
    {STAGE_SENSE, uz_check_chains},        {STAGE_PLAY, uz_check_mobility},
    {STAGE_PLAY, uz_check_captures},       {STAGE_PLAY, uz_check_use_of_pieces},
};

static void run_checks(uz_checker *c) {
  stage now = STAGE_SIZE;
  for (size_t i = 0; i < sizeof checks / sizeof *checks; i++) {
    if (checks[i].stage != now && uz_diags_failed(c->diags)) return;
    now = checks[i].stage;
    checks[i].check(c);
  }
}

/* Checks with a connected copy of the board, since the def itself is only read. */
static void check_connected(const uz_game_def *def, uz_diags *diags, uz_arena *arena) {
  uz_board board = *def->board;
  uz_game_def connected = *def;
  uz_checker *c = UZ_NEW(arena, uz_checker);
  connected.board = &board;
  if (!c || !uz_board_connect(arena, &board, &def->dirs)) {
    uz_diags_add(diags, def->at, UZ_D_no_memory, NULL, NULL, NULL, NULL);
    return;
  }
  c->def = &connected;
  c->diags = diags;
  run_checks(c);
}

bool uz_check_game(const uz_game_def *def, uz_diags *diags) {
  uz_diags *own = diags ? NULL : uz_diags_new(UZ_EN);
  uz_diags *findings = diags ? diags : own;
  uz_arena *arena = uz_arena_new();
  bool sound = false;
  if (findings && arena) {
    check_connected(def, findings, arena);
    sound = !uz_diags_failed(findings);
  }
  uz_arena_free(arena);
  uz_diags_free(own);
  return sound;
}
