--! 6: error: '+' cannot stand between a move and directions [wrong-operator]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) + diagonal },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
