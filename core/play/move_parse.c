/* From a text to the legal move that it means. There is no second generator: a text means
 * whichever of the generated moves fit it best. */
#include "play/move_match.h"
#include "play/move_text.h"

typedef struct search {
  uz_position *position;
  const char *text;
  uz_asked *asked;
  uz_moves *moves; /* legal moves, by results */
  size_t found;    /* index of the move */
  uz_diags *diags;
} search;

static void refuse(const search *s, uz_diag_id id, const char *a2) {
  uz_diags_add(s->diags, (uz_source){0}, id, s->text, a2, NULL, NULL);
}

#define EXAMPLES_SIZE 256

static uz_status refuse_unclear(const search *s) {
  char examples[EXAMPLES_SIZE];
  uz_writer to = uz_writer_on(examples, sizeof examples);
  uz_move_write(s->position, s->moves, 0, &to);
  refuse(s, UZ_D_move_unclear, examples);
  return UZ_NO;
}

static uz_status refuse_ambiguous(const search *s, const uz_moves *moves, int grade) {
  char examples[EXAMPLES_SIZE];
  uz_writer to = uz_writer_on(examples, sizeof examples);
  uz_moves_list(s->position, s->asked, grade, moves, &to);
  refuse(s, UZ_D_move_ambiguous, examples);
  return UZ_NO;
}

static uz_status refuse_game_over(const search *s) {
  uz_lang lang = s->diags ? uz_diags_lang(s->diags) : UZ_EN;
  uz_outcome outcome = uz_position_outcome(s->position);
  refuse(s, UZ_D_move_game_over, outcome.reason[lang] ? outcome.reason[lang] : "");
  return UZ_NO;
}

static uz_status refuse_too_many(const search *s) {
  uz_diags_explain(s->diags, UZ_TOO_MANY);
  return UZ_TOO_MANY;
}

/* Finds the result that a way leads to in the list of results. */
static void take_result(search *s, const uz_moves *ways, size_t way) {
  uz_move_view wanted = uz_move_look(s->position, ways, way);
  for (size_t i = 0; i < s->moves->count; i++) {
    uz_move_view view = uz_move_look(s->position, s->moves, i);
    if (uz_views_same_result(&wanted, &view)) s->found = i;
  }
}

static uz_status settle(search *s, const uz_moves *ways, const uz_match *match) {
  if (!match->count) return UZ_NO;
  if (!uz_match_is_one(s->position, s->asked, ways, match))
    return refuse_ambiguous(s, ways, match->grade);
  take_result(s, ways, match->first);
  return UZ_OK;
}

/* A result is listed with one of its ways; a text with sites in between may speak of another. */
static uz_status find_among_ways(search *s, uz_match *match) {
  uz_moves *ways = uz_moves_new(s->position->game);
  if (!ways) {
    refuse(s, UZ_D_no_memory, NULL);
    return UZ_NO_MEMORY;
  }
  uz_moves_generate(s->position, UZ_COUNT_PATHS, ways);
  *match = uz_moves_match(s->position, s->asked, ways);
  uz_status status = ways->cut ? refuse_too_many(s) : settle(s, ways, match);
  uz_moves_free(ways);
  return status;
}

static uz_status find(search *s, uz_match *match) {
  *match = uz_moves_match(s->position, s->asked, s->moves);
  bool way_decides = s->asked->sites > 2 && match->grade < UZ_GRADE_EXACT;
  return way_decides ? find_among_ways(s, match) : settle(s, s->moves, match);
}

static uz_status parse(search *s, const char *folded) {
  uz_asked first;
  bool read_once = false;
  for (unsigned reading = 0; reading < UZ_MOVE_READINGS; reading++) {
    uz_match match;
    if (!uz_move_read(s->position->game, folded, reading, s->asked)) continue;
    uz_status status = find(s, &match);
    if (status != UZ_NO || match.count) return status;
    if (!read_once) first = *s->asked;
    read_once = true;
  }
  if (!read_once) return refuse_unclear(s);
  uz_move_explain(s->position, s->text, &first, s->moves, s->diags);
  return UZ_NO;
}

uz_status uz_move_parse(uz_position *position, const char *text, uz_moves *moves, size_t *index,
                        uz_diags *diags) {
  uz_asked asked;
  search s = {position, text, &asked, moves, 0, diags};
  char folded[UZ_MOVE_TEXT_MOST];
  size_t count = uz_moves_generate(position, UZ_COUNT_RESULTS, moves);
  if (moves->cut) return refuse_too_many(&s);
  if (!count) return refuse_game_over(&s);
  if (!uz_move_fold(text, folded)) return refuse_unclear(&s);
  uz_status status = parse(&s, folded);
  if (status == UZ_OK) *index = s.found;
  return status;
}
