--! 6: error: a piece has no name [piece-without-name]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "", letter = "m", moves = step(orthogonal) },
  },
  setup = "mmmmmm/6/6/6/6/MMMMMM",
  endings = { loses(no_move) },
}
