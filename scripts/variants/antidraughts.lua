-- Antidraughts: international draughts in which the side without a move wins. Numbers are those of
-- the FMJD's rules, Annex 1; the draws with few units (6.3, 6.4) do not apply.
local draughts = family "draughts"

return draughts.game {
  title = text("Antidraughts", "Стоклеточные поддавки"),
  about = text(
    "International draughts with the aim reversed: whoever has no move wins.",
    "Международные шашки с обратной целью: выигрывает тот, кому нечем ходить."),
  board = grid(10, 10, { only = dark }),
  rows = { 1, 2, 3, 4 },
  man = { moves = forward(diagonal), captures = { diagonal } },
  king = { moves = diagonal, captures = { diagonal }, flies = true },
  -- 4.13: the greatest number of units must be captured.
  prefer = draughts.choice("most"),
  promotion = "end",
  -- What 7.2 calls a loss is the aim here.
  without_move = wins,
  -- 6.1 and 6.2.
  repetition = draughts.repetition(3),
  no_progress = draughts.no_progress(50),
  notation = "numbers",
}
