/* uzel new: a variant's script under another name, to be changed. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "json.h"
#include "verbs.h"

#define NAME_MOST 40

static bool is_name(const char *name) {
  static const char letters[] = "abcdefghijklmnopqrstuvwxyz";
  static const char allowed[] = "abcdefghijklmnopqrstuvwxyz0123456789-_";
  size_t length = strlen(name);
  return length && length <= NAME_MOST && strchr(letters, *name) && strspn(name, allowed) == length;
}

/* ---- Changing the script's text ---- */

/* Names of presets begin with the name of the file. */
static void write_preset_line(FILE *out, const char *line, size_t length, const char *from,
                              const char *to) {
  char start[80];
  size_t n = (size_t)snprintf(start, sizeof start, "preset(\"%s", from);
  const char *at = strstr(line, start);
  if (!at || at >= line + length) {
    fwrite(line, 1, length, out);
    return;
  }
  size_t before = (size_t)(at - line);
  fprintf(out, "%.*spreset(\"%s%.*s", (int)before, line, to, (int)(length - before - n), at + n);
}

static bool begins_with_key(const char *line, const char *key) {
  line += strspn(line, " \t");
  size_t length = strlen(key);
  return !strncmp(line, key, length) && line[length + strspn(line + length, " ")] == '=';
}

/* Where the value that begins in a line ends: behind the comma outside of all brackets. */
static const char *skip_value(const char *at) {
  int depth = 0;
  char quote = '\0';
  for (; *at; at++) {
    if (quote) {
      if (*at == '\\' && at[1])
        at++;
      else if (*at == quote)
        quote = '\0';
    } else if (*at == '"' || *at == '\'') {
      quote = *at;
    } else if (strchr("({[", *at)) {
      depth++;
    } else if (strchr(")}]", *at) && depth-- == 0) {
      return at;
    } else if (*at == ',' && depth == 0) {
      return at + 1;
    }
  }
  return at;
}

/* The game's own title and name are the keys at the start of a line, two blanks deep, behind the
 * line that begins the game. */
static const char *replace_key(FILE *out, const char *line, const char *name) {
  static const char *const keys[] = {"title", "name"};
  for (size_t i = 0; i < 2; i++) {
    if (strspn(line, " ") != 2 || !begins_with_key(line, keys[i])) continue;
    fprintf(out, "  %s = \"%s\",", keys[i], name);
    return skip_value(line);
  }
  return NULL;
}

/* Behind the leading comment of the script, which speaks of the other game. */
static const char *skip_head(const char *text) {
  while (text[0] == '-' && text[1] == '-') {
    text += strcspn(text, "\n");
    text += *text == '\n';
  }
  return text;
}

static void write_body(FILE *out, const char *text, const char *from, const char *name) {
  bool in_game = false;
  while (*text) {
    in_game = in_game || !strncmp(text, "return ", strlen("return "));
    const char *behind = in_game ? replace_key(out, text, name) : NULL;
    if (behind) {
      text = behind;
      continue;
    }
    size_t length = strcspn(text, "\n");
    length += text[length] == '\n';
    write_preset_line(out, text, length, from, name);
    text += length;
  }
}

/* The name of the script's file without folder and ending: the part that presets' names share. */
static char *script_name(const char *path) {
  const char *slash = strrchr(path, '/');
  const char *file = slash ? slash + 1 : path;
  size_t length = strlen(file);
  return cli_copy(file, length > 4 && !strcmp(file + length - 4, ".lua") ? length - 4 : length);
}

static void write_script(const cli_call *call, FILE *out, const uz_game *game, const char *text) {
  const char *name = call->args[0];
  char *from = script_name(uz_game_script(game));
  cli_say(call, out, CLI_new_head, name, call->value[CLI_OPTION_from]);
  putc('\n', out);
  write_body(out, skip_head(text), from, name);
  free(from);
}

/* ---- The file ---- */

static void say_written(const cli_call *call, const char *path) {
  if (cli_given(call, CLI_OPTION_json)) {
    json j = {.out = stdout};
    json_open(&j, NULL, '{');
    json_text(&j, "file", path);
    json_close(&j, '}');
    json_end(&j);
  } else {
    cli_say(call, stdout, CLI_new_done, path, NULL);
    putchar('\n');
  }
}

static int write_file(const cli_call *call, const uz_game *game, const char *path,
                      const char *text) {
  FILE *out = fopen(path, "wx");
  if (!out && errno == EEXIST) return cli_fail(call, CLI_FAULT, CLI_file_exists, path, NULL);
  if (!out) return cli_fail(call, CLI_FAULT, CLI_cannot_write, path, strerror(errno));
  write_script(call, out, game, text);
  bool lost = ferror(out);
  if (fclose(out) || lost)
    return cli_fail(call, CLI_FAULT, CLI_cannot_write, path, strerror(errno));
  say_written(call, path);
  return CLI_DONE;
}

static int copy_script(const cli_call *call, const uz_game *game) {
  char path[NAME_MOST + 8];
  snprintf(path, sizeof path, "%s.lua", call->args[0]);
  char *text = cli_read_file(uz_game_script(game));
  if (!text)
    return cli_fail(call, CLI_FAULT, CLI_cannot_read, uz_game_script(game), strerror(errno));
  int code = write_file(call, game, path, text);
  free(text);
  return code;
}

int verb_new(const cli_call *call) {
  if (!is_name(call->args[0])) return cli_fail(call, CLI_USAGE, CLI_bad_name, call->args[0], NULL);
  if (!cli_given(call, CLI_OPTION_from))
    return cli_fail(call, CLI_USAGE, CLI_missing_argument, "--from=VARIANT", NULL);
  cli_table table;
  int code = cli_open(call, call->value[CLI_OPTION_from], &table);
  if (code == CLI_DONE) code = copy_script(call, table.game);
  cli_close(&table);
  return code;
}
