Lua
--! 1: error: the script is compiled Lua, not text [bytecode]
