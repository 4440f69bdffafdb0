--! 2: error: the setup has 5 ranks, the board 6 [setup-ranks]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = "mmmmmm/6/6/6/MMMMMM",
  endings = { loses(no_move) },
}
