# What is measured can be named one by one, as text and as JSON.
. tests/cli/expect.bash

exits 0 bench chess-perft-5-no-bulk --json
json 'v.length === 1 && v[0].count === 4865609 && v[0].unit === "leaves" && v[0].per_second > 0'
exits 0 bench chess-perft-5-no-bulk
has "$out" 'chess-perft-5-no-bulk' '4865609'
exits 2 bench chess-perft-55-no-bulk
has "$err" "did you mean 'chess-perft-5-no-bulk'"
