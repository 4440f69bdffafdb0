--! 6: error: the piece 'man' can never move [never-moves]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = leap(6, 7) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
