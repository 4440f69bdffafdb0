--! 4: error: 'only' asks about more than the board [only-board]
return game {
  title = "Bad game",
  board = grid(6, 6, { only = dark + empty }),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
