--! 2: error: the unit 'M' in rank 1 of the setup stands on no square [setup-off-board]
return game {
  title = "Bad game",
  board = grid(6, 6, { only = dark }),
  pieces = {
    piece { name = "man", letter = "m", moves = step(diagonal) },
  },
  setup = "1m1m1m/6/6/6/6/MMM3",
  endings = { loses(no_move) },
}
