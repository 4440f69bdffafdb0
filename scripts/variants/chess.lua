-- Chess. Numbers are the articles of the FIDE Laws of Chess in force from 2023.
local chess = family "chess"

-- 9.2: the same position for the third time.
local repetition = whole("repetition", 0, 10, 3, text(
  "how many times a position must stand to be a draw; 0: never",
  "сколько раз должна повториться позиция для ничьей; 0: никогда"))
-- 9.3: 50 moves of each side without a capture or a pawn's move.
local fifty = whole("fifty", 0, 500, 50, text(
  "moves of each side without a capture or a pawn's move that are a draw; 0: never",
  "сколько ходов каждой стороны без взятий и ходов пешками дают ничью; 0: никогда"))

local endings = {
  -- 5.1.1: the king is attacked, and there is no legal move.
  loses(mate, text("checkmate", "мат")),
  -- 5.2.1: the king is not attacked, and there is no legal move.
  draws(stalemate, text("stalemate", "пат")),
}
-- 5.2.2: no series of legal moves can end in mate.
for _, dead in ipairs(chess.dead_positions) do table.insert(endings, dead) end
if repetition > 0 then table.insert(endings, draws(repeats(repetition))) end
if fifty > 0 then table.insert(endings, draws(quiet(2 * fifty, captured + moved(kind "pawn")))) end

return game {
  title = text("Chess", "Шахматы"),
  about = text("By the FIDE Laws of Chess.", "По правилам ФИДЕ."),
  -- 2.1: the board.
  board = grid(8, 8),
  -- 3.2 to 3.9: how each piece moves.
  pieces = { chess.pawn(), chess.knight, chess.bishop, chess.rook, chess.queen, chess.king() },
  -- 2.3: the start.
  setup = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
  -- 3.8.2.1: a right to castle is lost when the king or that rook has moved.
  rights = {
    right("K", "e1", "h1"), right("Q", "e1", "a1"),
    right("k", "e8", "h8"), right("q", "e8", "a8"),
  },
  endings = endings,
  notation = "uci",
  form = "fen",
}
