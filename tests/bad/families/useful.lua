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

return useful
