--! 6: error: 'moves' of piece expects a move, got directions [wrong-key-sort]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = orthogonal },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
