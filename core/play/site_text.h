/* Sites in texts: by their names, and by their numbers where the game's notation counts them. */
#ifndef UZ_PLAY_SITE_TEXT_H
#define UZ_PLAY_SITE_TEXT_H

#include "base/writer.h"
#include "rules/game.h"

/* Does the game's notation name units by the places they pass rather than by their letters? */
static inline bool uz_notation_is_by_places(uz_notation notation) {
  return notation == UZ_NOTATION_SQUARES || notation == UZ_NOTATION_NUMBERS;
}

/* Writes a site as the game's notation does. */
void uz_site_write(const uz_game *game, uz_site site, uz_writer *to);

typedef enum uz_site_reading {
  UZ_SITE_EXACT = 0,
  UZ_SITE_NUMBERS = 1, /* a number counts too */
  UZ_SITE_ANY_CASE = 2 /* so does a name in the wrong case */
} uz_site_reading;

/* The site whose name or number a text begins with, the longest one, and how long that is; exact
 * names come before numbers. UZ_NO_SITE and 0 when there is none. */
uz_site uz_site_read(const uz_game *game, const char *text, unsigned reading, size_t *length);
/* The same for a word that must be a site as a whole. */
uz_site uz_site_of_word(const uz_game *game, const char *word, unsigned reading);

/* How much of a site's name is its file: what stands before the first digit. */
size_t uz_site_file_length(const char *name);

#endif
