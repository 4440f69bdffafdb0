#include "unit/small_game.h"

#include "rules/check.h"

/* The finding of a kind, or NULL. */
static const uz_diag *find(const small_game *g, const char *id) {
  for (size_t i = 0; i < uz_diags_count(g->diags); i++)
    if (!strcmp(uz_diags_get(g->diags, i)->id, id)) return uz_diags_get(g->diags, i);
  return NULL;
}

static void print_findings(const small_game *g) { uz_diags_print(g->diags, stderr); }

/* The game is refused because of this, told of that line. */
static void refused(small_game *g, const char *id, int line) {
  bool sound = uz_check_game(&g->def, g->diags);
  const uz_diag *diag = find(g, id);
  if (!diag) print_findings(g);
  assert_false(sound);
  assert_non_null(diag);
  assert_false(diag->warning);
  assert_int_equal(diag->line, line);
}

/* The game is accepted, with this warning of that line. */
static void warned(small_game *g, const char *id, int line) {
  bool sound = uz_check_game(&g->def, g->diags);
  const uz_diag *diag = find(g, id);
  if (!sound || !diag) print_findings(g);
  assert_true(sound);
  assert_non_null(diag);
  assert_true(diag->warning);
  assert_int_equal(diag->line, line);
}

static void accepted(small_game *g) {
  bool sound = uz_check_game(&g->def, g->diags);
  if (uz_diags_count(g->diags)) print_findings(g);
  assert_true(sound);
  assert_int_equal(uz_diags_count(g->diags), 0);
}

static void test_sound(void **state) {
  accepted(*state);
  assert_true(uz_check_game(&((small_game *)*state)->def, NULL));
}

/* ---- Sizes ---- */

static void test_doubling_rule(void **state) {
  small_game *g = *state;
  uz_rule rule[60];
  rule[0] = g->push;
  for (int i = 1; i < 60; i++)
    rule[i] = (uz_rule){.op = UZ_RULE_OR, .a = &rule[i - 1], .b = &rule[i - 1]};
  g->pieces[0].moves = &rule[59];
  refused(g, "rule-too-large", 10);
}

static void test_doubling_event(void **state) {
  small_game *g = *state;
  uz_event event[60] = {{.op = UZ_EVENT_CAPTURE}};
  for (int i = 1; i < 60; i++)
    event[i] = (uz_event){.op = UZ_EVENT_OR, .a = &event[i - 1], .b = &event[i - 1]};
  g->endings[1].events = &event[59];
  refused(g, "rule-too-large", 41);
}

static void test_counts(void **state) {
  small_game *g = *state;
  g->def.pieces_count = 0;
  refused(g, "no-pieces", 50);
}

static void test_many_pieces(void **state) {
  small_game *g = *state;
  uz_piece_def pieces[UZ_KINDS_MOST + 1];
  for (int i = 0; i <= UZ_KINDS_MOST; i++) pieces[i] = g->pieces[1];
  g->def.pieces = pieces;
  g->def.pieces_count = UZ_KINDS_MOST + 1;
  refused(g, "too-many-pieces", 50);
}

static void test_many_chains(void **state) {
  small_game *g = *state;
  uz_rule then[9];
  then[0] = g->hops;
  for (int i = 1; i < 9; i++)
    then[i] = (uz_rule){.op = UZ_RULE_THEN, .a = &then[i - 1], .b = &g->hops};
  g->pieces[0].moves = &then[8];
  refused(g, "too-many-chains", 10);
}

/* ---- Pieces ---- */

static void test_names(void **state) {
  small_game *g = *state;
  g->pieces[1].piece.name = "flat";
  refused(g, "same-name", 20);
  uz_diags_clear(g->diags);
  g->pieces[1].piece.name = "";
  refused(g, "piece-without-name", 20);
}

static void test_letters(void **state) {
  small_game *g = *state;
  g->pieces[1].piece.letter[0] = "F";
  refused(g, "same-letter", 20);
  uz_diags_clear(g->diags);
  g->pieces[1].piece.letter[0] = "TT";
  refused(g, "not-a-letter", 20);
  uz_diags_clear(g->diags);
  g->pieces[1].piece.letter[0] = NULL;
  refused(g, "piece-without-letter", 20);
}

static void test_promotions(void **state) {
  small_game *g = *state;
  g->becomes[0] = "tal";
  refused(g, "unknown-piece", 9);
  assert_string_equal(find(g, "unknown-piece")->mend, "did you mean \"tall\"?");
  uz_diags_clear(g->diags);
  g->becomes[0] = "flat";
  refused(g, "promotes-to-itself", 9);
  uz_diags_clear(g->diags);
  g->promotion.count = 0;
  refused(g, "promotes-to-nothing", 9);
}

static void test_zones(void **state) {
  small_game *g = *state;
  uz_test nowhere = {.op = UZ_TEST_AND, .a = &g->near_rows, .b = &g->last_row};
  g->promotion.zone = &nowhere;
  refused(g, "zone-empty", 9);
  uz_diags_clear(g->diags);
  g->promotion.zone = &g->near_rows;
  g->near_numbers[0] = 2;
  g->last_number[0] = 1;
  g->line.region = &g->last_row;
  g->hop.dirs = g->ahead;
  accepted(g);
  g->line.region = &g->near_rows;
  g->promotion.zone = &g->last_row;
  warned(g, "never-promotes", 9);
}

static void test_never_appears(void **state) {
  small_game *g = *state;
  g->pieces[0].promotion = NULL;
  warned(g, "never-appears", 20);
}

static void test_royals(void **state) {
  small_game *g = *state;
  g->pieces[1].piece.royal = true;
  warned(g, "white-without-royal", 50);
  assert_non_null(find(g, "black-without-royal"));
}

/* ---- Setup ---- */

static void test_setup_text(void **state) {
  small_game *g = *state;
  static const struct {
    const char *text, *id;
  } cases[] = {
      {"6/6/6/6/6", "setup-ranks"},
      {"fffff/6/6/6/6/FFFFFF", "setup-width"},
      {"ffffff/6/6/6/6/7", "setup-width"},
      {"ffffff/6/6/6/6/5X", "setup-letter"},
      {"ffffff/6/6/6/6/6", "white-without-units"},
      {"6/6/6/6/6/FFFFFF", "black-without-units"},
      {"ffffff/6/99999999999999999999/6/6/FFFFFF", "setup-width"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    uz_diags_clear(g->diags);
    g->def.setup_text = cases[i].text;
    refused(g, cases[i].id, 50);
  }
  uz_diags_clear(g->diags);
  g->def.setup_text = "f2f2/6/6/6/6/2F2F";
  accepted(g);
}

static void test_setup_lines(void **state) {
  small_game *g = *state;
  uz_test all_rows = {.op = UZ_TEST_SQUARES};
  uz_setup_line lines[] = {g->line, g->line};
  g->line.region = &all_rows;
  refused(g, "setup-sides-overlap", 30);
  uz_diags_clear(g->diags);
  lines[1].at.line = 31;
  g->def.setup_lines = lines;
  g->def.setup_count = 2;
  refused(g, "setup-overlap", 31);
  uz_diags_clear(g->diags);
  lines[1].name = "flot";
  refused(g, "unknown-piece", 31);
  uz_diags_clear(g->diags);
  g->def.setup_count = 0;
  refused(g, "no-setup", 50);
}

static void test_setup_region_empty(void **state) {
  small_game *g = *state;
  uz_test other = {.op = UZ_TEST_NOT, .a = &g->near_rows};
  uz_test nowhere = {.op = UZ_TEST_AND, .a = &g->near_rows, .b = &other};
  g->line.region = &nowhere;
  refused(g, "setup-region-empty", 30);
}

/* ---- Tests ---- */

static void test_atoms(void **state) {
  small_game *g = *state;
  uz_test nodes = {.op = UZ_TEST_NODES, .at.line = 5};
  const char *names[] = {"g1"};
  uz_test sites = {.op = UZ_TEST_SITES, .names = names, .count = 1, .at.line = 6};
  g->hop.to = &nodes;
  g->hop.over = &sites;
  g->near_numbers[1] = 7;
  g->near_rows.at.line = 7;
  g->flats.name = "flar";
  g->flats.at.line = 8;
  g->hop.by = &g->flats;
  refused(g, "needs-nodes", 5);
  assert_int_equal(find(g, "unknown-site")->line, 6);
  assert_string_equal(find(g, "number-off-board")->what,
                      "`rows` names 7, but this board has rows 1 to 6");
  assert_int_equal(find(g, "unknown-piece")->line, 8);
}

static void test_squares_of_nodes(void **state) {
  small_game *g = *state;
  uz_test squares = {.op = UZ_TEST_SQUARES};
  const uz_named_site sites[] = {{"a", 1, 1}, {"b", 1, 3}};
  uz_board_plan plan = {.named = sites, .named_count = 2};
  bool too_many = false;
  g->def.board = uz_board_new(g->arena, &plan, &too_many);
  g->hop.from = &squares;
  refused(g, "needs-squares", 0);
}

static void test_half_steps(void **state) {
  small_game *g = *state;
  g->glide.dirs = small_dirs(g, 1, 1);
  g->glide.at.line = 12;
  refused(g, "needs-nodes", 12);
}

static void test_seats(void **state) {
  small_game *g = *state;
  g->hop.at.line = 11;
  g->hop.by = &g->enemy;
  g->promotion.zone = &g->empty;
  refused(g, "only-pieces", 11);
  assert_int_equal(find(g, "only-places")->line, 9);
}

static void test_safe(void **state) {
  small_game *g = *state;
  uz_test safe = {.op = UZ_TEST_SAFE};
  g->push.from = &safe;
  g->push.at.line = 13;
  refused(g, "needs-royal", 13);
}

static void test_contradictions(void **state) {
  small_game *g = *state;
  uz_test both = {.op = UZ_TEST_AND, .a = &g->empty, .b = &g->enemy};
  g->push.to = &both;
  g->push.at.line = 14;
  refused(g, "never-holds", 14);
  uz_diags_clear(g->diags);
  g->push.to = &g->empty;
  g->push.from = &g->enemy;
  refused(g, "never-holds", 14);
  uz_diags_clear(g->diags);
  g->push.from = NULL;
  g->hop.over = &g->empty;
  refused(g, "over-empty", 0);
}

static void test_ends_on_friend(void **state) {
  small_game *g = *state;
  uz_test not_empty = {.op = UZ_TEST_NOT, .a = &g->empty};
  g->push.to = &not_empty;
  g->push.at.line = 15;
  refused(g, "ends-on-friend", 15);
  uz_diags_clear(g->diags);
  /* Nobody knows what a Lua test admits, and a turn may pass a unit and mark its site. */
  uz_test lua = {.op = UZ_TEST_WHERE}, marked = {.op = UZ_TEST_MARKED};
  uz_test vacant = {.op = UZ_TEST_AND, .a = &g->empty, .b = &lua};
  g->def.functions = 1;
  g->push.to = &lua;
  refused(g, "ends-on-friend", 15);
  uz_diags_clear(g->diags);
  uz_effect mark = {.op = UZ_EFFECT_MARK};
  g->glide.effects = &mark;
  g->push.to = &marked;
  refused(g, "ends-on-friend", 15);
  uz_diags_clear(g->diags);
  g->glide.effects = NULL;
  g->push.to = &vacant;
  accepted(g);
  g->push.to = &not_empty;
  /* In the middle of a move it may stand there. */
  uz_rule through = {.op = UZ_RULE_THEN, .a = &g->push, .b = &g->hops};
  g->pieces[0].moves = &through;
  accepted(g);
}

/* ---- Moves ---- */

static void test_qualifiers(void **state) {
  small_game *g = *state;
  g->push.at.line = 16;
  g->push.over = &g->enemy;
  g->flat_moves.at.line = 17;
  g->flat_moves.through = &g->empty;
  refused(g, "over-without-jump", 16);
  assert_int_equal(find(g, "through-without-slide")->line, 17);
}

static void test_together(void **state) {
  small_game *g = *state;
  uz_effect together = {.op = UZ_EFFECT_TOGETHER, .test = &g->mine, .at.line = 18};
  g->push.effects = &together;
  accepted(g);
  g->push.dirs |= small_dirs(g, 2, 4);
  refused(g, "together-not-straight", 18);
}

static void test_marks(void **state) {
  small_game *g = *state;
  uz_effect mark = {.op = UZ_EFFECT_MARK, .at.line = 19};
  uz_effect take = {.op = UZ_EFFECT_TAKE_MARKER};
  uz_test marked = {.op = UZ_TEST_MARKED};
  g->push.at.line = 21;
  g->push.effects = &mark;
  refused(g, "mark-passes-nothing", 19);
  uz_diags_clear(g->diags);
  g->push.effects = NULL;
  g->glide.effects = &mark;
  g->glide.at.line = 22;
  warned(g, "mark-unused", 22);
  uz_diags_clear(g->diags);
  g->glide.effects = NULL;
  g->push.to = &marked;
  refused(g, "needs-mark", 21);
  uz_diags_clear(g->diags);
  g->push.to = &g->empty;
  g->push.effects = &take;
  refused(g, "needs-mark", 21);
  uz_diags_clear(g->diags);
  g->glide.effects = &mark;
  accepted(g);
}

static void test_chains(void **state) {
  small_game *g = *state;
  uz_rule either = {.op = UZ_RULE_OR, .a = &g->push, .b = &g->hop};
  uz_rule there_and_back = {.op = UZ_RULE_STEP, .dirs = g->orthogonal, .to = &g->empty};
  uz_rule both = {.op = UZ_RULE_THEN, .a = &there_and_back, .b = &g->hop};
  g->hops.at.line = 23;
  g->hops.a = &either; /* forward or capturing */
  accepted(g);
  g->hops.a = &both;
  accepted(g);
  g->hops.a = &there_and_back;
  refused(g, "endless-chain", 23);
  uz_diags_clear(g->diags);
  there_and_back.to = &g->enemy;
  accepted(g);
}

static void test_mobility(void **state) {
  small_game *g = *state;
  uz_rule far = {.op = UZ_RULE_STEP, .dirs = small_dirs(g, 16, 0), .at.line = 24};
  g->pieces[1].moves = &far;
  refused(g, "never-moves", 20);
  uz_diags_clear(g->diags);
  uz_rule more = {.op = UZ_RULE_OR, .a = &g->glide, .b = &far};
  g->pieces[1].moves = &more;
  warned(g, "dead-move", 24);
  uz_diags_clear(g->diags);
  g->pieces[1].moves = NULL;
  refused(g, "never-moves", 20);
}

static void test_nothing_captures(void **state) {
  small_game *g = *state;
  g->glide.to = &g->empty;
  g->pieces[0].moves = &g->push;
  refused(g, "nothing-captures", 50);
}

/* ---- Rights ---- */

static void test_rights(void **state) {
  small_game *g = *state;
  uz_test unmoved = {.op = UZ_TEST_UNMOVED};
  uz_right_def rights[] = {{.at.line = 60, .letter = "A", .site = {"a1", "a6"}},
                           {.at.line = 61, .letter = "A", .site = {"b1", NULL}}};
  g->push.from = &unmoved;
  g->push.at.line = 62;
  refused(g, "unmoved-without-rights", 62);
  uz_diags_clear(g->diags);
  g->def.rights = rights;
  g->def.rights_count = 2;
  refused(g, "same-right", 61);
  uz_diags_clear(g->diags);
  rights[1].letter = "BB";
  refused(g, "right-not-a-letter", 61);
  uz_diags_clear(g->diags);
  rights[1] = (uz_right_def){.at.line = 63, .letter = "b", .site = {"c3", NULL}};
  refused(g, "right-without-unit", 63);
  uz_diags_clear(g->diags);
  g->def.rights_count = 1;
  accepted(g);
  g->push.from = NULL;
  warned(g, "rights-unused", 60);
}

/* ---- Endings ---- */

static void test_prefer(void **state) {
  small_game *g = *state;
  const char *names[] = {"flat", "tail"};
  int worth[] = {3, 1};
  uz_prefer key = {
      .op = UZ_PREFER_WORTH, .at.line = 70, .names = names, .worth = worth, .count = 2};
  g->def.prefer = &key;
  g->def.prefer_count = 1;
  refused(g, "unknown-piece", 70);
  uz_diags_clear(g->diags);
  key = (uz_prefer){.op = UZ_PREFER_MOST, .at.line = 71};
  accepted(g);
  g->def.must_capture = false;
  refused(g, "prefer-without-must", 71);
}

static void test_endings(void **state) {
  small_game *g = *state;
  g->endings[1] = (uz_ending){.when = UZ_WHEN_STALEMATE, .at.line = 42};
  refused(g, "needs-royal", 42);
  assert_non_null(find(g, "ending-hidden"));
  uz_diags_clear(g->diags);
  g->endings[0].when = UZ_WHEN_NO_UNIT;
  g->endings[1] = (uz_ending){.when = UZ_WHEN_REPEATS, .turns = 3};
  refused(g, "no-last-word", 50);
}

static void test_armies(void **state) {
  small_game *g = *state;
  const char *tall[] = {"tall"};
  uz_army_line line = {.names = tall, .names_count = 1, .least = 1, .most = UZ_ANY};
  uz_army army = {.at.line = 80, .lines = &line, .count = 1};
  g->endings[1] = (uz_ending){.when = UZ_WHEN_BALANCE, .at.line = 81, .a = &army, .b = &army};
  accepted(g);
  line.most = 2;
  g->endings[1].total_least = 5;
  g->endings[1].total_most = 6;
  refused(g, "balance-never", 81);
  uz_diags_clear(g->diags);
  tall[0] = "tell";
  refused(g, "unknown-piece", 80);
}

static void test_many_numbers(void **state) {
  small_game *g = *state;
  g->def.notation = UZ_NOTATION_NUMBERS;
  small_board(g, 32, 32, UZ_NODES_NONE);
  refused(g, "too-many-numbers", 50);
  uz_diags_clear(g->diags);
  g->def.notation = UZ_NOTATION_SQUARES;
  accepted(g);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      SMALL_TEST(test_sound),
      SMALL_TEST(test_doubling_rule),
      SMALL_TEST(test_doubling_event),
      SMALL_TEST(test_counts),
      SMALL_TEST(test_many_pieces),
      SMALL_TEST(test_many_chains),
      SMALL_TEST(test_names),
      SMALL_TEST(test_letters),
      SMALL_TEST(test_promotions),
      SMALL_TEST(test_zones),
      SMALL_TEST(test_never_appears),
      SMALL_TEST(test_royals),
      SMALL_TEST(test_setup_text),
      SMALL_TEST(test_setup_lines),
      SMALL_TEST(test_setup_region_empty),
      SMALL_TEST(test_atoms),
      SMALL_TEST(test_squares_of_nodes),
      SMALL_TEST(test_half_steps),
      SMALL_TEST(test_seats),
      SMALL_TEST(test_safe),
      SMALL_TEST(test_contradictions),
      SMALL_TEST(test_ends_on_friend),
      SMALL_TEST(test_qualifiers),
      SMALL_TEST(test_together),
      SMALL_TEST(test_marks),
      SMALL_TEST(test_chains),
      SMALL_TEST(test_mobility),
      SMALL_TEST(test_nothing_captures),
      SMALL_TEST(test_rights),
      SMALL_TEST(test_prefer),
      SMALL_TEST(test_endings),
      SMALL_TEST(test_armies),
      SMALL_TEST(test_many_numbers),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
