--! 6: error: `rows` names 7, but this board has rows 1 to 6 [number-off-board]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal):from(rows(7)) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
