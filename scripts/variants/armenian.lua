-- Armenian draughts (tama): Turkish draughts in which quiet moves go diagonally too. No federation
-- has written a rulebook; on these rules Ludii's description and players' guides agree.
local draughts = family "draughts"

local promotion = choice("promotion", { "at_once", "end" }, "at_once", text(
  "a man that captures its way to the last row is a king at once, or when its move ends",
  "простая, дошедшая боем до последнего ряда, станет дамкой сразу или в конце хода"))

return draughts.game {
  title = text("Armenian draughts", "Армянские шашки (тама)"),
  about = text(
    "Turkish draughts in which quiet moves go diagonally too.",
    "Турецкие шашки, где тихие ходы бывают и по диагонали."),
  board = grid(8, 8),
  rows = { 2, 3 },
  -- A man steps forward, aslant forward or sideways; it captures straight forward or sideways.
  man = {
    moves = forward(orthogonal + diagonal) + sideways(orthogonal),
    captures = { forward(orthogonal) + sideways(orthogonal) },
  },
  -- A king goes any distance any way, but captures straight only.
  king = { moves = orthogonal + diagonal, captures = { orthogonal }, flies = true },
  -- Each captured unit leaves the board at once.
  lift = "at_once",
  prefer = draughts.choice("most"),
  -- A capture does not turn straight back.
  reversal = false,
  promotion = promotion,
  -- The program's own draws.
  repetition = draughts.repetition(3),
  no_progress = draughts.no_progress(60),
}
