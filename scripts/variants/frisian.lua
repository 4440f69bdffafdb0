-- Frisian draughts. Numbers are those of the official rules of 2011; 17 to 21 speak of the endings.
local draughts = family "draughts"

-- 7: men and kings capture along diagonals, and straight over every other square.
local captures = diagonal + vectors(0, 2)

-- One king against one is drawn unless a capture follows.
local king_against_king = whole("king_against_king", 1, 20, 1, text(
  "turns of the two sides together, one king against one, that are a draw",
  "сколько ходов обеих сторон при одной дамке у каждой дают ничью"))

return draughts.game {
  title = text("Frisian draughts", "Фризские шашки"),
  about = text(
    "International draughts with captures along files and ranks; a king is worth nearly two men.",
    "Международные шашки, где бьют и по прямым; дамка стоит почти двух простых."),
  -- 1 to 6: the board and the men of international draughts.
  board = grid(10, 10, { only = dark }),
  rows = { 1, 2, 3, 4 },
  man = { moves = forward(diagonal), captures = { captures } },
  -- 9: a king goes any distance.
  king = { moves = diagonal, captures = { captures }, flies = true },
  -- The greatest value must be captured: two kings are more than three men, one king is less than
  -- two. If equal, by a king rather than a man.
  prefer = { worth { man = 100, king = 199 }, mover(kind "king") },
  -- 8: a man becomes a king where its move ends.
  promotion = "end",
  -- A side that has men may make three quiet moves in a row with the same king, not a fourth.
  rest = rest("king", whole("king_moves", 1, 100, 3, text(
    "quiet moves in a row with one king while the side has men",
    "сколько тихих ходов подряд можно сделать одной дамкой, пока есть простые")), "man"),
  draws = {
    -- Two kings against one: 7 moves of each side.
    draws(balance(army { king = 2 }, army { king = 1 }, { turns = 14 }),
      text("7 moves of two kings against one", "7 ходов двух дамок против одной")),
    draws(balance(army { king = 1 }, army { king = 1 }, { turns = king_against_king }),
      text("one king against one", "одна дамка против одной")),
  },
  -- Not in the rules, for games without an arbiter.
  repetition = draughts.repetition(3),
  notation = "numbers",
  pdn = 40,
}
