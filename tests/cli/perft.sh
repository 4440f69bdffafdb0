# Counts: the plain number, behind every first move, and as JSON.
. tests/cli/expect.bash

exits 0 perft chess 3
same "$out" 8902
exits 0 perft chess 3 --no-bulk
same "$out" 8902
exits 0 perft chess 0
same "$out" 1
exits 0 perft russian 5
same "$out" 7482

exits 0 perft chess 3 --divide
same "$(tail -n 1 <<<"$out")" 8902
same "$(grep -c ': ' <<<"$out")" 20
same "$(awk '/: /{ n += $2 } END { print n }' <<<"$out")" 8902
same "$(grep ': ' <<<"$out" | LC_ALL=C sort)" "$(grep ': ' <<<"$out")"

exits 0 perft chess 3 --json
json 'v.variant === "chess" && v.depth === 3 && v.count === 8902'
json 'typeof v.seconds === "number" && typeof v.per_second === "number"'
exits 0 perft chess 2 --json --divide
json 'v.divide.length === 20 && v.divide.every((d) => d.count === 20)'

# The three counts differ where kings capture in rings.
position='8/8/1m1m4/8/1m1m4/8/8/K7 w 0 1'
for count in results sequences paths; do
  exits 0 perft sintez 1 --count=$count --position="$position"
  declare "$count=$out"
done
((results <= sequences && sequences <= paths)) || fail "$results, $sequences, $paths"

exits 0 perft sintez 1 --set width=9 --set rows=4
same "$out" 25
