--! 6: error: a chain could go on for ever [endless-chain]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = chain(step(orthogonal):to(empty)) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
