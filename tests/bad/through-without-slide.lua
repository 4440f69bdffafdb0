--! 6: error: through-without-slide: `through` stands where no site is passed
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal):through(empty) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
