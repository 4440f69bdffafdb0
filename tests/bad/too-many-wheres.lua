--! 5: error: the script has too many Lua tests [too-many-wheres]
local moves = step(orthogonal)
for i = 1, 30 do
  local here =
    where(function(place) return place.row ~= i end)
  moves = moves:to(here)
end
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = moves },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
