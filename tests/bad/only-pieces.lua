--! 6: error: `by` asks about more than the piece [only-pieces]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal):by(enemy) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
