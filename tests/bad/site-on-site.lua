--! 4: error: the site 'b' lies on another one [site-on-site]
return game {
  title = "Bad game",
  board = graph { { "a", 0, 0 }, { "b", 0, 0 } },
  pieces = {
    piece { name = "man", letter = "m", moves = step(orthogonal) },
  },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
