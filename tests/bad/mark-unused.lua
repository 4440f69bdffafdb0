--! 6: warning: a move leaves a mark that nobody asks for [mark-unused]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = slide(orthogonal, 2):also(mark) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
