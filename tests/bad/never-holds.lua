--! 6: error: the test of `to` can never hold [never-holds]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal):to(empty * enemy) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
