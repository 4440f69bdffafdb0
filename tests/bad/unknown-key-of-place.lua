--! 2: error: place has no key 'rank' [unknown-key]
local odd = where(function(place) return place.rank == 1 end)
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal):to(empty * odd) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
