--! 3: error: family useful has no 'mann' [no-member]
local useful = family "useful"
local man = useful.mann(orthogonal)
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = { man },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
