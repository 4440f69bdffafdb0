#include "term.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#define USUAL_COLUMNS 80

int term_columns(void) {
  struct winsize size;
  if (!ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) && size.ws_col) return size.ws_col;
  const char *columns = getenv("COLUMNS");
  int count = columns ? atoi(columns) : 0;
  return count > 0 ? count : USUAL_COLUMNS;
}

static bool set_in_environment(const char *name) {
  const char *value = getenv(name);
  return value && *value;
}

static bool terminal_has_colours(void) {
  const char *term = getenv("TERM");
  return isatty(STDOUT_FILENO) && term && strcmp(term, "dumb") != 0;
}

static term_colours find_colours(void) {
  const char *kind = getenv("COLORTERM");
  bool all = kind && (!strcmp(kind, "truecolor") || !strcmp(kind, "24bit"));
  return all ? TERM_TRUE : TERM_256;
}

bool term_style_find(const cli_call *call, term_style *style) {
  enum { AUTO, ALWAYS, NEVER };
  static const char *const names[] = {"auto", "always", "never"};
  int when = cli_choice(call, CLI_OPTION_color, names, 3, AUTO);
  if (when < 0) return false;
  style->columns = term_columns();
  style->ascii = cli_given(call, CLI_OPTION_ascii) || (!isatty(STDOUT_FILENO) && when != ALWAYS);
  bool coloured =
      when == ALWAYS || (when == AUTO && terminal_has_colours() && !set_in_environment("NO_COLOR"));
  style->colours = coloured && !style->ascii ? find_colours() : TERM_PLAIN;
  return true;
}
