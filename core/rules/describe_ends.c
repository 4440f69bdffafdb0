/* Endings, and which captures go before which, in words. */
#include "rules/talk.h"

static const char *kinds_or_condition(const uz_talk *t, const uz_test *test) {
  const char *kinds = uz_describe_kinds(t, test);
  return kinds ? kinds : uz_describe_test(t, test);
}

/* ---- Armies ---- */

static const char *describe_count(const uz_talk *t, int least, int most) {
  const char *from = uz_number(t, least), *to = uz_number(t, most);
  if (most >= UZ_ANY)
    return least ? uz_say(t, UZ_P_at_least, from, NULL, NULL) : uz_phrase(t, UZ_P_any_number);
  return least == most ? from : uz_say(t, UZ_P_from_to, from, to, NULL);
}

static const char *describe_army_line(const uz_talk *t, const uz_army_line *line) {
  const char *count = describe_count(t, line->least, line->most);
  const char *titles = uz_piece_titles(t, line->names, line->names_count);
  if (!line->where) return uz_say(t, UZ_P_army_line, titles, count, NULL);
  return uz_say(t, UZ_P_army_line_where, titles, count, uz_describe_on(t, line->where));
}

/* The lines that name pieces. */
static const char *describe_named(const uz_talk *t, const uz_army *army) {
  const char *text = "";
  for (unsigned i = 0; i < army->count; i++)
    if (army->lines[i].names)
      text = uz_join(t, text, UZ_P_comma, describe_army_line(t, &army->lines[i]));
  if (!*text) return text;
  return uz_say(t, army->open ? UZ_P_army_open : UZ_P_army_only, text, NULL, NULL);
}

static const char *describe_army(const uz_talk *t, const uz_army *army) {
  const char *text = describe_named(t, army);
  for (unsigned i = 0; i < army->count; i++) {
    const uz_army_line *line = &army->lines[i];
    if (line->names) continue;
    uz_phrase_id id = *text ? UZ_P_army_all : UZ_P_army_any;
    const char *count = describe_count(t, line->least, line->most);
    text = uz_join(t, text, UZ_P_comma, uz_say(t, id, count, NULL, NULL));
  }
  return *text ? text : uz_phrase(t, UZ_P_nothing);
}

/* ---- Events and turns ---- */

static const char *describe_event(const uz_talk *t, const uz_event *event) {
  switch (event->op) {
  case UZ_EVENT_CAPTURE: return uz_phrase(t, UZ_P_event_capture);
  case UZ_EVENT_PROMOTION: return uz_phrase(t, UZ_P_event_promotion);
  case UZ_EVENT_MOVED:
    if (!event->test) return uz_phrase(t, UZ_P_event_moved);
    return uz_say(t, UZ_P_event_moved_by, kinds_or_condition(t, event->test), NULL, NULL);
  default: return uz_join(t, describe_event(t, event->a), UZ_P_or, describe_event(t, event->b));
  }
}

static const char *unless(const uz_talk *t, const char *text, const uz_ending *ending) {
  if (!ending->events) return text;
  return uz_say(t, UZ_P_without, text, describe_event(t, ending->events), NULL);
}

/* Turns are counted for both sides together; players count those of each. */
static const char *describe_turns(const uz_talk *t, int turns) {
  bool even = turns % 2 == 0;
  const char *count = uz_counted(t, UZ_P_turns_one, even ? turns / 2 : turns);
  return uz_say(t, even ? UZ_P_of_each : UZ_P_of_both, count, NULL, NULL);
}

static const char *describe_balance(const uz_talk *t, const uz_ending *ending) {
  const char *text =
      uz_say(t, UZ_P_balance, describe_army(t, ending->a), describe_army(t, ending->b), NULL);
  if (ending->total_most)
    text = uz_say(t, UZ_P_in_all, text, describe_count(t, ending->total_least, ending->total_most),
                  NULL);
  if (ending->turns) text = uz_say(t, UZ_P_lasting, text, describe_turns(t, ending->turns), NULL);
  return unless(t, text, ending);
}

/* ---- Endings ---- */

static const char *describe_when(const uz_talk *t, const uz_ending *ending) {
  switch (ending->when) {
  case UZ_WHEN_NO_MOVE: return uz_phrase(t, UZ_P_no_move);
  case UZ_WHEN_MATE: return uz_phrase(t, UZ_P_mate);
  case UZ_WHEN_STALEMATE: return uz_phrase(t, UZ_P_stalemate);
  case UZ_WHEN_NO_UNIT: return uz_phrase(t, UZ_P_no_unit);
  case UZ_WHEN_REPEATS:
    return uz_say(t, UZ_P_repeats, uz_counted(t, UZ_P_times_one, ending->turns), NULL, NULL);
  case UZ_WHEN_QUIET: return unless(t, describe_turns(t, ending->turns), ending);
  case UZ_WHEN_BALANCE: return describe_balance(t, ending);
  default: return uz_say(t, UZ_P_reached, uz_describe_on(t, ending->test), NULL, NULL);
  }
}

const char *uz_describe_ending(const uz_talk *t, const uz_ending *ending) {
  const char *reason = ending->reason[t->lang], *text = describe_when(t, ending);
  uz_phrase_id result = UZ_P_draw;
  if (ending->result == UZ_SIDE_LOSES) result = UZ_P_loss;
  if (ending->result == UZ_SIDE_WINS) result = UZ_P_win;
  if (reason && *reason) text = uz_say(t, UZ_P_because, text, reason, NULL);
  return uz_say(t, result, text, NULL, NULL);
}

/* ---- Which capture ---- */

static const char *describe_worth(const uz_talk *t, const uz_prefer *key) {
  const char *text = "";
  for (unsigned i = 0; i < key->count; i++)
    text = uz_join(
        t, text, UZ_P_comma,
        uz_say(t, UZ_P_worth, uz_piece_title(t, key->names[i]), uz_number(t, key->worth[i]), NULL));
  return uz_say(t, UZ_P_prefer_worth, text, NULL, NULL);
}

static const char *describe_key(const uz_talk *t, const uz_prefer *key) {
  const char *kinds = key->test ? kinds_or_condition(t, key->test) : NULL;
  switch (key->op) {
  case UZ_PREFER_MOST:
    return kinds ? uz_say(t, UZ_P_prefer_most_of, kinds, NULL, NULL)
                 : uz_phrase(t, UZ_P_prefer_most);
  case UZ_PREFER_EARLIEST: return uz_say(t, UZ_P_prefer_earliest, kinds, NULL, NULL);
  case UZ_PREFER_MOVER: return uz_say(t, UZ_P_prefer_mover, kinds, NULL, NULL);
  default: return describe_worth(t, key);
  }
}

const char *uz_describe_prefer(const uz_talk *t) {
  const uz_game_def *def = t->def;
  if (!def->prefer_count) return uz_phrase(t, UZ_P_free_choice);
  const char *text = uz_say(t, UZ_P_first_key, describe_key(t, &def->prefer[0]), NULL, NULL);
  for (unsigned i = 1; i < def->prefer_count; i++)
    text = uz_say(t, UZ_P_next_key, text, describe_key(t, &def->prefer[i]), NULL);
  return uz_append(t, text, ".");
}
