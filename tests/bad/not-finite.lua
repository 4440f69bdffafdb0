--! 9: error: vector takes numbers that can be counted with, got nan [not-finite]
--! 10: error: leap takes numbers that can be counted with, got inf [not-finite]
--! 11: error: most takes numbers that can be counted with, got nan [not-finite]
--! 12: error: grid takes numbers that can be counted with, got -inf [not-finite]
--! 13: error: graph takes numbers that can be counted with, got nan [not-finite]
--! 14: error: whole takes numbers that can be counted with, got inf [not-finite]
--! 16: error: size takes numbers that can be counted with, got nan [not-finite]
local nan, huge = 0 / 0, math.huge
local a = vector(nan, 1)
local b = leap(1, huge)
local c = slide(orthogonal, { most = nan })
local d = grid(-huge, 2)
local e = graph { { "a", nan, 1 } }
local f = whole("wide", 1, huge, 1, "width")
local g = whole("size", 1, 9, 1, "size")
preset("not-finite-a", { size = nan }, "a")
return game {
  title = "Bad game", board = grid(6, 6),
  pieces = { piece { name = "man", letter = "m", moves = step(orthogonal) } },
  setup = { place("man", rows(1, 2)) },
  endings = { loses(no_move) },
}
