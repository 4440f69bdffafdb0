/* uzel doc: the words of the rule language. */
#include <stdlib.h>
#include <string.h>

#include "cli.h"
#include "json.h"
#include "verbs.h"

#define FORM_COLUMN 36

static void write_line(const cli_call *call, const uz_word *word) {
  cli_pad(stdout, word->form, FORM_COLUMN);
  printf(" %s\n", word->about[call->lang]);
}

static void write_whole(const cli_call *call, const uz_word *word) {
  printf("%s\n", word->form);
  if (*word->gives) printf("  %s: %s\n", cli_text(call, CLI_gives), word->gives);
  printf("\n%s\n\n%s:\n  %s\n", word->about[call->lang], cli_text(call, CLI_example),
         word->example);
}

static void write_json(const cli_call *call, json *j, const uz_word *word) {
  json_open(j, NULL, '{');
  json_text(j, "name", word->name);
  json_text(j, "form", word->form);
  json_text(j, "gives", word->gives);
  json_text(j, "about", word->about[call->lang]);
  json_text(j, "example", word->example);
  json_close(j, '}');
}

static int list_all(const cli_call *call) {
  json_list list = {.lines = true};
  bool as_json = cli_given(call, CLI_OPTION_json);
  if (as_json) list = json_list_begin(stdout, cli_wants_lines(call));
  for (size_t i = 0; i < uz_words(); i++) {
    if (!as_json) {
      write_line(call, uz_word_at(i));
      continue;
    }
    write_json(call, &list.j, uz_word_at(i));
    json_list_next(&list);
  }
  json_list_end(&list);
  return CLI_DONE;
}

static const uz_word *find(const char *name) {
  for (size_t i = 0; i < uz_words(); i++)
    if (!strcmp(uz_word_at(i)->name, name)) return uz_word_at(i);
  return NULL;
}

static int refuse(const cli_call *call, const char *name) {
  size_t count = uz_words();
  const char **names = cli_alloc(count * sizeof *names);
  for (size_t i = 0; i < count; i++) names[i] = uz_word_at(i)->name;
  int code = cli_unknown(call, (cli_unknown_name){CLI_unknown_word, name, NULL, names, count});
  free(names);
  return code;
}

static int explain(const cli_call *call, const char *name) {
  const uz_word *word = find(name);
  if (!word) return refuse(call, name);
  json j = {stdout, false};
  if (!cli_given(call, CLI_OPTION_json)) {
    write_whole(call, word);
  } else {
    write_json(call, &j, word);
    json_end(&j);
  }
  return CLI_DONE;
}

int verb_doc(const cli_call *call) {
  return call->args_count ? explain(call, call->args[0]) : list_all(call);
}
