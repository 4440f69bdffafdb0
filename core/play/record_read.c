#include <inttypes.h>
#include <stdlib.h>

#include "play/record.h"
#include "play/setup_text.h"

#define SPACE " \t\r\n"

static bool refuse(uz_diags *diags, uz_diag_id id, const char *a1, const char *a2) {
  uz_diags_add(diags, (uz_source){0}, id, a1, a2, NULL, NULL);
  return false;
}

/* ---- Tags ---- */

typedef struct tag {
  char name[32];
  char value[UZ_POSITION_TEXT_MOST];
} tag;

static bool read_name(const char **at, tag *to) {
  size_t length = strcspn(*at, " \"]\r\n");
  if (!length || length >= sizeof to->name) return false;
  memcpy(to->name, *at, length);
  to->name[length] = '\0';
  *at += length;
  return true;
}

static bool read_value(const char **at, tag *to) {
  size_t length = 0;
  for (; **at && **at != '"' && **at != '\n'; ++*at) {
    if (**at == '\\' && (*at)[1]) ++*at;
    if (length + 1 == sizeof to->value) return false;
    to->value[length++] = **at;
  }
  to->value[length] = '\0';
  return true;
}

static bool skip(const char **at, const char *word) {
  size_t n = strlen(word);
  if (strncmp(*at, word, n) != 0) return false;
  *at += n;
  return true;
}

static bool read_tag(const char **at, tag *to) {
  return skip(at, "[") && read_name(at, to) && skip(at, " \"") && read_value(at, to) &&
         skip(at, "\"]");
}

static void copy_line(const char *at, char *line, size_t size) {
  snprintf(line, size, "%.*s", (int)strcspn(at, "\r\n"), at);
}

/* Steps over the head; false when a line of it is damaged. With a name, the tag of that name is
 * left in *found, or an empty name when it is not there. */
static bool read_tags(const char **at, const char *name, tag *found, uz_diags *diags) {
  tag next;
  found->name[0] = '\0';
  for (*at += strspn(*at, SPACE); **at == '['; *at += strspn(*at, SPACE)) {
    const char *line = *at;
    if (!read_tag(at, &next)) {
      char damaged[64];
      copy_line(line, damaged, sizeof damaged);
      return refuse(diags, UZ_D_record_tag, damaged, NULL);
    }
    if (!strcmp(next.name, name)) *found = next;
  }
  return true;
}

static bool find_tag(const char *text, const char *name, tag *found, uz_diags *diags) {
  return read_tags(&text, name, found, diags) &&
         (found->name[0] || refuse(diags, UZ_D_record_tag_missing, name, NULL));
}

static bool check_kind(const char *text, uz_diags *diags) {
  tag first = {.name = ""};
  const char *at = text + strspn(text, SPACE);
  bool kind = read_tag(&at, &first) && !strcmp(first.name, UZ_TAG_GAME) &&
              !strcmp(first.value, UZ_RECORD_KIND);
  return kind || refuse(diags, UZ_D_record_kind, NULL, NULL);
}

/* ---- The head ---- */

static char *copy_text(const char *text, size_t length) {
  char *copy = malloc(length + 1);
  if (!copy) return NULL;
  memcpy(copy, text, length);
  copy[length] = '\0';
  return copy;
}

/* `option=value`, in two pieces of memory. */
static uz_status read_setting(const char *word, size_t length, uz_setting *to, uz_diags *diags) {
  size_t name = strcspn(word, "= ");
  if (!name || name + 1 >= length) {
    char damaged[64];
    snprintf(damaged, sizeof damaged, "%.*s", (int)length, word);
    refuse(diags, UZ_D_record_setting, damaged, NULL);
    return UZ_NO;
  }
  to->name = copy_text(word, name);
  to->value = copy_text(word + name + 1, length - name - 1);
  return to->name && to->value ? UZ_OK : UZ_NO_MEMORY;
}

static size_t count_words(const char *text) {
  size_t n = 0;
  for (text += strspn(text, " "); *text; text += strspn(text, " ")) {
    text += strcspn(text, " ");
    n++;
  }
  return n;
}

static uz_status read_settings(const char *text, uz_record_head *head, uz_diags *diags) {
  uz_status status = UZ_OK;
  size_t room = count_words(text);
  head->settings = calloc(room ? room : 1, sizeof *head->settings);
  if (!head->settings) return UZ_NO_MEMORY;
  while (status == UZ_OK && head->settings_count < room) {
    text += strspn(text, " ");
    size_t length = strcspn(text, " ");
    status = read_setting(text, length, &head->settings[head->settings_count++], diags);
    text += length;
  }
  return status;
}

static uz_status read_head(const char *text, uz_record_head *head, uz_diags *diags) {
  tag found;
  if (!check_kind(text, diags) || !find_tag(text, UZ_TAG_RULES, &found, diags) ||
      !find_tag(text, UZ_TAG_VARIANT, &found, diags))
    return UZ_NO;
  head->variant = copy_text(found.value, strlen(found.value));
  if (!head->variant) return UZ_NO_MEMORY;
  if (!find_tag(text, UZ_TAG_OPTIONS, &found, diags)) return UZ_NO;
  return read_settings(found.value, head, diags);
}

uz_status uz_record_read_head(const char *text, uz_record_head *head, uz_diags *diags) {
  *head = (uz_record_head){0};
  uz_status status = read_head(text, head, diags);
  if (status == UZ_NO_MEMORY) refuse(diags, UZ_D_no_memory, NULL, NULL);
  if (status != UZ_OK) uz_record_head_free(head);
  return status;
}

/* The head says `const` to those who use it; who made the texts may free them. */
static void free_text(const char *text) { free((void *)text); }

void uz_record_head_free(uz_record_head *head) {
  if (!head) return;
  for (size_t i = 0; i < head->settings_count; i++) {
    free_text(head->settings[i].name);
    free_text(head->settings[i].value);
  }
  free(head->settings);
  free(head->variant);
  *head = (uz_record_head){0};
}

/* ---- Moves ---- */

typedef struct replay {
  uz_position *position;
  uz_moves *moves;
  uz_diags *diags;
  unsigned played;
} replay;

static bool is_result(const char *word) {
  static const char *const results[] = {"1-0", "0-1", "1/2-1/2", "*"};
  for (size_t i = 0; i < sizeof results / sizeof results[0]; i++)
    if (!strcmp(word, results[i])) return true;
  return false;
}

/* `12.` or `12...`; 0 for what is no number. */
static unsigned long number_of(const char *word) {
  size_t digits = strspn(word, "0123456789");
  size_t points = strspn(word + digits, ".");
  return digits && points && !word[digits + points] ? strtoul(word, NULL, 10) : 0;
}

static bool refuse_move(const replay *r, uz_diag_id id, const char *word) {
  char number[24];
  snprintf(number, sizeof number, "%u", r->played + 1);
  return refuse(r->diags, id, number, word);
}

/* Tells first where in the record it happened, then why. */
static bool play_move(replay *r, const char *word) {
  size_t index;
  if (uz_move_parse(r->position, word, r->moves, &index, NULL) != UZ_OK) {
    refuse_move(r, UZ_D_record_move, word);
    uz_move_parse(r->position, word, r->moves, &index, r->diags);
    return false;
  }
  uz_position_apply(r->position, r->moves, index);
  r->played++;
  return true;
}

static bool take_word(replay *r, const char *word) {
  unsigned long number = number_of(word);
  if (!number) return play_move(r, word);
  return number == r->position->now.turn || refuse_move(r, UZ_D_record_number, word);
}

static bool next_word(const char **at, char *word, size_t size) {
  *at += strspn(*at, SPACE);
  size_t length = strcspn(*at, SPACE);
  if (!length || length >= size) return false;
  memcpy(word, *at, length);
  word[length] = '\0';
  *at += length;
  return true;
}

static bool play_moves(replay *r, const char *at) {
  char word[UZ_POSITION_TEXT_MOST];
  while (next_word(&at, word, sizeof word)) {
    if (is_result(word)) return true;
    if (!take_word(r, word)) return false;
  }
  return refuse(r->diags, UZ_D_record_end, NULL, NULL);
}

static bool play_record(uz_position *position, const char *text, uz_moves *moves, uz_diags *diags) {
  replay r = {.position = position, .moves = moves, .diags = diags};
  tag start;
  if (!read_tags(&text, UZ_TAG_START, &start, diags)) return false;
  const char *begun = start.name[0] ? start.value : "start";
  return uz_position_set(position, begun, diags) == UZ_OK && play_moves(&r, text);
}

static bool check_rules(const uz_game *game, const char *text, uz_diags *diags) {
  tag rules;
  char hash[20];
  snprintf(hash, sizeof hash, UZ_RULES_HASH_FORMAT, uz_game_rules_hash(game));
  return find_tag(text, UZ_TAG_RULES, &rules, diags) &&
         (!strcmp(rules.value, hash) || refuse(diags, UZ_D_record_rules, rules.value, hash));
}

/* Plays it on a position of its own first: what is refused leaves the caller's as it was. */
static uz_status replay_twice(uz_position *position, const char *text, uz_diags *diags) {
  uz_position *trial = uz_position_new(position->game);
  uz_moves *moves = uz_moves_new(position->game);
  uz_status status = UZ_NO_MEMORY;
  if (trial && moves) {
    bool played = play_record(trial, text, moves, diags);
    status = played && play_record(position, text, moves, diags) ? UZ_OK : UZ_NO;
  } else {
    refuse(diags, UZ_D_no_memory, NULL, NULL);
  }
  uz_moves_free(moves);
  uz_position_free(trial);
  return status;
}

uz_status uz_record_replay(uz_position *position, const char *text, uz_diags *diags) {
  if (!check_kind(text, diags) || !check_rules(position->game, text, diags)) return UZ_NO;
  return replay_twice(position, text, diags);
}
