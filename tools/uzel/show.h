/* uzel show --json. */
#ifndef SHOW_H
#define SHOW_H

#include "diagram.h"

/* The game and the position of the table. */
void show_json(const cli_call *call, const cli_table *table);
void show_diagram_json(const uz_game *game, int piece, const diagram *d);

#endif
