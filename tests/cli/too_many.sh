# A position with more moves than can be found is refused by every verb, not looked at for ever.
. tests/cli/expect.bash

cat >"$scratch/crowd.lua" <<'end'
local man = piece {
  name = "man", letter = "m",
  moves = step(forward(orthogonal)):to(empty)
    + chain(jump(orthogonal + diagonal, { before = any, beyond = any })),
}

return game {
  title = "Crowd",
  board = grid(32, 32),
  pieces = { man },
  setup = { place("man", rows(1, 2, 3, 4, 5) * dark) },
  endings = { loses(no_move) },
}
end

for call in 'moves CROWD' 'perft CROWD 2' 'show CROWD' 'play CROWD --white=engine'; do
  # shellcheck disable=SC2086 # words of a call
  exits 4 ${call/CROWD/"$scratch/crowd.lua"}
  has "$err" 'too many to be found' 'fewer directions'
done
exits 4 --lang=ru moves "$scratch/crowd.lua"
has "$err" 'слишком много'
