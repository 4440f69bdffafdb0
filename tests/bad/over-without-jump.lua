--! 6: error: `over` stands where nothing is jumped [over-without-jump]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal):over(enemy) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
