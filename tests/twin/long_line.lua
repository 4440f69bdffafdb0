-- A line longer than any of a grid, with a royal unit that is attacked all along it.
local places, line = {}, {}
for i = 1, 120 do
  local x, y = (i - 1) % 30, (i - 1) // 30 -- drawn to and fro, so that its ends are mirror images
  places[i] = { "s" .. i, y % 2 == 0 and x or 29 - x, y }
  line[i] = "s" .. i
end
local along = links { line }

return game {
  title = "Long line",
  board = graph(places),
  pieces = {
    piece { name = "chief", letter = "c", royal = true, moves = step(along) },
    piece { name = "runner", letter = "r", moves = slide(along, { least = 60 }) },
    piece {
      name = "jumper", letter = "j",
      moves = chain(jump(along, { before = any, beyond = any }):over(enemy * kind("runner"))),
    },
  },
  setup = {
    place("chief", rows(1) * files(1)),
    place("jumper", rows(1) * files(2)),
    place("runner", rows(1) * files(3)),
  },
  endings = { loses(mate), draws(stalemate), draws(quiet(8, captured)) },
}
