/* Options and presets: what a variant leaves open, and the names of its usual settings. */
#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "script/words.h"

/* ---- Values as text ---- */

static const char *const yes_no_names[] = {"no", "yes", "false", "true"};

static const char *whole_text(lua_State *L, int number) {
  char text[16];
  int length = snprintf(text, sizeof text, "%d", number);
  return uz_take_text(L, text, (size_t)length);
}

static bool read_whole(const char *text, int *number) {
  char *end;
  errno = 0;
  long n = strtol(text, &end, 10);
  if (errno || end == text || *end || n < INT_MIN || n > INT_MAX) return false;
  *number = (int)n;
  return true;
}

static int index_of(const char *text, const char *const *names, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (!strcmp(text, names[i])) return (int)i;
  return -1;
}

/* True when the option can be set to this text; otherwise a finding says what it takes. */
static bool option_takes(lua_State *L, uz_source at, const uz_option *option, const char *text) {
  int n;
  switch (option->kind) {
  case UZ_OPTION_WHOLE:
    if (read_whole(text, &n) && n >= option->least && n <= option->most) return true;
    uz_fault(L, at, UZ_D_option_whole, option->name, text, whole_text(L, option->least),
             whole_text(L, option->most));
    return false;
  case UZ_OPTION_CHOICE:
    if (index_of(text, option->choices, option->choices_count) >= 0) return true;
    uz_fault(L, at, UZ_D_option_choice, option->name, text,
             uz_nearest(text, option->choices, option->choices_count),
             uz_list_names(L, option->choices, option->choices_count));
    return false;
  default:
    if (index_of(text, yes_no_names, UZ_COUNT_OF(yes_no_names)) >= 0) return true;
    uz_fault(L, at, UZ_D_option_yes_no, option->name, text, NULL, NULL);
    return false;
  }
}

/* ---- What an option is set to ---- */

static const char *setting_among(const uz_setting *settings, size_t n, const char *name) {
  for (size_t i = n; i-- > 0;)
    if (!strcmp(settings[i].name, name)) return settings[i].value;
  return NULL;
}

/* The setting asked for by the caller, else by the preset, else the option's own. */
static const char *value_in_force(lua_State *L, const uz_option *option) {
  uz_run *run = uz_run_of(L);
  const char *set = setting_among(run->load->settings, run->load->settings_count, option->name);
  if (set && option_takes(L, (uz_source){NULL, 0}, option, set))
    return uz_take_text(L, set, strlen(set));
  if (set) run->bad_use = true;
  const char *preset =
      setting_among(run->preset_settings, run->preset_settings_count, option->name);
  if (preset && option_takes(L, uz_here(L), option, preset)) return preset;
  return option->preset;
}

static bool is_name(const char *name, const char *besides) {
  if (!islower((unsigned char)*name)) return false;
  for (const char *c = name; *c; c++)
    if (!islower((unsigned char)*c) && !isdigit((unsigned char)*c) && !strchr(besides, *c))
      return false;
  return true;
}

static const uz_option *find_option(const uz_run *run, const char *name) {
  for (unsigned i = 0; i < run->options_count; i++)
    if (!strcmp(run->options[i].name, name)) return &run->options[i];
  return NULL;
}

/* ---- Declaring ---- */

/* The arguments that all options have: the name first, the text at `about`. */
static bool read_option(lua_State *L, int about, uz_option *option) {
  option->name = uz_want_string(uz_arg(L, 1));
  bool told = uz_want_text(uz_arg(L, about), option->about);
  if (!option->name || !told) return false;
  uz_diag_id id = find_option(uz_run_of(L), option->name) ? UZ_D_option_twice
                  : is_name(option->name, "_")            ? UZ_DIAG_KINDS
                                                          : UZ_D_option_name;
  if (id != UZ_DIAG_KINDS) uz_fault(L, uz_here(L), id, option->name, NULL, NULL, NULL);
  return id == UZ_DIAG_KINDS;
}

static const uz_option *declare(lua_State *L, uz_option *option) {
  uz_run *run = uz_run_of(L);
  option->value = value_in_force(L, option);
  run->options = UZ_GROW(L, run->options, run->options_count, uz_option);
  run->options[run->options_count] = *option;
  return &run->options[run->options_count++];
}

#define WHOLE_MOST 1000000

int uz_word_whole(lua_State *L) {
  uz_option option = {.kind = UZ_OPTION_WHOLE};
  int preset = 0, value;
  uz_want_no_more(L, 5);
  bool right = uz_want_whole(uz_arg(L, 2), -WHOLE_MOST, WHOLE_MOST, &option.least) &&
               uz_want_whole(uz_arg(L, 3), option.least, WHOLE_MOST, &option.most) &&
               uz_want_whole(uz_arg(L, 4), option.least, option.most, &preset);
  right = read_option(L, 5, &option) && right;
  value = preset;
  option.preset = whole_text(L, preset);
  if (right) read_whole(declare(L, &option)->value, &value);
  lua_pushinteger(L, value);
  return 1;
}

int uz_word_choice(lua_State *L) {
  uz_option option = {.kind = UZ_OPTION_CHOICE};
  unsigned count = 0;
  uz_slot list = uz_arg(L, 2);
  uz_want_no_more(L, 4);
  option.choices = uz_want_table(list) ? uz_want_names(list, &count) : NULL;
  option.choices_count = count;
  bool chosen = option.choices && uz_want_choice(uz_arg(L, 3), option.choices, count) >= 0;
  bool right = read_option(L, 4, &option) && chosen;
  if (!right) return uz_give_unknown(L);
  option.preset = uz_want_string(uz_arg(L, 3));
  lua_pushstring(L, declare(L, &option)->value);
  return 1;
}

int uz_word_yes_no(lua_State *L) {
  uz_option option = {.kind = UZ_OPTION_YES_NO};
  bool preset = false;
  uz_want_no_more(L, 3);
  bool right = uz_want_flag(uz_arg(L, 2), &preset);
  right = read_option(L, 3, &option) && right;
  option.preset = option.value = yes_no_names[preset];
  if (right) option.value = declare(L, &option)->value;
  bool value = index_of(option.value, yes_no_names, UZ_COUNT_OF(yes_no_names)) % 2;
  lua_pushboolean(L, value);
  return 1;
}

/* ---- Presets ---- */

/* The value of a setting in a preset, as text. */
static const char *setting_text(uz_slot slot) {
  lua_State *L = slot.L;
  if (lua_isboolean(L, slot.index)) return yes_no_names[lua_toboolean(L, slot.index)];
  if (lua_type(L, slot.index) != LUA_TNUMBER) return uz_want_string(slot);
  double number;
  if (!uz_want_number(slot, &number)) return NULL;
  size_t length;
  lua_pushvalue(L, slot.index);
  const char *text = lua_tolstring(L, -1, &length);
  text = uz_take_text(L, text, length);
  lua_pop(L, 1);
  return text;
}

static bool read_setting(uz_slot table, const char *name, uz_setting *setting) {
  lua_State *L = table.L;
  uz_run *run = uz_run_of(L);
  uz_slot slot = uz_field(table, name);
  const uz_option *option = find_option(run, name);
  if (!option) {
    uz_unknown_option(L, uz_slot_at(slot), name);
    return false;
  }
  *setting = (uz_setting){name, setting_text(slot)};
  bool right = setting->value && option_takes(L, uz_slot_at(slot), option, setting->value);
  lua_pop(L, 1);
  return right;
}

static uz_setting *read_settings(uz_slot table, unsigned *count) {
  if (!uz_want_table(table)) return NULL;
  const char **names = uz_sorted_keys(table, count);
  uz_setting *settings = UZ_TAKE_ARRAY(table.L, uz_setting, *count + 1);
  bool right = true;
  for (unsigned i = 0; i < *count; i++) right &= read_setting(table, names[i], &settings[i]);
  return right ? settings : NULL;
}

/* "width=8 rows=3" */
static const char *settings_text(lua_State *L, const uz_setting *settings, unsigned count) {
  size_t size = 1;
  for (unsigned i = 0; i < count; i++)
    size += strlen(settings[i].name) + strlen(settings[i].value) + 2;
  char *text = uz_take(L, size), *end = text;
  for (unsigned i = 0; i < count; i++)
    end += snprintf(end, size - (size_t)(end - text), "%s%s=%s", i ? " " : "", settings[i].name,
                    settings[i].value);
  return text;
}

static void check_preset_name(lua_State *L, const char *name) {
  const uz_run *run = uz_run_of(L);
  size_t base = strlen(run->def->name);
  bool follows = !strncmp(name, run->def->name, base) && name[base] == '-';
  if (!follows || !is_name(name, "_-"))
    uz_fault(L, uz_here(L), UZ_D_preset_name, name, run->def->name, NULL, NULL);
  for (unsigned i = 0; i < run->presets_count; i++)
    if (!strcmp(run->presets[i].name, name))
      uz_fault(L, uz_here(L), UZ_D_preset_twice, name, NULL, NULL, NULL);
}

/* The settings must be in force from the script's beginning: this run is over. */
static void begin_anew_with(lua_State *L, const uz_setting *settings, unsigned count) {
  uz_run *run = uz_run_of(L);
  run->preset_settings = settings;
  run->preset_settings_count = count;
  uz_stop(L);
}

int uz_word_preset(lua_State *L) {
  uz_run *run = uz_run_of(L);
  uz_preset preset = {.name = uz_want_string(uz_arg(L, 1))};
  unsigned count = 0;
  uz_want_no_more(L, 3);
  uz_setting *settings = read_settings(uz_arg(L, 2), &count);
  bool told = uz_want_text(uz_arg(L, 3), preset.title);
  if (!preset.name || !settings || !told) return 0;
  check_preset_name(L, preset.name);
  preset.settings = settings_text(L, settings, count);
  run->presets = UZ_GROW(L, run->presets, run->presets_count, uz_preset);
  run->presets[run->presets_count++] = preset;
  if (run->preset && !run->preset_settings && !strcmp(preset.name, run->preset))
    begin_anew_with(L, settings, count);
  return 0;
}

/* ---- Names that no option has ---- */

void uz_unknown_option(lua_State *L, uz_source at, const char *name) {
  const uz_run *run = uz_run_of(L);
  const char **names = UZ_TAKE_ARRAY(L, const char *, run->options_count + 1);
  for (unsigned i = 0; i < run->options_count; i++) names[i] = run->options[i].name;
  uz_fault(L, at, UZ_D_unknown_option, name, uz_nearest(name, names, run->options_count),
           uz_list_names(L, names, run->options_count), NULL);
}

void uz_check_settings(lua_State *L) {
  uz_run *run = uz_run_of(L);
  for (size_t i = 0; i < run->load->settings_count; i++) {
    const char *name = run->load->settings[i].name;
    if (find_option(run, name)) continue;
    uz_unknown_option(L, (uz_source){NULL, 0}, name);
    run->bad_use = true;
  }
}
