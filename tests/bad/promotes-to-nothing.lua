--! 7: error: the piece 'man' promotes to nothing [promotes-to-nothing]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal),
      promotes = promotes { to = {} } },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
