--! 4: error: too many endings count turns [too-many-counters]
local endings = { loses(no_move) }
for n = 1, 13 do
  endings[n + 1] = draws(
    balance(army { man = n }, army { man = n }, { turns = 10 }))
end
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = endings,
}
