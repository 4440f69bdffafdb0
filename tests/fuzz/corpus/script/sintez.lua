-- Шашки СИНТЕЗ (Sintez draughts) by V. Belousov; quotations are from the author's article.
local draughts = family "draughts"

-- «... размер доски и количество шашек могут быть самыми разнообразными.»
local width = whole("width", 4, 26, 8, text("files of the board", "вертикалей на доске"))
local men_rows = whole("rows", 1, 12, 3, text(
  "rows of men of each side", "рядов шашек у каждой стороны"))
local height = whole("height", math.max(4, 2 * men_rows), 32, 2 * men_rows + 2, text(
  "ranks of the board, usually two more than the men fill",
  "горизонталей на доске, обычно на две больше, чем занимают шашки"))

-- The three sets of rules, «Синтез 64 RU», «INTER» and «ARTUR», preset the two choices that follow.
local rules = choice("rules", { "ru", "inter", "artur" }, "ru", text(
  "set of rules, which presets choice and promotion",
  "свод правил, от которого зависят choice и promotion"))
local preset_of = {
  ru = { choice = "free", promotion = "at_once" },
  inter = { choice = "most", promotion = "ends_there" },
  artur = { choice = "free", promotion = "touched" },
}

-- RU: «игрок выбирает вариант взятия по своему усмотрению».
-- INTER: «требуется брать наибольшее количество шашек».
local prefer = draughts.choice(preset_of[rules].choice)

-- A capture brings a man to the last rank.
-- RU: «она может этим же ходом продолжать бой, но уже как дамка».
-- INTER: «она продолжает бой как простая шашка, не превращаясь в дамку».
-- ARTUR: «она продолжает бить и становится дамкой по завершении хода».
local times = { "at_once", "ends_there", "touched" }
local promotion = choice("promotion", times, preset_of[rules].promotion, text(
  "a man that captures its way to the last rank is a king at once, or only if it ends there, "
    .. "or in any case at the move's end",
  "простая, дошедшая боем до последнего ряда, станет дамкой сразу, или только если остановится "
    .. "там, или в любом случае в конце хода"))
local promotion_when = { at_once = "at_once", ends_there = "end", touched = "touched" }

-- «... в пределах одного хода, шашка может бить только одним из двух вариантов боя.»
local one_kind = yes_no("one_kind", true, text(
  "a turn's jumps are all diagonal or all straight",
  "за один ход бьют только по диагоналям или только по прямым"))

-- «Если с новой позиции шашки, побившей шашку противника, можно бить дальше, бой продолжается ...»
local king_must_continue = yes_no("king_must_continue", true, text(
  "a king lands where it can go on capturing, if there is such a square",
  "дамка встаёт туда, откуда можно бить дальше, если такое поле есть"))

preset("sintez-64", {}, text("Sintez 64", "Синтез 64"))
preset("sintez-64-ru", { rules = "ru" }, text("Sintez 64 RU", "Синтез 64 RU"))
preset("sintez-64-inter", { rules = "inter" }, text("Sintez 64 INTER", "Синтез 64 INTER"))
preset("sintez-64-artur", { rules = "artur" }, text("Sintez 64 ARTUR", "Синтез 64 ARTUR"))

-- The sizes that the author names, from «двухрядные ... 5х6» to «пятирядные ... 15х12».
for _, size in ipairs {
  { rows = 2, narrowest = 5, widest = 8 }, { rows = 3, narrowest = 4, widest = 10 },
  { rows = 4, narrowest = 5, widest = 14 }, { rows = 5, narrowest = 5, widest = 15 },
} do
  for files = size.narrowest, size.widest do
    local name = files .. "x" .. 2 * size.rows + 2
    preset("sintez-" .. name, { width = files, rows = size.rows },
      text("Sintez " .. name, "Синтез " .. name))
  end
end

-- «1. Только по диагоналям вперёд и назад.
-- 2. Только по вертикалям вперёд-назад и по горизонталям влево-вправо.»
local captures = one_kind and { diagonal, orthogonal } or { diagonal + orthogonal }

-- «Шашки расставляются на первой, второй и третьей от игрока горизонталях ...»
local rows_of_men = {}
for row = 1, men_rows do rows_of_men[row] = row end

return draughts.game {
  title = text("Sintez draughts", "Шашки «Синтез»"),
  about = text(
    "Draughts on every square: men step forward three ways and jump all eight, kings fly; "
      .. "a turn's jumps are all diagonal or all straight.",
    "Шашки на всех полях: простая ходит вперёд в трёх направлениях, бьёт в восьми, дамка летает; "
      .. "за один ход бьют только по диагоналям или только по прямым."),
  board = grid(width, height),
  rows = rows_of_men,
  -- «Простая шашка ходит на одно поле вперёд (прямо или по диагонали).»
  man = { moves = forward(orthogonal + diagonal), captures = captures },
  -- «Дамка ходит на любое количество пустых полей ... в любом из восьми направлений.»
  king = { moves = orthogonal + diagonal, captures = captures, flies = true },
  prefer = prefer,
  promotion = promotion_when[promotion],
  king_must_continue = king_must_continue,
  -- «При взятии применяется правило турецкого удара ...»
  lift = "after",
  -- «Возможна ничья по соглашению игроков.» Where nobody agrees, these are the program's own.
  repetition = draughts.repetition(3),
  no_progress = draughts.no_progress(60),
  form = "fen",
  pdn = 42,
}
