--! 2: error: the script names too many directions [too-many-directions]
for n = 1, 17 do local far = vectors(n, n) end
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
--! 7: error: the script names too many directions [too-many-directions]
