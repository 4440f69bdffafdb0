--! 6: error: line 1 of the links comes to a site twice [returning-line]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(links { { "a1", "b1", "a1" } }) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
