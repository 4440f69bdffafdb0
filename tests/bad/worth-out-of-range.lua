--!
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = chain(jump(diagonal)) },
  },
  setup = { place("man", rows(1, 2)) },
  capture = capture { must = true, prefer = { worth { man = 300 } } },
  endings = { loses(no_move) },
}
