--! 10: error: 'numbering' cannot be 'top-lft' [unknown-choice]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
  numbering = "top-lft",
}
