--! 2: error: scripts have no 'io' [no-files]
local rules = io.open("/etc/passwd"):read("a")
local other = require "other"
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
--! 3: error: scripts have no 'require' [no-files]
