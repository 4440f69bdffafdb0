#include "play/site_text.h"

#include <stdlib.h>
#include <strings.h>

void uz_site_write(const uz_game *game, uz_site site, uz_writer *to) {
  if (game->def->notation == UZ_NOTATION_NUMBERS && game->number[site])
    uz_put_number(to, game->number[site]);
  else
    uz_put_text(to, game->board->place[site].name);
}

typedef int compare(const char *a, const char *b, size_t n);

static uz_site read_name(const uz_board *board, const char *text, compare *differ, size_t *length) {
  uz_site found = UZ_NO_SITE;
  *length = 0;
  for (unsigned site = 0; site < board->sites; site++) {
    size_t n = strlen(board->place[site].name);
    if (n <= *length || differ(text, board->place[site].name, n)) continue;
    found = (uz_site)site;
    *length = n;
  }
  return found;
}

static uz_site read_number(const uz_game *game, const char *text, size_t *length) {
  unsigned long number = strtoul(text, NULL, 10);
  *length = strspn(text, "0123456789");
  for (unsigned site = 0; site < game->sites && *length; site++)
    if (game->number[site] && game->number[site] == number) return (uz_site)site;
  return UZ_NO_SITE;
}

uz_site uz_site_read(const uz_game *game, const char *text, unsigned reading, size_t *length) {
  uz_site site = read_name(game->board, text, strncmp, length);
  if (site == UZ_NO_SITE && reading & UZ_SITE_NUMBERS) site = read_number(game, text, length);
  if (site == UZ_NO_SITE && reading & UZ_SITE_ANY_CASE)
    site = read_name(game->board, text, strncasecmp, length);
  if (site == UZ_NO_SITE) *length = 0;
  return site;
}

uz_site uz_site_of_word(const uz_game *game, const char *word, unsigned reading) {
  size_t length;
  uz_site site = uz_site_read(game, word, reading, &length);
  return word[length] ? UZ_NO_SITE : site;
}

size_t uz_site_file_length(const char *name) { return strcspn(name, "0123456789"); }
