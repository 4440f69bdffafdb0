--! 6: error: this vector leads nowhere [no-vector]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = leap(0, 0) + leap(1, 0.5) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
