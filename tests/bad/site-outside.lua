--! 4: error: '99' lies outside of what can be drawn [site-outside]
return game {
  title = "Bad game",
  board = graph { { "a", 0, 0 }, { "b", 99, 0 } },
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
