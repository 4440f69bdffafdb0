--! 2: warning: White begins without a royal unit [white-without-royal]
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
