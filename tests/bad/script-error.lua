--! 3: error: the script says: the width must be even [script-error]
local width = 5
if width % 2 == 1 then error("the width must be even") end
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
