-- Turkish draughts (dama). Numbers are those of the rules that come with the program kish.
local draughts = family "draughts"

local promotion = choice("promotion", { "end", "at_once" }, "end", text(
  "a man that captures its way to the last row is a king when its move ends, or at once",
  "простая, дошедшая боем до последнего ряда, станет дамкой в конце хода или сразу"))

-- Tournaments' rule, 9.4, with 50.
local no_capture = whole("no_capture", 0, 1000, 0, text(
  "turns of the two sides together without a capture that are a draw; 0: never",
  "сколько ходов обеих сторон без взятий дают ничью; 0: никогда"))

-- TUDAF: one unit against one is drawn, unless a capture follows.
local drawn = {
  draws(balance(army { all = 1 }, army { all = 1 }, { turns = 1 }),
    text("one piece against one", "одна шашка против одной")),
}
if no_capture > 0 then table.insert(drawn, draws(quiet(no_capture, captured))) end

return draughts.game {
  title = text("Turkish draughts", "Турецкие шашки"),
  about = text(
    "All squares are in play; men and kings move straight, captured pieces leave at once.",
    "Игра на всех полях: ходят и бьют только прямо, побитые шашки снимаются сразу."),
  board = grid(8, 8),
  -- The row nearest to each player is empty at the start.
  rows = { 2, 3 },
  -- 5.2, 6.2: a man steps and captures forward or sideways.
  man = {
    moves = forward(orthogonal) + sideways(orthogonal),
    captures = { forward(orthogonal) + sideways(orthogonal) },
  },
  -- 5.3, 6.3: a king goes any distance straight on.
  king = { moves = orthogonal, captures = { orthogonal }, flies = true },
  -- 6.4: each captured unit leaves the board at once.
  lift = "at_once",
  -- 6.6: the greatest number of units must be captured.
  prefer = draughts.choice("most"),
  -- 6.7: a capture does not turn straight back.
  reversal = false,
  promotion = promotion,
  -- 9.2: third occurrence of a position.
  repetition = draughts.repetition(3),
  draws = drawn,
  pdn = 30,
}
