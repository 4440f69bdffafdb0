--! 4: error: the script takes too much memory [script-memory]
local s = "x"
for i = 1, 100 do
  s = string.format("%s%s%s", s, s, s)
end
