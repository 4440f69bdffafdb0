-- Jumps over friends, which capture nothing and may come back to where they began, mixed in one
-- chain with those over enemies, which do.
local all = orthogonal + diagonal
local vault = jump(all):over(friend)
local strike = jump(all):over(enemy)

return game {
  title = "Friend jump",
  board = grid(6, 6),
  pieces = {
    piece { name = "chief", letter = "c", royal = true, moves = step(all) + vault },
    piece { name = "vaulter", letter = "v", moves = step(forward(all)):to(empty) + vault * strike },
    piece { name = "leaper", letter = "l", moves = vault + vault * vault + strike },
    piece {
      name = "far", letter = "f",
      moves = jump(all, { before = any, beyond = any }):over(friend + enemy),
    },
  },
  setup = "vlcflv/vvllvv/6/6/VVLLVV/VLCFLV",
  endings = { loses(mate), draws(stalemate), draws(repeats(3)) },
}
