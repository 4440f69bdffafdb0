--! 6: error: '2.25' is no length in squares [wrong-vector]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = leap(1, 2.25) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
