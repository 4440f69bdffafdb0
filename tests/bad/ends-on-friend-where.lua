--! 7: error: a move could end on a unit of its own side [ends-on-friend]
local odd = where(function(place) return place.row % 2 == 1 end)
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal):to(odd) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
