--! 6: error: `corners` speaks of nodes, but this board has none [needs-nodes]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = slide(corners) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
