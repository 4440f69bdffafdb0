# What `check` says when a family is misused: the script's own line, and what is likely meant.
. tests/cli/expect.bash

# game PIECES: a script with these pieces, on its fourth line.
game() {
  cat <<END
local chess = family "chess"
return game {
  title = "x", board = grid(8, 8),
  pieces = { $1 },
  setup = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
  endings = { loses(mate), draws(stalemate) },
}
END
}
own=$scratch/own.lua others='chess.rook, chess.bishop, chess.knight, chess.pawn()'

game "chess.king, chess.queen, $others" >"$own"
exits 3 check "$own"
has "$out" 'own.lua:4:' "'pieces' of game expects a piece, got a function" 'write () behind its name'
game "chess.king(false), queen, $others" >"$own"
exits 3 check "$own"
has "$out" 'own.lua:4:' "unknown word 'queen'" "did you mean 'chess.queen'?" 'the text "queen"'
exits 3 check "$own" --lang=ru
has "$out" '«chess.queen»' 'строка "queen"'
game "chess.king(false), chess.quen, $others" >"$own"
exits 3 check "$own"
has "$out" 'own.lua:4:' "family chess has no 'quen'" "did you mean 'queen'?"
lacks "$out" "in $UZEL_SCRIPTS"

# Castling asks for rights: the line that calls for the king.
game "chess.king(), chess.queen, $others" >"$own"
exits 3 check "$own"
has "$out" 'own.lua:4: error' 'unmoved' 'rights = {'

# A move that the family has made beforehand: the line of the game, then that of the family.
game "chess.king(chess.castling), chess.queen, $others" >"$own"
exits 3 check "$own"
has "$out" 'own.lua:2: error' 'unmoved' 'rights = {' "in $UZEL_SCRIPTS/families/chess.lua:"
exits 3 check "$own" --json=lines
json '!v.ok && v.findings[0].line === 2 && v.findings[0].inside.endsWith("chess.lua")'

# choices LINE: a game of draughts with that line, its sixth, before the others.
choices() {
  cat <<END
local draughts = family "draughts"
return draughts.game {
  title = "x",
  board = grid(8, 8, { only = dark }),

  $1
  man = { moves = forward(diagonal), captures = { diagonal } },
  king = { moves = diagonal, captures = { diagonal }, flies = true },
}
END
}
choices 'rows = 2,' >"$own"
exits 3 check "$own"
has "$out" 'own.lua:6: error' "'rows' of draughts.game expects a list, got a number" 'rows = { ... }'
choices 'rows = { 1, 2 }, promtion = "at_once",' >"$own"
exits 3 check "$own"
has "$out" 'own.lua:6: error' "draughts.game has no key 'promtion'" "did you mean 'promotion'?"
choices 'rows = { 1, 2 },' | sed 's/flies/files/; s/captures = { diagonal } }/captures = diagonal }/' >"$own"
exits 3 check "$own"
has "$out" 'own.lua:7: error' "'man.captures' of draughts.game expects a list, got directions" \
  'own.lua:8: error' "draughts.game: king has no key 'files'" "did you mean 'flies'?"
