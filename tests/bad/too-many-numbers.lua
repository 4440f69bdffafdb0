--! 2: error: 1024 squares are too many for numbers [too-many-numbers]
return game {
  title = "Bad game",
  board = grid(32, 32),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  form = "pdn",
  endings = { loses(no_move) },
}
