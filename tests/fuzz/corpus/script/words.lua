local size = whole("size", 4, 8, 6, text("size", "размер"))
local board = grid(size, 6, { nodes = "inner", files = "abcdefgh", only = -(files(1) * rows(3)) })
local style = choice("style", { "old", "new" }, "new", "style")
local wild = yes_no("wild", false, "wild")
preset("fuzz-small", { size = 4, style = "old", wild = true }, "small")
local near = where(function(place)
  local next_place = place:at(0, 1)
  return next_place and next_place.side == "friend" and place.row > 1 and place.piece == nil
end)
local hop = jump(diagonal, { before = any, beyond = 2 }):over(enemy * -kind "dame"):by(kind "man" + kind "dame")
local man = piece {
  name = "man", title = text("man", "шашка"), letter = "m", symbol = { "M", "m" },
  moves = step(forward(diagonal + orthogonal)):to(empty * -near) + chain(hop, { landing = "goes_on", reversal = false }),
  promotes = promotes { to = { "dame" }, zone = last_row + sites("a1"), when = "touched", optional = wild },
}
local dame = piece {
  name = "dame", letter = "d", royal = wild,
  moves = slide(corners + vectors(1, 2), { least = 1, most = 3 }):through(empty + friend):to((nodes + dark) * -friend)
    + leap(2, 3):from(rows(1, -1) + ranks(2) + files("a", 3)),
}
return game {
  title = "Words", about = text("all", "все"), first = "black",
  board = board,
  pieces = { man, dame },
  setup = { place("man", rows(1) * squares) },
  capture = capture { must = true, prefer = { most(), earliest(kind "dame"), mover(kind "man"), worth { man = 1, dame = 2 } }, lift = "at_once" },
  rest = rest("dame", 3, "man"),
  endings = {
    loses(no_unit), loses(no_move, text("stuck", "заперт")), draws(repeats(3)),
    draws(quiet(60, captured + promoted + moved(kind "man"))),
    draws(balance(army { dame = { 1, any }, man = on(dark, 0, 1), all = 2 }, army { all = 1 }, { turns = 4, unless = captured, total = { 2, 3 } })),
    wins(reached(last_row * -squares)),
  },
  notation = "squares", form = "fen", capture_sign = ":", numbering = "top-left", pdn = 50,
}
