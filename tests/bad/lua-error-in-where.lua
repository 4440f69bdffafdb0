--! 2: error: Lua stops here: attempt to index a number value (field 'row') [lua-error]
local odd = where(function(place) return place.row.rank == 1 end)
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal):to(empty * odd) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
