--! 3: error: two presets are called 'preset-twice-a' [preset-twice]
preset("preset-twice-a", {}, "one")
preset("preset-twice-a", {}, "two")
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
