-- Rings of victims can be captured both ways round: the order that is preferred must not be lost to
-- the other, which ends with the same result. The royal unit makes safety come before preference.
local all = orthogonal + diagonal

return game {
  title = "Royal order",
  board = grid(14, 7),
  pieces = {
    piece { name = "chief", letter = "c", royal = true, moves = step(all) },
    piece { name = "rider", letter = "r", moves = slide(orthogonal):to(empty) },
    piece {
      name = "hopper", letter = "h",
      moves = step(forward(all)):to(empty) + chain(jump(all):over(enemy)),
    },
  },
  setup = "13c/14/2h1h4h1h2/14/2h1r4r1h2/3H6H3/C13",
  capture = capture { must = true, prefer = { most(), earliest(kind "rider") } },
  endings = { loses(mate), draws(stalemate) },
}
