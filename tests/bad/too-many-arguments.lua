--! 6: error: step got more than it can use [too-many-arguments]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal, 2) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
