--! 2: error: the game has no pieces [no-pieces]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
  },
  setup = "6/6/6/6/6/6",
  endings = { loses(no_move) },
}
