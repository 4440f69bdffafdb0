#include "play/setup_text.h"

#include <stdlib.h>

#include "base/utf8.h"
#include "play/site_text.h"

bool uz_setup_refuse(uz_setup *setup, uz_diag_id id, const char *a1, const char *a2,
                     const char *a3) {
  uz_diags_add(setup->diags, (uz_source){0}, id, a1, a2, a3, NULL);
  return false;
}

void uz_setup_clear(uz_setup *setup, const uz_game *game, uz_diags *diags) {
  setup->game = game;
  setup->diags = diags;
  memset(setup->board, UZ_EMPTY, sizeof setup->board);
  setup->state = uz_state_start(game);
  setup->state.side = 0;
  setup->state.rights = 0;
}

/* ---- Words that several readers need ---- */

bool uz_setup_read_clock(uz_setup *setup, const char *word, unsigned *clock) {
  size_t digits = strspn(word, "0123456789");
  unsigned long value = strtoul(word, NULL, 10);
  *clock = (unsigned)value;
  return (digits && !word[digits] && value <= UZ_CLOCK_MOST) ||
         uz_setup_refuse(setup, UZ_D_position_clock, word, NULL, NULL);
}

/* `+2@c3` or `+0`; steps over it. */
static bool read_side_rest(uz_setup *setup, const char **text, int side) {
  const char *at = *text;
  size_t digits = at[0] == '+' ? strspn(at + 1, "0123456789") : 0, length = 0;
  unsigned long turns = digits ? strtoul(at + 1, NULL, 10) : 0;
  uz_site site = UZ_NO_SITE;
  if (!digits) return false;
  at += 1 + digits;
  if (turns) {
    if (*at++ != '@') return false;
    site = uz_site_read(setup->game, at, UZ_SITE_NUMBERS, &length);
  }
  *text = at + length;
  setup->state.rest_turns[side] = (uint16_t)turns;
  setup->state.rest_site[side] = site;
  return !turns || (site != UZ_NO_SITE && turns <= UZ_CLOCK_MOST);
}

bool uz_setup_read_rest(uz_setup *setup, const char *word) {
  const char *at = word;
  return (setup->game->rests && read_side_rest(setup, &at, 0) && read_side_rest(setup, &at, 1) &&
          !*at) ||
         uz_setup_refuse(setup, UZ_D_position_rest, word, NULL, NULL);
}

void uz_setup_write_rest(const uz_position *position, uz_writer *to) {
  for (int side = 0; side < 2; side++) {
    unsigned turns = position->now.rest_turns[side];
    uz_put(to, '+');
    uz_put_number(to, turns);
    if (!turns) continue;
    uz_put(to, '@');
    uz_site_write(position->game, position->now.rest_site[side], to);
  }
}

/* ---- The public functions ---- */

/* Nothing but UTF-8 without control characters, and not too much of it. */
static bool is_clean(uz_setup *setup, const char *text) {
  uint32_t code;
  char number[16];
  for (const char *at = text; *at; at += uz_utf8_read(at, &code)) {
    uz_utf8_read(at, &code);
    if (code >= ' ' && code != 0x7F && code != UZ_UTF8_WRONG) continue;
    snprintf(number, sizeof number, "%d", (int)(at - text) + 1);
    return uz_setup_refuse(setup, UZ_D_position_character, number, NULL, NULL);
  }
  return strlen(text) < UZ_POSITION_TEXT_MOST ||
         uz_setup_refuse(setup, UZ_D_position_long, NULL, NULL, NULL);
}

static bool is_pdn(const char *text) {
  text += strspn(text, " ");
  return *text && text[1] == ':';
}

static void take_start(uz_setup *setup) {
  const uz_game *game = setup->game;
  memcpy(setup->board, game->start, game->sites);
  setup->state = uz_state_start(game);
}

static bool read_setup(uz_setup *setup, const char *text, uz_position *trial) {
  if (!strcmp(text, "start")) {
    take_start(setup);
    return true;
  }
  return is_clean(setup, text) && (is_pdn(text) ? uz_pdn_read : uz_fen_read)(setup, text) &&
         uz_setup_check(setup, trial);
}

uz_status uz_position_set(uz_position *position, const char *text, uz_diags *diags) {
  uz_setup setup;
  uz_position *trial = uz_position_new(position->game);
  uz_setup_clear(&setup, position->game, diags);
  if (!trial) {
    uz_setup_refuse(&setup, UZ_D_no_memory, NULL, NULL, NULL);
    return UZ_NO_MEMORY;
  }
  bool fine = read_setup(&setup, text, trial);
  if (fine) uz_position_load(position, setup.board, &setup.state);
  uz_position_free(trial);
  return fine ? UZ_OK : UZ_NO;
}

size_t uz_position_text(const uz_position *position, bool clocks, char *text, size_t size) {
  uz_writer to = uz_writer_on(text, size);
  bool pdn = position->game->def->form == UZ_FORM_PDN;
  (pdn ? uz_pdn_write : uz_fen_write)(position, clocks, &to);
  return to.length;
}
