--! 3: error: grid takes whole numbers from 1 to 32, got 600 in useful.lua:14 [number-bounds]
local useful = family "useful"
return useful.game { size = 600, endings = { all = { loses(no_move) } } }
