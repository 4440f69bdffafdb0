--! 3: error: a Lua test says 'friend' [word-in-where]
--! 6: error: a Lua test says 'leap' [word-in-where]
local own = where(function(place) return place.side == friend end)
local jump_to = leap
local far = where(function(place)
  jump_to(1, 2)
  return true
end)
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal):from(own):to(empty * far) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
