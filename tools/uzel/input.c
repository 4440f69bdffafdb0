#include "input.h"

#include <ctype.h>
#include <histedit.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "term.h"

#define HISTORY_LINES 500

struct input {
  EditLine *edit; /* NULL: plain lines */
  History *history;
  const char *prompt;
  input_words *words;
  void *context;
};

static char *prompt_of(EditLine *edit) {
  input *in = NULL;
  el_get(edit, EL_CLIENTDATA, &in);
  return (char *)in->prompt; /* libedit only reads it */
}

/* ---- Completion ---- */

/* Keeps the words that begin with what stands on the line; returns how many bytes they share. */
static size_t choose(cli_strings *words, const char *line, size_t length) {
  size_t kept = 0, shared = 0;
  for (size_t i = 0; i < words->count; i++) {
    char *word = words->at[i];
    if (strncmp(word, line, length) != 0) {
      free(word);
      continue;
    }
    if (!kept) shared = strlen(word);
    for (size_t k = 0; kept && k < shared; k++)
      if (word[k] != words->at[0][k]) shared = k;
    words->at[kept++] = word;
  }
  words->count = kept;
  return shared;
}

static unsigned char complete(EditLine *edit, int key) {
  input *in = NULL;
  (void)key;
  el_get(edit, EL_CLIENTDATA, &in);
  const LineInfo *line = el_line(edit);
  size_t length = (size_t)(line->cursor - line->buffer);
  cli_strings words = {0};
  in->words(in->context, &words);
  size_t shared = choose(&words, line->buffer, length);
  unsigned char answer = CC_ERROR;
  if (words.count && shared > length) {
    char *more = cli_copy(words.at[0] + length, shared - length);
    answer = el_insertstr(edit, more) ? CC_ERROR : CC_REFRESH;
    free(more);
  } else if (words.count > 1) {
    putchar('\n');
    cli_strings_columns(&words, term_columns());
    answer = CC_REDISPLAY;
  }
  cli_strings_free(&words);
  return answer;
}

/* ---- The editor ---- */

static void set_up_editor(input *in) {
  HistEvent event;
  in->edit = el_init("uzel", stdin, stdout, stderr);
  in->history = history_init();
  if (!in->edit || !in->history) return;
  history(in->history, &event, H_SETSIZE, HISTORY_LINES);
  el_set(in->edit, EL_CLIENTDATA, in);
  el_set(in->edit, EL_PROMPT, prompt_of);
  el_set(in->edit, EL_EDITOR, "emacs");
  el_set(in->edit, EL_SIGNAL, 1);
  el_set(in->edit, EL_HIST, history, in->history);
  /* The narrow call would copy the names and never free the copies. */
  el_wset(in->edit, EL_ADDFN, L"complete", L"complete a move or command", complete);
  el_set(in->edit, EL_BIND, "^I", "complete", NULL);
}

input *input_new(input_words *words, void *context) {
  input *in = cli_alloc(sizeof *in);
  in->words = words;
  in->context = context;
  if (isatty(STDIN_FILENO) && isatty(STDOUT_FILENO)) set_up_editor(in);
  return in;
}

void input_free(input *in) {
  if (in->edit) el_end(in->edit);
  if (in->history) history_end(in->history);
  free(in);
}

static char *trimmed(const char *text) {
  while (isspace((unsigned char)*text)) text++;
  size_t length = strlen(text);
  while (length && isspace((unsigned char)text[length - 1])) length--;
  return cli_copy(text, length);
}

static char *edited_line(input *in) {
  int count;
  const char *line = el_gets(in->edit, &count);
  if (!line || count <= 0) return NULL;
  HistEvent event;
  char *text = trimmed(line);
  if (*text) history(in->history, &event, H_ENTER, text);
  return text;
}

static char *plain_line(const char *prompt) {
  char *line = NULL, *text = NULL;
  size_t room = 0;
  if (isatty(STDIN_FILENO)) fputs(prompt, stdout);
  fflush(stdout);
  if (getline(&line, &room, stdin) >= 0) text = trimmed(line);
  free(line);
  return text;
}

char *input_line(input *in, const char *prompt) {
  in->prompt = prompt;
  fflush(stdout);
  return in->edit ? edited_line(in) : plain_line(prompt);
}
