--! 6: error: 'pieces' of game expects a piece, got a function [uncalled]
--! 7: error: place expects a test, got a function [uncalled]
local useful = family "useful"
return game {
  title = "Bad game", board = grid(6, 6),
  pieces = { useful.man },
  setup = { place("man", rows) },
  endings = { loses(no_move) },
}
