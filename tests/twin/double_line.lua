-- Lines that join the same sites more than once, and cross.
local star = links {
  { "a", "b", "c", "d", "e" }, { "a", "b", "f", "d", "e" }, { "g", "b", "c" },
  { "g", "f", "h" }, { "i", "h", "d", "c" }, { "i", "h", "f", "b" }, { "i", "f", "e" },
}

return game {
  title = "Double lines",
  board = graph {
    { "a", 0, 0 }, { "b", 1, 0 }, { "c", 2, 0 }, { "d", 2, 1 }, { "e", 2, 2 },
    { "f", 1, 1 }, { "g", 0, 1 }, { "h", 1, 2 }, { "i", 0, 2 },
  },
  pieces = {
    piece { name = "chief", letter = "c", royal = true, moves = step(star) },
    piece { name = "walker", letter = "w", moves = step(star) },
    piece { name = "slider", letter = "s", moves = slide(star) },
  },
  setup = {
    place("chief", rows(1) * files(1)),
    place("slider", rows(1) * files(2)),
    place("walker", rows(1) * files(3)),
  },
  endings = { loses(mate), draws(stalemate), draws(repeats(3)) },
}
