--! 4: error: two sites are called 'a' [site-twice]
return game {
  title = "Bad game",
  board = graph { { "a", 0, 0 }, { "a", 1, 0 } },
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
