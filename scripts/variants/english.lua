-- English draughts (checkers). Numbers are those of the World Checkers/Draughts Federation's rules.
local draughts = family "draughts"

return draughts.game {
  title = text("English draughts", "Английские шашки (чекерс)"),
  about = text(
    "Checkers: men capture forward only, kings step one square, any capture may be chosen.",
    "Простые бьют только вперёд, дамки ходят на одно поле, бить можно любым способом."),
  board = grid(8, 8, { only = dark }),
  rows = { 1, 2, 3 },
  -- 1.11: the dark men begin.
  first = "black",
  -- 1.18: a man captures forward only.
  man = { moves = forward(diagonal), captures = { forward(diagonal) } },
  -- 1.17: a king steps one square, any way.
  king = { moves = diagonal, captures = { diagonal } },
  -- 1.20: any capture may be chosen, and is then carried through.
  prefer = draughts.choice("free"),
  -- 1.19: a man that comes to the king row is crowned, and its turn is over.
  promotion = "stops",
  -- 1.32.1: third occurrence of a position.
  repetition = draughts.repetition(3),
  -- 1.32.2: 40 moves of each side without a capture or a man's move.
  no_progress = draughts.no_progress(80),
  notation = "numbers",
  pdn = 21,
}
