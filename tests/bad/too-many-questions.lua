--! 5: error: the game's tests ask too many different questions of 'near' and 'where' [too-many-questions]
local asked = near(orthogonal, sites("a1"))
for file = 1, 6 do
  for rank = 1, 6 do
    asked = asked + near(orthogonal, friend * files(file) * rows(rank))
  end
end
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = { piece { name = "man", letter = "m", moves = step(orthogonal):from(asked) } },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
