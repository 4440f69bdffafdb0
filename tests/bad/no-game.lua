--! 3: error: the script returns no game but: a piece [no-game]
local man = piece { name = "man", letter = "m", moves = step(orthogonal) }
return man
