-- Canadian draughts: international draughts on 144 squares. Numbers are those of the FMJD's rules,
-- Annex 1; no federation has written down draws for this board, so those of the smaller one serve.
local draughts = family "draughts"

return draughts.game {
  title = text("Canadian draughts", "Канадские шашки"),
  about = text(
    "Thirty men a side on 144 squares, with the rules of international draughts.",
    "По тридцать шашек на 144 клетках по правилам международных шашек."),
  board = grid(12, 12, { only = dark }),
  -- Thirty men a side.
  rows = { 1, 2, 3, 4, 5 },
  -- 3.4, 4.2: a man steps forward and captures forward and backward.
  man = { moves = forward(diagonal), captures = { diagonal } },
  -- 3.9, 4.3: a king goes any distance.
  king = { moves = diagonal, captures = { diagonal }, flies = true },
  -- 4.13: the greatest number of units must be captured.
  prefer = draughts.choice("most"),
  -- 3.5, 4.15: a man becomes a king where its move ends, not in passing.
  promotion = "end",
  -- 6.1 to 6.4.
  repetition = draughts.repetition(3),
  no_progress = draughts.no_progress(50),
  draws = draughts.draws_on_100(),
  notation = "numbers",
  pdn = 27,
}
