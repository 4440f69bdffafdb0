--! 6: error: `over` asks for an empty site [over-empty]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = jump(orthogonal):over(empty) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
