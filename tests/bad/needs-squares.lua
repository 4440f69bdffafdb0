--! 7: error: `squares` speaks of squares, but this board has none [needs-squares]
local lines = links { { "a", "b", "c" } }
return game {
  title = "Bad game",
  board = graph { { "a", 0.5, 0.5 }, { "b", 0.5, 1.5 }, { "c", 0.5, 2.5 } },
  pieces = {
    piece { name = "man", letter = "m", moves = step(lines):from(squares) },
  },
  setup = { place("man", rows(1)) },
  endings = { loses(no_move) },
}
