--! 2: error: 'width' is set without 'local' [global-name]
width = 6
return game {
  title = "Bad game",
  board = grid(width, width),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
