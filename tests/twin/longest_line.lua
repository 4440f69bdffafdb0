-- A line of more sites than a byte counts, with units whose reach ends only where it does.
local places, line = {}, {}
for i = 1, 300 do
  local x, y = (i - 1) % 30, (i - 1) // 30 -- drawn to and fro, so that its ends are mirror images
  places[i] = { "s" .. i, y % 2 == 0 and x or 29 - x, y }
  line[i] = "s" .. i
end
local along = links { line }

return game {
  title = "Longest line",
  board = graph(places),
  pieces = {
    piece { name = "chief", letter = "c", moves = step(along) },
    piece { name = "runner", letter = "r", moves = step(along) },
    piece {
      name = "jumper", letter = "j",
      moves = chain(jump(along, { before = any, beyond = any }):over(enemy)),
    },
  },
  setup = {
    place("chief", rows(1) * files(1)),
    place("jumper", rows(1) * files(5)),
    place("runner", rows(1) * files(2)),
  },
  endings = { loses(no_move), draws(quiet(6, captured)) },
}
