--! 3: error: useful.checked expects a table, got a function in useful.lua:23 [uncalled]
local useful = family "useful"
return useful.checked(useful.man)
