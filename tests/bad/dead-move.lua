--! 6: warning: a move can never be made [dead-move]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) + leap(6, 7) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
