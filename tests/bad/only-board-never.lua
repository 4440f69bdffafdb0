--! 7: error: 'never' asks about more than the board [only-board]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal),
      never = rows(1) * empty },
  },
  setup = { place("man", rows(2)) },
  endings = { loses(no_move) },
}
