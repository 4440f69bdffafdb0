--! 2: error: Black begins without a unit [black-without-units]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = "6/6/6/6/6/MMMMMM",
  endings = { loses(no_move) },
}
