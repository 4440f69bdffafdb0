--! 6: error: `mark` stands behind a single step [mark-passes-nothing]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal):also(mark) + step(diagonal):to(empty * marked):also(take_marker) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
