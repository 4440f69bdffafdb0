-- Italian draughts. Numbers are those of the FID's technical rules, chapter I.
local draughts = family "draughts"

local man, king = kind "man", kind "king"

return draughts.game {
  title = text("Italian draughts", "Итальянские шашки"),
  about = text(
    "Men may not capture kings, and fine preferences say which capture must be made.",
    "Простые не бьют дамок, а из взятий надо выбирать по строгому старшинству."),
  -- 2.3: the corner at a player's right hand is in play.
  board = grid(8, 8, { only = light }),
  rows = { 1, 2, 3 },
  -- 5.3: a man captures forward only, and only men.
  man = { moves = forward(diagonal), captures = { forward(diagonal) }, over = enemy * man },
  -- 4.7: a king steps one square, any way.
  king = { moves = diagonal, captures = { diagonal } },
  prefer = {
    most(),         -- 6.6: the greatest number of units
    mover(king),    -- 6.7: if equal, by a king rather than a man
    most(king),     -- 6.8: if equal, the greatest number of kings
    earliest(king), -- 6.9: if equal, where a king is met first
  },
  -- A man that comes to the last row is crowned, and its turn is over.
  promotion = "stops",
  -- 9.3: fourth occurrence of a position.
  repetition = draughts.repetition(4),
  -- 10.4: 40 moves of each side without a capture or a man's move.
  no_progress = draughts.no_progress(80),
  notation = "numbers",
  pdn = 22,
}
