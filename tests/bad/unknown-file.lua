--! 6: error: there is no file 'z1' [unknown-file]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal):from(files("z1")) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
