--! 3: error: two options are called 'flying' [option-twice]
local a = yes_no("flying", true, text("an option", "настройка"))
local b = yes_no("flying", false, text("an option", "настройка"))
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
