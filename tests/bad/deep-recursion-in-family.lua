--! 3: error: the script calls functions too deep inside each other in useful.lua:33 [deep-recursion]
local useful = family "useful"
return useful.endless()
