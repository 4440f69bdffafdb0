--! 7: error: `promotes` asks about more than the place [only-places]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal),
      promotes = promotes { to = "king", zone = last_row * empty } },
    piece { name = "king", letter = "k", moves = slide(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
