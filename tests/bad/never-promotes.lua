--! 8: warning: the piece 'man' never promotes [never-promotes]
--! 9: warning: the piece 'king' never appears [never-appears]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(sideways(orthogonal)),
      promotes = promotes { to = "king" } },
    piece { name = "king", letter = "k", moves = slide(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
