--! 4: error: 'abcabc' does not name the files [file-letters]
return game {
  title = "Bad game",
  board = grid(6, 6, { files = "abcabc" }),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
