--! 2: error: the text of 'text' is not UTF-8, or holds a zero byte [bad-text]
local name = text("\xFF", "m")
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
