--! 2: error: the game has no setup [no-setup]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = {},
  endings = { loses(no_move) },
}
