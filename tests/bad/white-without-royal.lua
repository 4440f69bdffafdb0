--! 2: warning: white-without-royal: White begins without a royal unit
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
    piece { name = "king", letter = "k", moves = slide(orthogonal), royal = true },
  },
  setup = "kmmmmm/6/6/6/6/MMMMMM",
  endings = { loses(no_move) },
}
