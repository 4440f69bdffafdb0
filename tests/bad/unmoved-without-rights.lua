--! 6: error: `unmoved` is asked, but the game has no rights [unmoved-without-rights]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal):from(unmoved) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
