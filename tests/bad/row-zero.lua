--! 6: error: rows has no number 0 [row-zero]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal):from(rows(0)) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
