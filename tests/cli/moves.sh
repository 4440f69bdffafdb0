# Legal moves and successors, sorted bytewise.
. tests/cli/expect.bash

sorted() { [[ $out == "$(LC_ALL=C sort <<<"$out")" ]] || fail "not sorted: $out"; }

exits 0 moves chess
same "$(wc -l <<<"$out")" 20
has "$out" e2e4 g1f3
sorted

exits 0 moves russian --position='W:We3:Bd4,f6'
same "$out" 'e3:c5'

exits 0 moves chess --successors
same "$(wc -l <<<"$out")" 20
sorted
[[ $out != *' 0 1'* ]] || fail "the clocks are printed"
same "$(sort -u <<<"$out" | wc -l)" 20

exits 0 moves chess --json
json 'v.length === 20 && v.some((m) => m.move === "g1f3" && m.book === "Nf3" && m.to === "f3")'
exits 0 moves chess --json=lines
json 'all.length === 20 && all.every((m) => m.from && m.captures.length === 0)'
exits 0 moves chess --successors --json
json 'v.length === 20 && typeof v[0] === "string"'

# No legal move: nothing is printed, and that is no failure.
exits 0 moves chess --position='7k/5KQ1/8/8/8/8/8/8 b - - 0 1'
same "$out" ''
