--! 6: error: there is no site 'g1' on this board [unknown-site]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal):from(sites("a1", "g1")) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
