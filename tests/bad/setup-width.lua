--! 2: error: rank 1 of the setup speaks of 5 squares, the board has 6 files [setup-width]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = "mmmmmm/6/6/6/6/MMMMM",
  endings = { loses(no_move) },
}
