--! error: option 'style' cannot be 'nwe' [option-choice]
--set style=nwe
local style = choice("style", { "old", "new" }, "old", text("an option", "настройка"))
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
