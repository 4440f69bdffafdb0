/* A game in the terminal between people and the computer. */
#ifndef PLAY_H
#define PLAY_H

#include "cli.h"
#include "input.h"
#include "term.h"

typedef struct play {
  const cli_call *call;
  cli_table table;
  term_style style;
  input *in;
  uint8_t *marks; /* of the last move, by site */
  bool engine[2]; /* who plays, by side */
  uz_limits limits;
  size_t turns_most; /* the game is left after so many turns; 0: never */
  bool flip, numbers;
  bool ended; /* given up or agreed to be a draw, whatever the position says */
  bool left;
  int code;
} play;

/* Plays the game of the table, which is taken over and closed. */
int play_run(play *p);

void play_show(const play *p);
void play_mark_last(play *p, size_t move); /* before the move is applied */
void play_unmark(play *p);
bool play_is_over(const play *p);
/* The computer's choice for the side to move; false after saying what is wrong. */
bool play_search(play *p, uz_best *best);
/* Writes a line of a message. */
void play_say(const play *p, cli_message id, const char *a1, const char *a2);

/* Does what a line says when it begins with a command, whole or, when `shortened`, its beginning. */
bool play_command(play *p, const char *line, bool shortened);
/* Adds all commands, for completion. */
void play_command_names(cli_strings *names);
/* The command that a misspelt word comes near to, or NULL. */
const char *play_nearest_command(const char *word);

#endif
