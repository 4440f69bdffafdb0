--! 9: error: one way of moving holds 9 chains [too-many-chains]
local hops = chain(jump(diagonal))
local moves = hops
for _ = 1, 8 do moves = moves * hops end
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = moves },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
