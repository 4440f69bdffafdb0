--! 2: error: White begins without a unit [white-without-units]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = "mmmmmm/6/6/6/6/6",
  endings = { loses(no_move) },
}
