--! 9: error: `prefer` compares captures, but capturing is not obligatory [prefer-without-must]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = chain(jump(diagonal)) },
  },
  setup = { place("man", rows(1, 2)) },
  capture = capture { must = false, prefer = { most() } },
  endings = { loses(no_move) },
}
