--! 4: error: the board has no site [board-empty]
return game {
  title = "Bad game",
  board = grid(6, 6, { only = dark * light }),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
