--! 8: error: no 'man' is placed by this line of the setup [setup-region-empty]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1) * rows(2)) },
  endings = { loses(no_move) },
}
