--! 3: error: Lua stops here: attempt to index a nil value (field 'big') [lua-error]
local sizes = {}
local width = sizes.big.width
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
