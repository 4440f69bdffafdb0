/* Which site lies next in a direction: through the grid for vectors, by name for links. */
#include "board/board.h"

static uz_site *next_of(uz_board *board, unsigned dir) {
  return board->next + dir * (board->sites + 1);
}

static void connect_vector(uz_board *board, unsigned dir, int dx, int dy) {
  uz_site *next = next_of(board, dir);
  for (unsigned site = 0; site < board->sites; site++) {
    const uz_place *place = &board->place[site];
    uz_site to = uz_board_at(board, place->x + dx, place->y + dy);
    if (to != UZ_NO_SITE) next[site] = to;
  }
}

static void connect_link(uz_board *board, const uz_link *link) {
  uz_site from = uz_board_find(board, link->from), to = uz_board_find(board, link->to);
  if (from != UZ_NO_SITE && to != UZ_NO_SITE) next_of(board, link->dir)[from] = to;
}

bool uz_board_connect(uz_arena *arena, uz_board *board, const uz_dir_list *dirs) {
  size_t size = (size_t)dirs->count * (board->sites + 1);
  board->next = UZ_NEW_ARRAY(arena, uz_site, size);
  if (!board->next) return false;
  board->dirs = dirs->count;
  for (size_t i = 0; i < size; i++) board->next[i] = (uz_site)board->sites;
  for (unsigned d = 0; d < dirs->count; d++)
    if (!dirs->dir[d].link) connect_vector(board, d, dirs->dir[d].dx, dirs->dir[d].dy);
  for (const uz_link *link = dirs->links; link; link = link->next) connect_link(board, link);
  return true;
}

const char *uz_board_missing_site(const uz_board *board, const uz_dir_list *dirs) {
  for (const uz_link *link = dirs->links; link; link = link->next) {
    if (uz_board_find(board, link->from) == UZ_NO_SITE) return link->from;
    if (uz_board_find(board, link->to) == UZ_NO_SITE) return link->to;
  }
  return NULL;
}
