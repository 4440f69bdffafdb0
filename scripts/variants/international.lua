-- International draughts. Numbers are those of the FMJD's rules, Annex 1.
local draughts = family "draughts"

return draughts.game {
  title = text("International draughts", "Международные шашки"),
  about = text(
    "Twenty men a side on 100 squares: flying kings, most pieces must be captured.",
    "По двадцать шашек на 100 клетках: летающие дамки, бить надо наибольшее число шашек."),
  board = grid(10, 10, { only = dark }),
  -- 2.8: twenty men a side.
  rows = { 1, 2, 3, 4 },
  -- 3.4, 4.2: a man steps forward and captures forward and backward.
  man = { moves = forward(diagonal), captures = { diagonal } },
  -- 3.9, 4.3: a king goes any distance.
  king = { moves = diagonal, captures = { diagonal }, flies = true },
  -- 4.13: the greatest number of units must be captured, a king counting as one.
  prefer = draughts.choice("most"),
  -- 3.5, 4.15: a man becomes a king where its move ends, not in passing.
  promotion = "end",
  -- 4.11: captured units leave the board when the capture is over.
  lift = "after",
  -- 6.1: third occurrence of a position.
  repetition = draughts.repetition(3),
  -- 6.2: 25 moves of each side by kings only, without a capture.
  no_progress = draughts.no_progress(50),
  -- 6.3, 6.4: few units against a lone king.
  draws = draughts.draws_on_100(),
  notation = "numbers",
  pdn = 20,
}
