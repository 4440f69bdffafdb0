--! 2: warning: Black begins without a royal unit [black-without-royal]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
    piece { name = "king", letter = "k", moves = slide(orthogonal), royal = true },
  },
  setup = "mmmmmm/6/6/6/6/KMMMMM",
  endings = { loses(no_move) },
}
