--! 3: error: the script takes too much memory [script-memory]
local any_way = step(orthogonal)
for i = 1, 1000000 do any_way = any_way + step(diagonal) end
