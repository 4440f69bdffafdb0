--! 8: error: a rule is too large [rule-too-large]
local moves = step(orthogonal)
for _ = 1, 40 do moves = moves + moves end
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = moves },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
