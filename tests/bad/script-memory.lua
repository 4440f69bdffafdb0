--! 4: error: the script takes too much memory [script-memory]
local s = "memory"
for i = 1, 100 do
  s = s .. s
end
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
