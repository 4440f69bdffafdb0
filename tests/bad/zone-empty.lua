--! 7: error: the zone where 'man' promotes is empty [zone-empty]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal),
      promotes = promotes { to = "king", zone = rows(1) * rows(6) } },
    piece { name = "king", letter = "k", moves = slide(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
