--! 3: error: step expects directions, got a test in useful.lua:7 [wrong-sort]
local useful = family "useful"
local man = useful.man(empty)
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = { man },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
