--! 2: error: piece lacks its 'moves', a move [missing-key]
local man = piece { name = "man", letter = "m" }
return game { title = "Bad game" }
--! 3: error: game lacks its 'board', a board [missing-key]
--! 3: error: game lacks its 'pieces', a table [missing-key]
--! 3: error: game lacks its 'setup', a table [missing-key]
