-- Captures are obligatory and the most go first, yet none may leave the royal unit to be captured.
local hop = jump(orthogonal + diagonal):over(enemy)

return game {
  title = "Royal draughts",
  board = grid(7, 6),
  pieces = {
    piece { name = "man", letter = "m", moves = step(forward(diagonal)):to(empty) + chain(hop) },
    piece { name = "tower", letter = "t", moves = slide(orthogonal) },
    piece { name = "king", letter = "k", royal = true, moves = step(orthogonal + diagonal) + hop },
  },
  setup = "ttmkmtt/mmmmmmm/7/7/MMMMMMM/TTMKMTT",
  capture = capture { must = true, prefer = { most() } },
  endings = { loses(mate), draws(stalemate), draws(repeats(3)) },
}
