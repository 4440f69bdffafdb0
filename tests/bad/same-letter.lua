--! 7: error: the pieces 'man' and 'king' have the same letter M [same-letter]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
    piece { name = "king", letter = "M", moves = slide(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
