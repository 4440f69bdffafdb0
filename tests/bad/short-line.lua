--! 6: error: line 1 of the links has fewer than two sites [short-line]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(links { { "a1" } }) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
