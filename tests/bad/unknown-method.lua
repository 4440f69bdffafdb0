--! 6: error: a move has no 'too' [unknown-method]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal):too(empty) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
