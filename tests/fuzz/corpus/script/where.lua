local man = "man"
local odd = where(function(place) return place.row % 2 == 1 or place.file == 2 end)
local near = where(function(place)
  local beside = place:at(1, -0.5) or place:at(0, 2)
  return not beside or beside.side == "enemy" or beside.piece == man or beside.name == "c3"
end)
return game {
  board = grid(6, 6),
  pieces = {
    piece { name = man, letter = "m", moves = step(orthogonal):to(empty * odd) + jump(diagonal):from(near * -odd) },
  },
  setup = { place(man, rows(1, 2)) },
  endings = { loses(no_move) },
}
