--! 5: error: a test is too large [test-too-large]
local here = empty
for i = 1, 7 do
  local odd = where(function(place) return place.row % i == 1 end)
  here = here * (odd + -files(i)) -- twice as many cases each time
end
return game {
  title = "Bad game",
  board = grid(7, 7),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal):to(here) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
