--! 2: error: scripts have no 'string.rep' [no-function]
local line = string.rep("m", 6)
local where = ("abc"):find("b")
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
--! 3: error: scripts have no 'string.find' [no-function]
