--! 2: error: no piece has the letter 'X' in rank 1 of the setup [setup-letter]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = "mmmmmm/6/6/6/6/MMMXMM",
  endings = { loses(no_move) },
}
