--! 14: error: the rules make a program of more than 65536 instructions [program-too-large]
local quiet = step(orthogonal):to(empty)
local moves = quiet
for _ = 1, 150 do moves = moves + quiet end
for _ = 1, 8 do moves = (moves + quiet):from(rows(1, 2)):to(empty) end

local letters = "abcdefghijklmnopqrstuvwxyz"
local pieces = {}
for i = 1, #letters do
  local letter = letters:sub(i, i)
  table.insert(pieces, piece { name = letter, letter = letter, moves = moves })
end

return game {
  title = "Bad game",
  board = grid(26, 4),
  pieces = pieces,
  setup = letters .. "/26/26/" .. letters:upper(),
  endings = { loses(no_move) },
}
