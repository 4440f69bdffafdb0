--! 14: error: too many keys of preference [too-many-keys]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  capture = capture {
    must = true,
    prefer = {
      earliest(kind "man"),
      most(),
      earliest(kind "man"),
      worth { man = 2 },
    },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
