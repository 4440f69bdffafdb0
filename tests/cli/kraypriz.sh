# The positions of КРАЙПРИЗ without jesters: how many there are after one turn, the SHA-256 of their
# texts, and the status.
. tests/cli/expect.bash

table=tests/positions/kraypriz_training.tsv
rows=0
while IFS=$'\t' read -r position options count sha256 status; do
  game=(kraypriz-training --set "$options" --position "$position")
  exits 0 moves "${game[@]}" --successors
  same "$(grep -c . <<<"$out")" "$count"
  same "$(printf %s "$out" | sha256sum)" "$sha256  -"
  exits 0 show "${game[@]}" --json
  json "v.status === \"$status\""
  rows=$((rows + 1))
done < <(tail -n +2 "$table")
same "$rows" 51
