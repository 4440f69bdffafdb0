--! 3: error: 'not' does not turn a test round [not-on-rule]
local own = friend
local never = not own
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
