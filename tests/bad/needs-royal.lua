--! 10: error: needs-royal: `mate` needs a royal piece
--! 10: error: needs-royal: `stalemate` needs a royal piece
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(mate), draws(stalemate) },
}
