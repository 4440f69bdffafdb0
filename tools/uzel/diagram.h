/* How a piece moves: where one White unit of it may go and capture from about the middle of the board. */
#ifndef DIAGRAM_H
#define DIAGRAM_H

#include "cli.h"
#include "draw.h"

typedef struct diagram {
  uz_site from;
  uint8_t *marks; /* DRAW_QUIET, DRAW_CAPTURE, DRAW_EITHER by site */
} diagram;

/* Fills the diagram and sets the table's position to the unit there, with the royal units that the game
 * asks for; false when no such position can be. */
bool diagram_make(cli_table *table, int piece, diagram *d);
void diagram_free(diagram *d);

#endif
