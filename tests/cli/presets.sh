# Every variant and every preset loads under its name and has moves to begin with.
. tests/cli/expect.bash

exits 0 variants
names=$(awk '{ print $1 }' <<<"$out")
has "$names" sintez-64-inter sintez-5x6 sintez-10x8 sintez-14x10 sintez-15x12
for name in $names; do
  exits 0 perft "$name" 2
  ((${out##*$'\n'} > 0)) || fail "$name has no moves"
  exits 0 show "$name" --json
  json "v.variant === '$name' && v.status === 'none'"
done
