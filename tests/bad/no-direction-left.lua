--! 6: error: forward leaves no direction [no-direction-left]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(forward(sideways(orthogonal))) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
