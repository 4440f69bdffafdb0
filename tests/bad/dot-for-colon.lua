--! 6: error: 'to' does not know its move [dot-for-colon]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal).to(empty) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
