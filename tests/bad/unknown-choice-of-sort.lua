--! 3: error: 'given' cannot be 'lits of move' in useful.lua:30 [unknown-choice]
local useful = family "useful"
return useful.misspelt { step(orthogonal) }
