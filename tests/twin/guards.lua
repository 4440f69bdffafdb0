-- Guards that move only beside a friend, a caller that fetches its ward, a chief that is slow in check,
-- and recruits that replace what was lost.
local sides = sideways(orthogonal)
local beside = near(sides, friend * kind "ward")

return game {
  title = "Guards",
  board = grid(6, 7),
  pieces = {
    piece {
      name = "recruit", letter = "p",
      moves = step(forward(orthogonal) + sides):to(empty) + step(forward(diagonal)):to(enemy),
      promotes = promotes {
        to = { "guard", "ward" }, zone = rows(-1, -2), entering = true, lost = true, optional = true,
      },
    },
    piece {
      name = "guard", letter = "g",
      moves = slide(diagonal):from(near(orthogonal + diagonal, friend))
        + step(vector(1, 0)):from(white) + step(vector(-1, 0)):from(-white),
    },
    piece {
      name = "caller", letter = "c",
      moves = step(diagonal)
        + slide(sides):from(unmoved * -in_check):through(empty + friend):to(empty)
          :also(bring(friend * unmoved * kind "ward", orthogonal)),
    },
    piece { name = "ward", letter = "w", moves = step(orthogonal) },
    piece {
      name = "chief", letter = "k", royal = true,
      moves = slide(orthogonal, 3):from(-in_check) + step(orthogonal):from(in_check),
    },
  },
  setup = "gcwkg1/pppppp/6/6/6/PPPPPP/GCWKG1",
  rights = {
    right("C", { pieces = { "caller", "ward" }, side = "white", where = rows(1) * beside }),
    right("c", { pieces = { "caller", "ward" }, side = "black", where = rows(1) * beside }),
  },
  endings = { loses(mate), draws(stalemate), draws(repeats(3)) },
}
