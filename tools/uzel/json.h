/* Writes JSON, a value after another, on one line. Keys are NULL inside of arrays. */
#ifndef JSON_H
#define JSON_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "uzel.h"

typedef struct json {
  FILE *out;
  bool comma; /* a value stands before the next one */
} json;

void json_open(json *j, const char *key, char bracket);
void json_close(json *j, char bracket);
void json_text(json *j, const char *key, const char *text);
void json_whole(json *j, const char *key, int64_t number);
void json_count(json *j, const char *key, uint64_t number);
void json_number(json *j, const char *key, double number);
void json_bool(json *j, const char *key, bool yes);
/* Ends a line of output: behind a document, or behind each value of a stream. */
void json_end(json *j);

void json_finding(json *j, const uz_diag *finding);

/* Why a call failed: {"exit":CODE,"findings":[ what is written in between ]}. */
json json_failure_begin(FILE *out, int code);
void json_failure_end(json *j);

/* A list of values: one array, or with `lines` one value a line. */
typedef struct json_list {
  json j;
  bool lines;
} json_list;

json_list json_list_begin(FILE *out, bool lines);
void json_list_next(json_list *list); /* behind each value */
void json_list_end(json_list *list);

#endif
