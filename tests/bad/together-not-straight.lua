--! 6: error: `together` stands behind a move that goes along no line [together-not-straight]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = leap(1, 2):also(together(friend)) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
