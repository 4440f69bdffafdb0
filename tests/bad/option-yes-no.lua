--! error: option 'flying' cannot be 'perhaps' [option-yes-no]
--set flying=perhaps
local flying = yes_no("flying", true, text("an option", "настройка"))
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
