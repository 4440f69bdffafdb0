/* Words that give events, armies, conditions and endings. */
#include <string.h>

#include "script/words.h"

/* ---- Events ---- */

static int give_event(lua_State *L, uz_event_op op, const uz_test *test) {
  uz_event *event = UZ_TAKE(L, uz_event);
  *event = (uz_event){.op = op, .at = uz_here(L), .test = test};
  return uz_give(L, UZ_S_event, event);
}

int uz_word_captured(lua_State *L) { return give_event(L, UZ_EVENT_CAPTURE, NULL); }
int uz_word_promoted(lua_State *L) { return give_event(L, UZ_EVENT_PROMOTION, NULL); }

int uz_word_moved(lua_State *L) {
  unsigned faults = uz_run_of(L)->faults;
  const uz_test *test = uz_may(uz_arg(L, 1), UZ_S_test, NULL);
  uz_want_no_more(L, 1);
  if (uz_run_of(L)->faults != faults) return uz_give_unknown(L);
  return give_event(L, UZ_EVENT_MOVED, test);
}

/* ---- Armies ---- */

#define UNITS_MOST (UZ_ANY - 1)

static bool want_range(uz_slot least, uz_slot most, uz_army_line *line) {
  if (!uz_want_whole(least, 0, UNITS_MOST, &line->least)) return false;
  if (!uz_want_count(most, 0, UNITS_MOST, UZ_ANY, &line->most)) return false;
  if (line->least <= line->most) return true;
  uz_fault(least.L, uz_slot_at(least), UZ_D_least_above_most, uz_word_called(least.L)->name, NULL,
           NULL, NULL);
  return false;
}

int uz_word_on(lua_State *L) {
  uz_army_line *line = UZ_TAKE(L, uz_army_line);
  line->where = uz_want(uz_arg(L, 1), UZ_S_test);
  bool counted = want_range(uz_arg(L, 2), uz_arg(L, 3), line);
  uz_want_no_more(L, 3);
  return line->where && counted ? uz_give(L, UZ_S_standing, line) : uz_give_unknown(L);
}

/* The value of a piece's key: a number, {least, most}, or on(test, least, most). */
static bool read_units(uz_slot slot, uz_army_line *line) {
  if (uz_slot_sort(slot) == UZ_S_standing) {
    const uz_army_line *said = uz_value_at(slot.L, slot.index)->it;
    line->where = said->where;
    line->least = said->least;
    line->most = said->most;
    return true;
  }
  if (lua_istable(slot.L, slot.index))
    return want_range(uz_entry(slot, 0), uz_entry(slot, 1), line);
  return want_range(slot, slot, line);
}

static bool read_line(uz_slot table, const char *key, uz_army_line *line) {
  lua_State *L = table.L;
  int top = lua_gettop(L);
  bool right = read_units(uz_field(table, key), line);
  if (strcmp(key, "all") != 0) {
    line->names = UZ_TAKE(L, const char *);
    line->names[0] = key;
    line->names_count = 1;
  }
  lua_settop(L, top);
  return right;
}

/* An army that says only how many units there are admits any of them. */
static bool counts_all_alone(const uz_army_line *lines, unsigned count) {
  return count == 1 && !lines[0].names;
}

int uz_word_army(lua_State *L) {
  uz_slot table = uz_arg(L, 1);
  uz_want_no_more(L, 1);
  if (!uz_want_table(table)) return uz_give_unknown(L);
  unsigned count;
  const char **keys = uz_sorted_keys(table, &count);
  uz_army_line *lines = UZ_TAKE_ARRAY(L, uz_army_line, count + 1);
  uz_army *army = UZ_TAKE(L, uz_army);
  bool right = true;
  for (unsigned i = 0; i < count; i++)
    if (strcmp(keys[i], "open") != 0) right &= read_line(table, keys[i], &lines[army->count++]);
  army->at = uz_here(L);
  army->lines = lines;
  army->open = uz_may_flag(uz_field(table, "open"), counts_all_alone(lines, army->count));
  return right ? uz_give(L, UZ_S_army, army) : uz_give_unknown(L);
}

/* ---- Conditions ---- */

/* An ending that lacks its result. What it is called when the script does not say: */
static const char *const usual_reasons[][2] = {
    [UZ_WHEN_NO_MOVE] = {"no legal move", "нет хода"},
    [UZ_WHEN_MATE] = {"mate", "мат"},
    [UZ_WHEN_STALEMATE] = {"stalemate", "пат"},
    [UZ_WHEN_NO_UNIT] = {"no unit left", "не осталось фигур"},
    [UZ_WHEN_REPEATS] = {"repetition", "повторение позиции"},
    [UZ_WHEN_QUIET] = {"no progress", "нет продвижения"},
    [UZ_WHEN_BALANCE] = {"balance of forces", "равновесие сил"},
    [UZ_WHEN_REACHED] = {"goal reached", "цель достигнута"},
};

static uz_ending *new_condition(lua_State *L, uz_when_op when) {
  uz_ending *condition = UZ_TAKE(L, uz_ending);
  condition->at = uz_here(L);
  condition->when = when;
  memcpy(condition->reason, usual_reasons[when], sizeof condition->reason);
  return condition;
}

static int give_condition(lua_State *L, uz_when_op when) {
  return uz_give(L, UZ_S_condition, new_condition(L, when));
}

int uz_word_no_move(lua_State *L) { return give_condition(L, UZ_WHEN_NO_MOVE); }
int uz_word_mate(lua_State *L) { return give_condition(L, UZ_WHEN_MATE); }
int uz_word_stalemate(lua_State *L) { return give_condition(L, UZ_WHEN_STALEMATE); }
int uz_word_no_unit(lua_State *L) { return give_condition(L, UZ_WHEN_NO_UNIT); }

#define REPEATS_MOST 100
#define TURNS_MOST   10000

int uz_word_repeats(lua_State *L) {
  uz_ending *condition = new_condition(L, UZ_WHEN_REPEATS);
  bool right = uz_want_whole(uz_arg(L, 1), 2, REPEATS_MOST, &condition->turns);
  uz_want_no_more(L, 1);
  return right ? uz_give(L, UZ_S_condition, condition) : uz_give_unknown(L);
}

int uz_word_quiet(lua_State *L) {
  uz_ending *condition = new_condition(L, UZ_WHEN_QUIET);
  bool right = uz_want_whole(uz_arg(L, 1), 1, TURNS_MOST, &condition->turns);
  condition->events = uz_want(uz_arg(L, 2), UZ_S_event);
  uz_want_no_more(L, 2);
  return right && condition->events ? uz_give(L, UZ_S_condition, condition) : uz_give_unknown(L);
}

static void read_balance(uz_slot table, uz_ending *condition) {
  static const char *const keys[] = {"turns", "unless", "total"};
  if (!uz_is_given(table) || !uz_want_keys(table, keys, UZ_COUNT_OF(keys), false)) return;
  uz_slot turns = uz_field(table, "turns"), total = uz_field(table, "total");
  if (uz_is_given(turns)) uz_want_whole(turns, 0, TURNS_MOST, &condition->turns);
  condition->events = uz_may(uz_field(table, "unless"), UZ_S_event, NULL);
  uz_army_line units = {.least = 0};
  if (uz_is_given(total) && read_units(total, &units)) {
    condition->total_least = units.least;
    condition->total_most = units.most;
  }
}

int uz_word_balance(lua_State *L) {
  unsigned faults = uz_run_of(L)->faults;
  uz_ending *condition = new_condition(L, UZ_WHEN_BALANCE);
  condition->a = uz_want(uz_arg(L, 1), UZ_S_army);
  condition->b = uz_want(uz_arg(L, 2), UZ_S_army);
  read_balance(uz_arg(L, 3), condition);
  if (uz_run_of(L)->faults != faults) return uz_give_unknown(L);
  return uz_give(L, UZ_S_condition, condition);
}

int uz_word_reached(lua_State *L) {
  uz_ending *condition = new_condition(L, UZ_WHEN_REACHED);
  condition->test = uz_want(uz_arg(L, 1), UZ_S_test);
  uz_want_no_more(L, 1);
  return condition->test ? uz_give(L, UZ_S_condition, condition) : uz_give_unknown(L);
}

/* ---- Endings ---- */

static int give_ending(lua_State *L, uz_result result) {
  const uz_ending *condition = uz_want(uz_arg(L, 1), UZ_S_condition);
  uz_slot text = uz_arg(L, 2);
  uz_want_no_more(L, 2);
  if (!condition) return uz_give_unknown(L);
  uz_ending *ending = UZ_TAKE(L, uz_ending);
  *ending = *condition;
  ending->at = uz_here(L);
  ending->result = result;
  if (uz_is_given(text) && !uz_want_text(text, ending->reason)) return uz_give_unknown(L);
  return uz_give(L, UZ_S_ending, ending);
}

int uz_word_wins(lua_State *L) { return give_ending(L, UZ_SIDE_WINS); }
int uz_word_loses(lua_State *L) { return give_ending(L, UZ_SIDE_LOSES); }
int uz_word_draws(lua_State *L) { return give_ending(L, UZ_DRAWN); }

int uz_word_rest(lua_State *L) {
  uz_rest *rest = UZ_TAKE(L, uz_rest);
  rest->at = uz_here(L);
  rest->name = uz_want_string(uz_arg(L, 1));
  bool counted = uz_want_whole(uz_arg(L, 2), 1, UZ_ANY, &rest->turns);
  rest->with = uz_want_string(uz_arg(L, 3));
  uz_want_no_more(L, 3);
  return rest->name && rest->with && counted ? uz_give(L, UZ_S_rest, rest) : uz_give_unknown(L);
}
