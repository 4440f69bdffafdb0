-- Russian draughts. 1.x: Russian codex of 2004; 7.x: fmjd64, rules of the game.
local draughts = family "draughts"

return draughts.game {
  title = text("Russian draughts", "Русские шашки"),
  about = text(
    "Twelve men a side on 64 squares: flying kings, any capture may be chosen.",
    "По двенадцать шашек на 64 клетках: летающие дамки, бить можно любым способом."),
  board = grid(8, 8, { only = dark }),
  rows = { 1, 2, 3 },
  -- 1.5.3: a man captures backward too.
  man = { moves = forward(diagonal), captures = { diagonal } },
  -- 1.4.5: a king goes any distance.
  king = { moves = diagonal, captures = { diagonal }, flies = true },
  -- 1.5: any capture may be chosen, and is then carried through.
  prefer = draughts.choice("free"),
  -- 1.5.15: a man that comes to the last row by a capture goes on as a king.
  promotion = "at_once",
  -- 7.2.3: third occurrence of a position.
  repetition = draughts.repetition(3),
  -- 7.2.5: 15 moves of each side by kings only, without a capture.
  no_progress = draughts.no_progress(30),
  draws = draughts.draws_on_64(),
  pdn = 25,
}
