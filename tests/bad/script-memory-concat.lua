--! 5: error: the script takes too much memory [script-memory]
local list = {}
for i = 1, 60000 do list[i] = "0123456789" end
for i = 1, 100 do
  list[1] = table.concat(list)
end
