--! 9: error: the right is called 'KQ' [right-not-a-letter]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal):from(unmoved) },
  },
  setup = { place("man", rows(1, 2)) },
  rights = { right("KQ", "a1", "f1") },
  endings = { loses(no_move) },
}
