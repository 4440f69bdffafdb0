--! 4: error: the game has 65 rights [too-many-rights]
local rights = {}
for i = 1, 65 do rights[i] = right("K", "a1", "f1") end
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal):from(unmoved) },
  },
  setup = { place("man", rows(1, 2)) },
  rights = rights,
  endings = { loses(no_move) },
}
