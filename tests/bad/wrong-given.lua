--! 10: error: useful.checked: inner has no key 'sise' in useful.lua:23 [unknown-key]
--! 10: error: 'inner.size' of useful.checked expects a number, got nothing in useful.lua:23 [wrong-given]
--! 12: error: useful.checked has no key 'mya' in useful.lua:23 [unknown-key]
--! 13: error: 'must' of useful.checked expects a move, got a test in useful.lua:23 [wrong-given]
--! 14: error: 'kinds' of useful.checked expects a move, got directions in useful.lua:23 [wrong-given]
--! 15: error: 'first' cannot be 'whit' in useful.lua:23 [unknown-choice]
local useful = family "useful"
-- Every fault of the table is told, each at its own key.
return useful.checked {
  inner = { sise = 3 },

  mya = empty,
  must = empty,
  kinds = { step(orthogonal), orthogonal },
  first = "whit",
}
