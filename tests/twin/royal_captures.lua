-- Captures are obligatory and preferred, and some of them would leave a royal unit to be captured.
local all = orthogonal + diagonal

return game {
  title = "Royal captures",
  board = grid(6, 6),
  pieces = {
    piece { name = "chief", letter = "c", royal = true, moves = step(all) },
    piece { name = "rider", letter = "r", moves = slide(all) },
    piece {
      name = "hopper", letter = "h",
      moves = step(forward(all)):to(empty) + chain(jump(all):over(enemy)),
    },
  },
  setup = "rhchrh/1hh1h1/6/6/1HH1H1/RHCHRH",
  capture = capture { must = true, prefer = { most(), earliest(kind "rider") } },
  endings = { loses(mate), draws(stalemate) },
}
