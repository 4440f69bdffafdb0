--! 9: error: c2 is given to 'king', but 'man' stands there already [setup-overlap]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
    piece { name = "king", letter = "k", moves = slide(orthogonal) },
  },
  setup = { place("man", rows(1, 2)), place("king", sites("c2")) },
  endings = { loses(no_move) },
}
