--! 4: error: `unmoved` is asked, but the game has no rights in useful.lua:4 [unmoved-without-rights]
local useful = family "useful"
local man = piece { name = "man", letter = "m", moves = useful.unmoved_step }
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = { man },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
