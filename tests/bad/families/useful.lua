-- What scripts of this folder take and misuse.
local useful = {}

useful.unmoved_step = step(orthogonal):from(unmoved)

function useful.man(directions)
  return piece { name = "man", letter = "m", moves = step(directions) }
end

function useful.game(choices)
  if choices.size == 7 then error("seven is too few", 2) end
  return game {
    title = "Bad game",
    board = grid(choices.size, choices.size),
    pieces = { useful.man(orthogonal) },
    setup = { place("man", rows(1, 2)) },
    endings = choices.endings.all,
  }
end

-- A table, with what it may hold and what it must.
function useful.checked(choices)
  return given("useful.checked", choices, {
    must = "move", may = "optional test", kinds = "list of move", first = { "white", "black" },
    inner = { size = "number" },
  })
end

function useful.misspelt(choices)
  return given("useful.misspelt", choices, "optional lits of move")
end

function useful.endless() return 1 + useful.endless() end

return useful
