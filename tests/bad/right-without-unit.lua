--! 9: error: the right K names c3, where no unit stands at the start [right-without-unit]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal):from(unmoved) },
  },
  setup = { place("man", rows(1, 2)) },
  rights = { right("K", "a1", "c3") },
  endings = { loses(no_move) },
}
