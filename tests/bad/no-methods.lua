--! 6: error: directions has no 'to' [no-methods]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal:to(empty)) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
