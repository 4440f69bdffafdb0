--! 9: warning: no move asks for the right K [rights-unused]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  rights = { right("K", "a1", "f1") },
  endings = { loses(no_move) },
}
