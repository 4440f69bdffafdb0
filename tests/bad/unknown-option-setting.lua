--! error: there is no option 'hight' [unknown-option]
--set hight=9
local height = whole("height", 4, 8, 6, text("an option", "настройка"))
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
