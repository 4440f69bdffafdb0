-- What the games of the draughts family have in common. A variant says what is its own:
--
--   local draughts = family "draughts"
--   return draughts.game {
--     title = "My draughts",
--     board = grid(8, 8, { only = dark }),
--     rows = { 1, 2, 3 },
--     man = { moves = forward(diagonal), captures = { diagonal } },
--     king = { moves = diagonal, captures = { diagonal }, flies = true },
--   }
local draughts = {}

-- A man or a king.
local unit = {
  -- how it moves without capturing
  moves = "directions",
  -- along which directions it captures; a turn keeps to one entry of the list
  captures = "list of directions",
  -- test of the unit jumped (left out: enemy)
  over = "optional test",
  -- moves and captures from afar; for a king
  flies = "optional boolean",
}

-- The choices of a variant.
local choices_of_game = {
  -- title of the game and a few words on it, for players
  title = "optional text",
  about = "optional text",
  board = "board",
  -- rows, counted from one's own side, on which the men stand at the start
  rows = "list of number",
  -- the side that begins (left out: white)
  first = { "white", "black" },
  man = unit,
  king = unit,
  -- what makes one capture go before another; left out: any capture may be chosen
  prefer = "optional list of key",
  -- when a man becomes a king (left out: end)
  promotion = { "end", "at_once", "touched", "stops" },
  -- a king lands where its capture goes on, if it can (left out: yes)
  king_must_continue = "optional boolean",
  -- captured units leave the board after the capture (left out: this) or at once
  lift = { "after", "at_once" },
  -- a capture may turn straight back (left out: yes)
  reversal = "optional boolean",
  -- how long one king may move on alone
  rest = "optional rest",
  -- what becomes of a side that cannot move: loses (left out: this) or wins
  without_move = "optional function",
  -- a position that stands for so many times is a draw; 0: never
  repetition = "optional number",
  -- so many turns without a capture or a man's move are a draw; 0: never
  no_progress = "optional number",
  -- further draws
  draws = "optional list of ending",
  -- e3-d4 (left out: this), or 32-28
  notation = { "squares", "numbers" },
  -- how a position is written (left out: pdn)
  form = { "pdn", "fen" },
  -- the game's number in PDN files
  pdn = "optional number",
}

-- Options that many variants offer.

function draughts.repetition(preset)
  return whole("repetition", 0, 10, preset, text(
    "how many times a position must stand to be a draw; 0: never",
    "сколько раз должна повториться позиция для ничьей; 0: никогда"))
end

function draughts.no_progress(preset)
  return whole("no_progress", 0, 1000, preset, text(
    "turns of the two sides together without a capture or a man's move that are a draw; 0: never",
    "сколько ходов обеих сторон без взятий и ходов простыми дают ничью; 0: никогда"))
end

function draughts.few_pieces()
  return yes_no("few_pieces", true, text(
    "draws by number of moves when few pieces are left",
    "ничьи по числу ходов при малом числе шашек"))
end

function draughts.choice(preset)
  local chosen = choice("choice", { "free", "most" }, preset, text(
    "which capture may be chosen: any, or only one of the most pieces",
    "какое взятие можно выбрать: любое (free) или только наибольшего числа шашек (most)"))
  return chosen == "most" and { most() } or nil
end

-- How men and kings move.

local man, king = kind "man", kind "king"

local function king_move(directions, flies)
  return flies and slide(directions):to(empty) or step(directions):to(empty)
end

-- A jump over the next unit to the site right behind; a flying king jumps and lands from afar.
local function hop(directions, unit)
  local reach = unit.flies and { before = any, beyond = any } or nil
  return jump(directions, reach):over(unit.over or enemy)
end

-- A turn's capture keeps to one kind of directions and goes on as long as it can.
local function captures(choices, kinds, hop_along)
  local landing = choices.king_must_continue ~= false and "goes_on" or nil
  local all
  for _, directions in ipairs(kinds) do
    local one = chain(hop_along(directions), { landing = landing, reversal = choices.reversal })
    all = all and all + one or one
  end
  return all
end

local function king_captures(choices)
  return captures(choices, choices.king.captures, function(directions)
    return hop(directions, choices.king)
  end)
end

-- A man that becomes a king at once goes on capturing as a king, along the kind it began with.
local function man_captures(choices)
  return captures(choices, choices.man.captures, function(directions)
    local as_man = hop(directions, choices.man)
    if choices.promotion ~= "at_once" then return as_man end
    return as_man:by(man) + hop(directions, choices.king):by(king)
  end)
end

-- How the game ends.

local function endings(choices)
  local over = choices.without_move or loses
  local list = {
    over(no_unit, text("no piece is left", "не осталось шашек")),
    over(no_move, text("no move is left", "нет ходов")),
  }
  if (choices.repetition or 0) > 0 then
    table.insert(list, draws(repeats(choices.repetition)))
  end
  if (choices.no_progress or 0) > 0 then
    table.insert(list, draws(quiet(choices.no_progress, captured + moved(man))))
  end
  for _, draw in ipairs(choices.draws or {}) do table.insert(list, draw) end
  return list
end

local lone_king = army { king = 1 }
-- 5 moves of each side: what is left cannot win against a lone king.
local two_against_king = draws(
  balance(army { king = { 1, 2 }, man = { 0, 1 }, all = { 1, 2 } }, lone_king, { turns = 10 }),
  text("5 moves of two pieces against a king", "5 ходов двух шашек против дамки"))

-- FMJD, Annex 1 of the rules of international draughts, 6.3 and 6.4.
function draughts.draws_on_100()
  if not draughts.few_pieces() then return {} end
  return {
    -- 6.3: three units, a king among them, against one king: 16 moves of each side.
    draws(balance(army { king = { 1, 3 }, man = { 0, 2 }, all = 3 }, lone_king, { turns = 32 }),
      text("16 moves of three pieces against a king", "16 ходов трёх шашек против дамки")),
    -- 6.4: two units, a king among them, or one king, against one king: 5 moves of each side.
    two_against_king,
  }
end

-- fmjd64, rules of the game, 7.2.4 and 7.2.6 to 7.2.8.
function draughts.draws_on_64()
  if not draughts.few_pieces() then return {} end
  local with_king = army { king = { 1, any }, man = { 0, any } }
  local change = captured + promoted
  local main_road = sites("a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8")
  return {
    -- 7.2.4: three or more kings against one king: 15 moves of each side.
    draws(balance(army { king = { 3, any } }, lone_king, { turns = 30 }),
      text("15 moves of three kings against one", "15 ходов трёх дамок против одной")),
    -- 7.2.6: both sides have kings, and no unit is captured or promoted: 30 moves of each side
    -- with four or five units on the board, 60 moves with six or seven.
    draws(balance(with_king, with_king, { total = { 4, 5 }, turns = 60, unless = change }),
      text("30 moves with 4 or 5 pieces", "30 ходов при 4-5 шашках")),
    draws(balance(with_king, with_king, { total = { 6, 7 }, turns = 120, unless = change }),
      text("60 moves with 6 or 7 pieces", "60 ходов при 6-7 шашках")),
    -- 7.2.7: three units, a king among them, against a king that holds the main road: 5 moves.
    draws(balance(army { king = { 1, 3 }, man = { 0, 2 }, all = 3 },
                  army { king = on(main_road, 1, 1) }, { turns = 10 }),
      text("5 moves against a king on the main road", "5 ходов против дамки на большаке")),
    -- 7.2.8: two units, a king among them, or one king, against one king: 5 moves.
    two_against_king,
  }
end

function draughts.game(choices)
  given("draughts.game", choices, choices_of_game)
  return game {
    title = choices.title,
    about = choices.about,
    board = choices.board,
    first = choices.first,
    pieces = {
      piece {
        name = "man", title = text("man", "простая"), letter = "m", symbol = { "○", "●" },
        picture = "disc",
        moves = step(choices.man.moves):to(empty) + man_captures(choices),
        promotes = promotes { to = "king", zone = last_row, when = choices.promotion or "end" },
      },
      piece {
        name = "king", title = text("king", "дамка"), letter = "k", symbol = { "♕", "♛" },
        picture = "disc_king",
        moves = king_move(choices.king.moves, choices.king.flies) + king_captures(choices),
      },
    },
    setup = { place("man", rows(table.unpack(choices.rows))) },
    capture = capture { must = true, prefer = choices.prefer, lift = choices.lift or "after" },
    rest = choices.rest,
    endings = endings(choices),
    notation = choices.notation or "squares",
    capture_sign = choices.notation == "numbers" and "x" or ":",
    numbering = "top-left",
    form = choices.form or "pdn",
    pdn = choices.pdn,
  }
end

return draughts
