--! 2: error: no-pieces: the game has no pieces
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
  },
  setup = "6/6/6/6/6/6",
  endings = { loses(no_move) },
}
