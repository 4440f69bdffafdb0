--! 11: error: this balance can never be [balance-never]
return game {
  title = "Bad game",
  board = grid(6, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = {
    loses(no_move),
    draws(balance(army { man = { 1, 2 } }, army { man = 1 }, { total = { 4, 5 } })),
  },
}
