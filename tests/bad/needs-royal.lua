--! 10: error: `mate` needs a royal piece [needs-royal]
--! 10: error: `stalemate` needs a royal piece [needs-royal]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(mate), draws(stalemate) },
}
