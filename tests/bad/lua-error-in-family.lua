--! 4: error: Lua stops here: attempt to index a nil value (field 'endings') in useful.lua:17 [lua-error]
local useful = family "useful"
-- A call behind `return` leaves nothing of its line on Lua's stack.
return useful.game {
  size = 6,
}
