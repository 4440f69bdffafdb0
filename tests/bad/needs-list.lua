--! 5: error: 'pieces' of game expects a list, got a piece [needs-list]
local man = piece { name = "man", letter = "m", moves = step(orthogonal) }
return game {
  title = "Bad game", board = grid(6, 6),
  pieces = man,
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
