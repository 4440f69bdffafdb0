--! 3: error: there is no option 'widht' [unknown-option]
local width = whole("width", 4, 8, 6, text("an option", "настройка"))
preset("unknown-option-small", { widht = 5 }, "small")
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
