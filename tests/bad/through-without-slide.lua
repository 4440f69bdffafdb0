--! 6: error: `through` stands where no site is passed [through-without-slide]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal):through(empty) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
