--! 6: error: slide got a least that is above its most [least-above-most]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = slide(orthogonal, { least = 3, most = 2 }) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
