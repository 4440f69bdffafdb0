--! 6: error: 'or' does not join rule values [or-on-rule]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal):to(empty or enemy) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
