--! 3: error: the script says: seven is too few in useful.lua:11 [script-error]
local useful = family "useful"
return useful.game { size = 7 }
