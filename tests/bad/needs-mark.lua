--! 7: error: `marked` is used, but no move leaves a mark [needs-mark]
--! 7: error: `take_marker` is used, but no move leaves a mark [needs-mark]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) + step(diagonal):to(empty * marked):also(take_marker) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
