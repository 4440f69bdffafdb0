--! 5: error: files were asked by letter before the board gave their letters [files-too-early]
local edge = files("a", "f")
return game {
  title = "Bad game",
  board = grid(6, 6, { files = "abcefg" }),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal):from(edge) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
