--! 3: error: 'kinds' of useful.checked expects a list, got a move in useful.lua:23 [needs-list]
local useful = family "useful"
return useful.checked { must = step(orthogonal), kinds = step(diagonal), inner = { size = 3 } }
