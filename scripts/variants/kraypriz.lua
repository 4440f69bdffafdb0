-- КРАЙПРИЗ без шутов (KrayPriz without jesters), the training game; quotations are from the
-- author's tutorial.
local chess = family "chess"

-- «Король ходит (бьёт) на вторую клетку (первая, — где стоит) в любую сторону, — когда учатся ...
-- Ходят на вторую или третью клетку ... — когда хорошо играют. Или играющие, сами договариваются».
local king_range = whole("king_range", 1, 9, 1, text(
  "how many squares the king goes: 1 for learners, 2 for good players, or as the players agree",
  "на сколько клеток ходит король: 1, когда учатся, 2, когда хорошо играют, или как договорятся"))
-- «Игра заканчивается, когда королю противника некуда ходить — на всех клетках его бьют».
local stalemated = choice("stalemate", { "draw", "loss" }, "draw", text(
  "a side that cannot move and is not attacked has drawn, or has lost",
  "у кого нет ходов, а король не под боем, у того ничья или проигрыш"))
local repetition = whole("repetition", 0, 10, 3, text(
  "how many times a position must stand to be a draw; 0: never",
  "сколько раз должна повториться позиция для ничьей; 0: никогда"))
local quiet_turns = whole("quiet", 0, 500, 100, text(
  "turns of both sides together without a capture or a pawn's move that are a draw; 0: never",
  "сколько ходов обеих сторон вместе без взятий и ходов пешками дают ничью; 0: никогда"))

preset("kraypriz-training", {}, text("KrayPriz without jesters", "КРАЙПРИЗ без шутов"))

local all_ways = orthogonal + diagonal
local neutral = ranks(5, 6) -- «нейтральная полоса»
local pawns = kind "pawn"

-- «Тройка»: three squares aslant, or three one way and one the other.
local troika = piece {
  name = "troika", title = text("troika", "тройка"), letter = "t", picture = "trident",
  moves = leap(3, 3) + leap(3, 1),
}

-- «Король свои и чужие фигуры не перепрыгивает.» In check he goes one square.
local king = piece {
  name = "king", title = text("king", "король"), letter = "k", symbol = { "♔", "♚" },
  picture = "king", royal = true,
  moves = slide(all_ways, king_range):from(-in_check) + step(all_ways):from(in_check),
}

-- «При рокировке ФЕРЗЬ ставится в любую сторону ... не перепрыгивая свои и чужие фигуры (короля
-- перепрыгивает), но только на клетку своего цвета, а КОРОЛЬ на любую клетку рядом на этой же
-- горизонтали ... При объявленном королю «КРАЙ» ... рокировка не производится.»
local own_colour = white * light + -white * dark
local castling = slide(sideways(orthogonal))
  :from(unmoved * -in_check):through(empty + friend * kind "king"):to(empty * own_colour)
  :also(bring(friend * unmoved * kind "king", sideways(orthogonal)))

local queen = piece {
  name = "queen", title = text("queen", "ферзь"), letter = "q", symbol = { "♕", "♛" },
  picture = "queen",
  moves = slide(all_ways) + castling,
}

-- «Если ... пешка встаёт на 10-ю, а чёрная на 1-ю горизонталь противника, то её можно заменить на
-- любую фигуру, которой уже нет в игре». «Пешки противников друг друга на нейтральной полосе не
-- (БЬЮТ).»
local pawn = piece {
  name = "pawn", title = text("pawn", "пешка"), letter = "p", symbol = { "♙", "♟" },
  picture = "pawn",
  moves = slide(forward(orthogonal), 3):from(rows(2)):to(empty)
    + step(forward(orthogonal) + sideways(orthogonal)):from(-rows(2)):to(empty)
    + step(forward(diagonal)):to(enemy * -(pawns * neutral)),
  promotes = promotes {
    to = { "queen", "rook", "bishop", "knight", "troika" },
    zone = last_row, entering = true, lost = true, optional = true,
  },
  never = rows(1),
}

-- «Рокировка совершается (только один раз), если при свободной расстановке фигур король и ферзь
-- стояли рядом и ферзь на клетке своего цвета.»
local beside = rows(1) * own_colour * near(sideways(orthogonal), friend * kind "king")

local endings = {
  loses(mate, text("priz", "приз")),
  stalemated == "loss" and loses(stalemate) or draws(stalemate, text("stalemate", "пат")),
}
if repetition > 0 then table.insert(endings, draws(repeats(repetition))) end
if quiet_turns > 0 then
  table.insert(endings, draws(quiet(quiet_turns, captured + moved(pawns))))
end

return game {
  title = text("KrayPriz without jesters", "КРАЙПРИЗ без шутов"),
  about = text("The training game of KrayPriz: chess on 100 squares.",
    "Учебная игра КРАЙПРИЗ: шахматы на ста клетках."),
  board = grid(10, 10, { files = "abcdefghik" }),
  pieces = { pawn, chess.knight, chess.bishop, chess.rook, troika, queen, king },
  setup = "rnbtkqtbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBTKQTBNR",
  rights = {
    right("Q", { pieces = { "queen", "king" }, side = "white", where = beside }),
    right("q", { pieces = { "queen", "king" }, side = "black", where = beside }),
  },
  endings = endings,
}
