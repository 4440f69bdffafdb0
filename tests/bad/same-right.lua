--! 9: error: two rights have the letter K [same-right]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal):from(unmoved) },
  },
  setup = { place("man", rows(1, 2)) },
  rights = { right("K", "a1", "f1"), right("K", "a6", "f6") },
  endings = { loses(no_move) },
}
