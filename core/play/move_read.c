#include "play/move_read.h"

#include <string.h>

#include "play/site_text.h"
#include "rules/squares.h"

typedef struct reader {
  const uz_game *game;
  const char *at; /* what is still to be read */
  bool letters;   /* a capital letter may name a piece */
  unsigned sites; /* uz_site_reading */
  uz_asked *asked;
} reader;

static bool skip(reader *r, const char *word) {
  size_t n = strlen(word);
  if (strncmp(r->at, word, n) != 0) return false;
  r->at += n;
  return true;
}

static uz_site take_site(reader *r) {
  size_t length;
  uz_site site = uz_site_read(r->game, r->at, r->sites, &length);
  r->at += length;
  return site;
}

/* The piece that a letter names, capital or, where `any_case`, small; -1: none. */
static int take_piece(reader *r, bool any_case) {
  size_t length;
  uz_code unit = uz_unit_of_letter(r->game->def, r->at, &length);
  if (!unit || (uz_code_side(unit) && !any_case)) return -1;
  r->at += length;
  return (int)uz_code_kind(unit);
}

/* ---- Parts of a move ---- */

static bool read_pair(reader *r) {
  bool dashed = skip(r, "O-O") || skip(r, "0-0") || skip(r, "o-o");
  if (!dashed) return false;
  bool left = skip(r, "-O") || skip(r, "-0") || skip(r, "-o");
  r->asked->pair = left ? UZ_PAIR_LEFT : UZ_PAIR_RIGHT;
  return true;
}

/* A site's name goes before a letter: on a wide board they can look the same. */
static void read_piece(reader *r) {
  size_t length;
  if (r->letters && uz_site_read(r->game, r->at, r->sites, &length) == UZ_NO_SITE)
    r->asked->piece = take_piece(r, false);
}

static bool read_site(reader *r) {
  if (r->asked->sites == UZ_ASKED_MOST) return false;
  uz_site site = take_site(r);
  if (site == UZ_NO_SITE) return false;
  r->asked->site[r->asked->sites++] = site;
  return true;
}

static bool read_sign(reader *r) {
  if (!*r->at || !strchr(":xX- ", *r->at)) return false;
  if (*r->at != '-' && *r->at != ' ') r->asked->captures = true;
  r->at++;
  return true;
}

/* A file or a rank alone, which tells where the unit comes from: the `b` of Nbd7. */
static bool read_origin(reader *r) {
  uz_asked *asked = r->asked;
  size_t digits = strspn(r->at, "0123456789");
  if (asked->sites || !*r->at) return false;
  if (digits && !asked->rank) {
    asked->rank = r->at;
    asked->rank_length = digits;
    r->at += digits;
    return true;
  }
  if (asked->file || !strchr(r->game->board->files, *r->at)) return false;
  asked->file = r->at++;
  return true;
}

/* Sites come before signs, and signs before files: a wide board has a file `x`. */
static bool read_way(reader *r) {
  while (read_site(r) || read_sign(r) || read_origin(r)) continue;
  return r->asked->sites > 0;
}

static bool read_victims(reader *r) {
  uz_asked *asked = r->asked;
  if (!skip(r, "(")) return true;
  do {
    uz_site site = take_site(r);
    if (site == UZ_NO_SITE || asked->victims == UZ_ASKED_MOST) return false;
    asked->victim[asked->victims++] = site;
  } while (skip(r, ","));
  return skip(r, ")");
}

static bool read_becomes(reader *r) {
  bool said = skip(r, "=");
  if (!said && (!*r->at || strchr("(/", *r->at))) return true;
  skip(r, " ");
  r->asked->becomes = take_piece(r, true);
  return r->asked->becomes >= 0;
}

static bool read_partner(reader *r) {
  if (!skip(r, "/")) return true;
  size_t length;
  if (uz_site_read(r->game, r->at, r->sites, &length) == UZ_NO_SITE) take_piece(r, false);
  r->asked->partner_to = take_site(r);
  return r->asked->partner_to != UZ_NO_SITE;
}

bool uz_move_read(const uz_game *game, const char *folded, unsigned reading, uz_asked *asked) {
  bool by_places = uz_notation_is_by_places(game->def->notation);
  reader r = {.game = game, .at = folded, .letters = reading == 0, .asked = asked};
  if (reading && !by_places) return false;
  if (by_places) r.sites = reading ? UZ_SITE_NUMBERS | UZ_SITE_ANY_CASE : UZ_SITE_NUMBERS;
  asked->piece = asked->becomes = -1;
  asked->file = asked->rank = NULL;
  asked->captures = false;
  asked->pair = UZ_PAIR_NONE;
  asked->partner_to = UZ_NO_SITE;
  asked->sites = asked->victims = 0;
  if (read_pair(&r)) return !*r.at;
  read_piece(&r);
  return read_way(&r) && read_becomes(&r) && read_partner(&r) && read_victims(&r) && !*r.at;
}
