#include "json.h"

#include <inttypes.h>

/* Bytes of the UTF-8 character that begins here; 0 when there is none. */
static int character_length(const unsigned char *c) {
  int length = c[0] < 0x80 ? 1 : c[0] < 0xC2 ? 0 : c[0] < 0xE0 ? 2 : c[0] < 0xF0 ? 3 : 4;
  if (c[0] > 0xF4) return 0;
  for (int i = 1; i < length; i++)
    if ((c[i] & 0xC0) != 0x80) return 0;
  return length;
}

static void write_ascii(FILE *out, unsigned char c) {
  if (c == '"' || c == '\\')
    fprintf(out, "\\%c", c);
  else if (c == '\n')
    fputs("\\n", out);
  else if (c == '\t')
    fputs("\\t", out);
  else if (c < 0x20 || c == 0x7F)
    fprintf(out, "\\u%04x", c);
  else
    putc(c, out);
}

/* JSON is UTF-8: a byte that is not, as a file's name may hold, becomes the sign for that. */
static void write_string(FILE *out, const char *text) {
  const unsigned char *c = (const unsigned char *)text;
  putc('"', out);
  while (*c) {
    int length = character_length(c);
    if (length == 0)
      fputs("\\ufffd", out);
    else if (length == 1)
      write_ascii(out, *c);
    else
      fwrite(c, 1, (size_t)length, out);
    c += length ? length : 1;
  }
  putc('"', out);
}

static void begin(json *j, const char *key) {
  if (j->comma) putc(',', j->out);
  j->comma = true;
  if (!key) return;
  write_string(j->out, key);
  putc(':', j->out);
}

void json_open(json *j, const char *key, char bracket) {
  begin(j, key);
  putc(bracket, j->out);
  j->comma = false;
}

void json_close(json *j, char bracket) {
  putc(bracket, j->out);
  j->comma = true;
}

void json_text(json *j, const char *key, const char *text) {
  begin(j, key);
  write_string(j->out, text);
}

void json_whole(json *j, const char *key, int64_t number) {
  begin(j, key);
  fprintf(j->out, "%" PRId64, number);
}

void json_count(json *j, const char *key, uint64_t number) {
  begin(j, key);
  fprintf(j->out, "%" PRIu64, number);
}

void json_number(json *j, const char *key, double number) {
  begin(j, key);
  fprintf(j->out, "%.9g", number);
}

void json_bool(json *j, const char *key, bool yes) {
  begin(j, key);
  fputs(yes ? "true" : "false", j->out);
}

void json_end(json *j) {
  putc('\n', j->out);
  j->comma = false;
}

/* ---- Findings ---- */

void json_finding(json *j, const uz_diag *finding) {
  json_open(j, NULL, '{');
  json_text(j, "id", finding->id);
  json_text(j, "severity", finding->warning ? "warning" : "error");
  json_text(j, "file", finding->file ? finding->file : "");
  json_whole(j, "line", finding->line);
  json_text(j, "what", finding->what);
  json_text(j, "why", finding->why);
  json_text(j, "mend", finding->mend);
  if (finding->inside) {
    json_text(j, "inside", finding->inside);
    json_whole(j, "inside_line", finding->inside_line);
  }
  json_close(j, '}');
}

json json_failure_begin(FILE *out, int code) {
  json j = {out, false};
  json_open(&j, NULL, '{');
  json_whole(&j, "exit", code);
  json_open(&j, "findings", '[');
  return j;
}

void json_failure_end(json *j) {
  json_close(j, ']');
  json_close(j, '}');
  json_end(j);
}

/* ---- Lists ---- */

json_list json_list_begin(FILE *out, bool lines) {
  json_list list = {{out, false}, lines};
  if (!lines) json_open(&list.j, NULL, '[');
  return list;
}

void json_list_next(json_list *list) {
  if (list->lines) json_end(&list->j);
}

void json_list_end(json_list *list) {
  if (list->lines) return;
  json_close(&list->j, ']');
  json_end(&list->j);
}
