--! 4: error: grid takes whole numbers from 1 to 32, got 60 [number-bounds]
return game {
  title = "Bad game",
  board = grid(6, 60),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
