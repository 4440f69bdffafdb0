--! 4: error: the board has too many sites [board-too-large]
return game {
  title = "Bad game",
  board = grid(32, 32, { nodes = "outer" }),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
