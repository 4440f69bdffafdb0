--! 3: error: 'and' does not join rule values [and-on-rule]
local quiet = step(orthogonal):to(empty)
local twice = quiet and quiet
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
