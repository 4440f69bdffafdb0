-- Brazilian draughts: international draughts on 64 squares. Numbers are those of FMJD's Annex 1;
-- 7.x: fmjd64, rules of the game.
local draughts = family "draughts"

return draughts.game {
  title = text("Brazilian draughts", "Бразильские шашки"),
  about = text(
    "International draughts on 64 squares: flying kings, most pieces must be captured.",
    "Международные шашки на 64 клетках: летающие дамки, бить надо наибольшее число шашек."),
  board = grid(8, 8, { only = dark }),
  rows = { 1, 2, 3 },
  -- 3.4, 4.2: a man steps forward and captures forward and backward.
  man = { moves = forward(diagonal), captures = { diagonal } },
  -- 3.9, 4.3: a king goes any distance.
  king = { moves = diagonal, captures = { diagonal }, flies = true },
  -- 4.13: the greatest number of units must be captured.
  prefer = draughts.choice("most"),
  -- 3.5, 4.15: a man becomes a king where its move ends, not in passing.
  promotion = "end",
  -- 7.2.3: third occurrence of a position.
  repetition = draughts.repetition(3),
  -- 7.2.5: 15 moves of each side by kings only, without a capture.
  no_progress = draughts.no_progress(30),
  draws = draughts.draws_on_64(),
  pdn = 26,
}
