--! 2: error: the script calls functions too deep inside each other [deep-recursion]
local function deeper(n) return 1 + deeper(n + 1) end
deeper(1)
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
