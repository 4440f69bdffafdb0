/* The rules of a game in words. */
#include "rules/region.h"
#include "rules/setup.h"
#include "rules/talk.h"
#include "rules/walk.h"

typedef struct teller {
  uz_talk talk;
  FILE *out;
} teller;

/* ---- Lines ---- */

static void put_head(const teller *s, uz_phrase_id id) {
  fprintf(s->out, "\n%s\n", uz_phrase(&s->talk, id));
}

static void put_line(const teller *s, const char *text) { fprintf(s->out, "  %s\n", text); }

static void put_point(const teller *s, const char *text) { fprintf(s->out, "    - %s\n", text); }

/* ---- Board ---- */

static unsigned count_nodes(const uz_board *board) {
  unsigned count = 0;
  for (unsigned site = 0; site < board->sites; site++) count += board->place[site].node;
  return count;
}

static unsigned count_dark(const uz_board *board) {
  unsigned count = 0;
  for (unsigned site = 0; site < board->sites; site++)
    count += !board->place[site].node && board->place[site].dark;
  return count;
}

/* Which squares were cut out of the grid. */
static const char *describe_cut(const uz_talk *t, unsigned squares) {
  const uz_board *board = t->def->board;
  unsigned all = (unsigned)(board->width * board->height), dark = count_dark(board);
  if (squares == all) return "";
  if (squares == dark && squares == (all + 1) / 2) return uz_phrase(t, UZ_P_board_dark);
  if (!dark && squares == all / 2) return uz_phrase(t, UZ_P_board_light);
  return uz_say(t, UZ_P_board_cut, uz_number(t, (int)squares), NULL, NULL);
}

static const char *describe_grid(const uz_talk *t) {
  const uz_board *board = t->def->board;
  unsigned nodes = count_nodes(board);
  const char *text =
      uz_say(t, UZ_P_board_grid, uz_number(t, board->width), uz_number(t, board->height), NULL);
  text = uz_append(t, text, describe_cut(t, board->sites - nodes));
  if (!nodes) return text;
  return uz_append(t, text, uz_say(t, UZ_P_board_nodes, uz_number(t, (int)nodes), NULL, NULL));
}

static void put_board(const teller *s) {
  const uz_talk *t = &s->talk;
  const uz_board *board = t->def->board;
  put_head(s, UZ_P_head_board);
  if (board->width)
    put_line(s, describe_grid(t));
  else
    put_line(s, uz_say(t, UZ_P_board_graph, uz_counted(t, UZ_P_squares_one, (int)board->sites),
                       NULL, NULL));
}

/* ---- Start ---- */

/* The units of one piece and side. */
typedef struct stand {
  uz_code code;
  int count, nodes;
  int first, last; /* rank */
} stand;

static stand find_stand(const uz_talk *t, const uz_code *start, uz_code code) {
  const uz_board *board = t->def->board;
  stand units = {.code = code, .first = UZ_SITES_MOST};
  for (unsigned site = 0; site < board->sites; site++) {
    if (start[site] != code) continue;
    int rank = uz_board_row(board, site, 0);
    units.count++;
    units.nodes += board->place[site].node;
    if (rank < units.first) units.first = rank;
    if (rank > units.last) units.last = rank;
  }
  return units;
}

/* They stand on squares alone, or on nodes alone, and on each of these in their ranks. */
static bool fills_ranks(const uz_talk *t, const uz_code *start, const stand *units) {
  const uz_board *board = t->def->board;
  bool nodes = units->nodes > 0;
  if (nodes && units->nodes < units->count) return false;
  for (unsigned site = 0; site < board->sites; site++) {
    int rank = uz_board_row(board, site, 0);
    bool theirs = board->place[site].node == nodes && rank >= units->first && rank <= units->last;
    if (theirs && start[site] != units->code) return false;
  }
  return true;
}

static const char *describe_ranks(const uz_talk *t, const stand *units) {
  bool one = units->first == units->last;
  const char *ranks = uz_number(t, units->first);
  if (!one) ranks = uz_say(t, UZ_P_range, ranks, uz_number(t, units->last), NULL);
  return uz_say(t, one ? UZ_P_on_rank : UZ_P_on_ranks, ranks, NULL, NULL);
}

static const char *describe_sites(const uz_talk *t, const uz_code *start, uz_code code) {
  const char *text = "";
  for (unsigned site = 0; site < t->def->board->sites; site++)
    if (start[site] == code) text = uz_join(t, text, UZ_P_comma, t->def->board->place[site].name);
  return text;
}

static const char *describe_stand(const uz_talk *t, const uz_code *start, uz_code code) {
  stand units = find_stand(t, start, code);
  const char *title = t->def->pieces[uz_code_kind(code)].piece.title[t->lang];
  if (!units.count) return "";
  if (!fills_ranks(t, start, &units))
    return uz_say(t, UZ_P_stands, title, describe_sites(t, start, code), NULL);
  return uz_say(t, UZ_P_stands_many, title, uz_number(t, units.count), describe_ranks(t, &units));
}

static void put_side(const teller *s, const uz_code *start, int side) {
  const uz_talk *t = &s->talk;
  const char *text = "";
  for (unsigned kind = 0; kind < t->def->pieces_count; kind++) {
    const char *units = describe_stand(t, start, uz_code_of(kind, side));
    if (*units) text = uz_join(t, text, UZ_P_next, units);
  }
  put_line(s,
           uz_say(t, UZ_P_side_stands, uz_phrase(t, side ? UZ_P_black : UZ_P_white), text, NULL));
}

/* The rights of units, or those of sites, in one line. */
static void put_rights_of(const teller *s, bool units) {
  const uz_talk *t = &s->talk;
  const char *list = "";
  for (unsigned i = 0; i < t->def->rights_count; i++) {
    const uz_right_def *right = &t->def->rights[i];
    if ((right->pieces_count > 0) != units) continue;
    const char *of =
        units ? uz_piece_titles(t, right->pieces, right->pieces_count) : right->site[0];
    if (right->site[1]) of = uz_join(t, of, UZ_P_comma, right->site[1]);
    list = uz_join(t, list, UZ_P_comma, uz_say(t, UZ_P_right, right->letter, of, NULL));
  }
  if (*list)
    put_line(s, uz_say(t, units ? UZ_P_rights_of_units_last : UZ_P_rights_last, list, NULL, NULL));
}

static void put_rights(const teller *s) {
  put_rights_of(s, false);
  put_rights_of(s, true);
}

static void put_start(const teller *s) {
  uz_code start[UZ_SITES_MOST];
  put_head(s, UZ_P_head_start);
  uz_setup_read(s->talk.def, start, NULL);
  for (int side = 0; side < 2; side++) put_side(s, start, side);
  put_line(s, uz_phrase(&s->talk, s->talk.def->first ? UZ_P_black_begins : UZ_P_white_begins));
  put_rights(s);
}

/* ---- Pieces ---- */

/* A point for each way of moving; an "or" that asks something of all its ways is one. */
static void put_ways(const teller *s, const uz_rule *rule) {
  bool bare = !rule->from && !rule->to && !rule->by && !rule->effects;
  if (rule->op == UZ_RULE_OR && bare) {
    put_ways(s, rule->a);
    put_ways(s, rule->b);
  } else {
    put_point(s, uz_describe_rule(&s->talk, rule));
  }
}

static const char *describe_promotion(const uz_talk *t, const uz_promotion *promotion) {
  const char *titles = uz_piece_titles(t, promotion->to, promotion->count);
  if (promotion->optional) titles = uz_say(t, UZ_P_promotes_maybe, titles, NULL, NULL);
  /* The phrases stand in the order of uz_promotes_when. */
  const char *text = uz_say(t, UZ_P_promotes_at_end + (uz_phrase_id)promotion->when,
                            uz_describe_on(t, promotion->zone), titles, NULL);
  if (promotion->entering) text = uz_append(t, text, uz_phrase(t, UZ_P_promotes_entering));
  if (promotion->lost) text = uz_append(t, text, uz_phrase(t, UZ_P_promotes_lost));
  return text;
}

static void put_piece(const teller *s, const uz_piece_def *piece) {
  const uz_piece *p = &piece->piece;
  put_line(s,
           uz_say(&s->talk, UZ_P_piece_head, p->title[s->talk.lang], p->letter[0], p->letter[1]));
  if (p->royal) put_point(s, uz_phrase(&s->talk, UZ_P_royal));
  put_ways(s, piece->moves);
  if (piece->promotion) put_point(s, describe_promotion(&s->talk, piece->promotion));
  if (piece->never)
    put_point(s,
              uz_say(&s->talk, UZ_P_never_on, uz_describe_on(&s->talk, piece->never), NULL, NULL));
}

static void put_pieces(const teller *s) {
  put_head(s, UZ_P_head_pieces);
  for (unsigned i = 0; i < s->talk.def->pieces_count; i++) put_piece(s, &s->talk.def->pieces[i]);
}

/* ---- Captures ---- */

static void look_for_chain(void *context, const uz_rule *rule) {
  bool *found = context;
  *found = *found || rule->op == UZ_RULE_CHAIN;
}

static bool has_chain(const uz_game_def *def) {
  bool found = false;
  for (unsigned i = 0; i < def->pieces_count; i++)
    uz_walk_rules(def->pieces[i].moves, look_for_chain, &found);
  return found;
}

static void put_rest(const teller *s) {
  const uz_talk *t = &s->talk;
  const uz_rest *rest = &t->def->rest;
  if (!rest->turns) return;
  const char *turns = uz_counted(t, UZ_P_turns_one, rest->turns);
  const char *text = uz_say(t, UZ_P_rest, turns, uz_piece_title(t, rest->name), NULL);
  const char *with = rest->with ? uz_piece_title(t, rest->with) : NULL;
  put_line(s, uz_say(t, with ? UZ_P_rest_with : UZ_P_rest_alone, text, with, NULL));
}

static void put_captures(const teller *s) {
  const uz_game_def *def = s->talk.def;
  put_head(s, UZ_P_head_captures);
  put_line(s, uz_phrase(&s->talk, def->must_capture ? UZ_P_must_capture : UZ_P_may_capture));
  if (def->must_capture) put_line(s, uz_describe_prefer(&s->talk));
  if (has_chain(def))
    put_line(s, uz_phrase(&s->talk, def->lift_at_once ? UZ_P_lift_at_once : UZ_P_lift_after));
  put_rest(s);
}

/* ---- All of it ---- */

static void put_endings(const teller *s) {
  put_head(s, UZ_P_head_endings);
  for (unsigned i = 0; i < s->talk.def->endings_count; i++)
    put_line(s, uz_append(&s->talk, "- ", uz_describe_ending(&s->talk, &s->talk.def->endings[i])));
}

static void put_title(const teller *s) {
  const uz_game_def *def = s->talk.def;
  const char *about = def->about[s->talk.lang];
  fprintf(s->out, "%s\n", def->title[s->talk.lang]);
  if (about && *about) fprintf(s->out, "%s\n", about);
}

static void put_game(const teller *s) {
  put_title(s);
  put_board(s);
  put_start(s);
  put_pieces(s);
  put_captures(s);
  put_endings(s);
}

void uz_game_describe(const uz_game *game, uz_lang lang, FILE *out) {
  uz_arena *arena = uz_arena_new();
  const uz_board *board = game->def->board;
  teller s = {.talk = {.arena = arena, .lang = lang, .def = game->def}, .out = out};
  s.talk.squares_alone = board->width && !count_nodes(board);
  if (arena) put_game(&s);
  uz_arena_free(arena);
}
