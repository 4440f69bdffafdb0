--! 8: error: both sides would stand on a3 [setup-sides-overlap]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2, 3, 4)) },
  endings = { loses(no_move) },
}
