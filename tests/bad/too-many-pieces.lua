--! 6: error: the game has 31 pieces [too-many-pieces]
local pieces = {}
for i = 1, 31 do
  pieces[i] = piece { name = "piece" .. i, letter = "p", moves = step(orthogonal) }
end
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = pieces,
  setup = { place("piece1", rows(1, 2)) },
  endings = { loses(no_move) },
}
