--! 3: error: squares are to be numbered, but the board is no grid [numbers-need-grid]
local lines = links { { "a", "b", "c" } }
return game {
  title = "Bad game",
  board = graph { { "a", 0, 0 }, { "b", 0, 1 }, { "c", 0, 2 } },
  pieces = {
    piece { name = "man", letter = "m", moves = step(lines) },
  },
  setup = { place("man", rows(1)) },
  notation = "numbers",
  endings = { loses(no_move) },
}
