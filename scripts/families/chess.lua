-- The pieces of chess, for chess and for games that are like it. A variant takes what it needs:
--
--   local chess = family "chess"
--   pieces = { chess.king(), chess.queen, chess.rook, chess.bishop, chess.knight, chess.pawn() }
local chess = {}

chess.knight = piece {
  name = "knight", title = text("knight", "конь"), letter = "n", symbol = { "♘", "♞" },
  picture = "knight",
  moves = leap(1, 2),
}

chess.bishop = piece {
  name = "bishop", title = text("bishop", "слон"), letter = "b", symbol = { "♗", "♝" },
  picture = "bishop",
  moves = slide(diagonal),
}

chess.rook = piece {
  name = "rook", title = text("rook", "ладья"), letter = "r", symbol = { "♖", "♜" },
  picture = "rook",
  moves = slide(orthogonal),
}

chess.queen = piece {
  name = "queen", title = text("queen", "ферзь"), letter = "q", symbol = { "♕", "♛" },
  picture = "queen",
  moves = slide(orthogonal + diagonal),
}

-- Castling: neither king nor rook has moved, nothing stands between them, and the king does not
-- leave, cross or enter a square under attack. It goes two squares; the rook comes to its other
-- side.
local function castling_move()
  return slide(sideways(orthogonal), { least = 2, most = 2 })
    :from(unmoved * safe):through(empty * safe):to(empty * safe)
    :also(together(friend * unmoved * kind "rook"))
end
chess.castling = castling_move()

-- A king that castles; chess.king(false) does not, chess.king(move) has that move instead. What the
-- castling lacks in the game is told at the call of chess.king.
function chess.king(castling)
  if castling == nil then castling = castling_move() end
  given("chess.king", castling or nil, "optional move")
  local moves = step(orthogonal + diagonal)
  return piece {
    name = "king", title = text("king", "король"), letter = "k", symbol = { "♔", "♚" },
    picture = "king", royal = true,
    moves = castling and moves + castling or moves,
  }
end

chess.pawn_moves =
  -- One square on;
  step(forward(orthogonal)):to(empty)
  -- two from the second row, leaving a mark on the square between;
  + slide(forward(orthogonal), { least = 2, most = 2 }):from(rows(2)):to(empty):also(mark)
  -- capturing aslant,
  + step(forward(diagonal)):to(enemy)
  -- or en passant the pawn that has just left its mark.
  + step(forward(diagonal)):to(empty * marked):also(take_marker)

-- A pawn that becomes one of the pieces named on the last row; left out: all four of chess.
function chess.pawn(becomes)
  return piece {
    name = "pawn", title = text("pawn", "пешка"), letter = "p", symbol = { "♙", "♟" },
    picture = "pawn",
    moves = chess.pawn_moves,
    promotes = promotes {
      to = becomes or { "queen", "rook", "bishop", "knight" },
      zone = last_row,
    },
    never = rows(1),
  }
end

-- Nobody can ever mate with bishops on squares of one colour, or with a lone knight.
local dead = text("dead position", "мёртвая позиция")
local dark_bishops = army { king = 1, bishop = on(dark, 0, any) }
local light_bishops = army { king = 1, bishop = on(light, 0, any) }
chess.dead_positions = {
  draws(balance(dark_bishops, dark_bishops), dead),
  draws(balance(light_bishops, light_bishops), dead),
  draws(balance(army { king = 1, knight = 1 }, army { king = 1 }), dead),
}

return chess
