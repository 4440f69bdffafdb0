--! 2: error: the script runs too long [endless-script]
local endless = where(function(place) while true do end end)
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal):to(empty * endless) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
