--! 2: error: nothing-captures: capturing is obligatory, but no piece can capture
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal):to(empty) },
  },
  setup = { place("man", rows(1, 2)) },
  capture = capture { must = true },
  endings = { loses(no_move) },
}
