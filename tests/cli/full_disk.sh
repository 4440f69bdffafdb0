# Output that does not arrive is a fault, and said.
. tests/cli/expect.bash
[[ -w /dev/full ]] || exit 77

for verb in 'moves chess' 'variants' 'show chess' 'perft chess 1' 'doc' '--help' '--version' \
  'show chess --svg=-' 'play chess --white=human --black=human'; do
  code=0
  # shellcheck disable=SC2086 # words
  "$UZEL" $verb >/dev/full 2>"$scratch/err" </dev/null || code=$?
  same "$code" 4
  has "$(<"$scratch/err")" 'standard output' 'No space left'
done
exits 4 show chess --svg=/dev/full
has "$err" '/dev/full'

# A closed standard output too.
code=0
"$UZEL" variants >&- 2>"$scratch/err" || code=$?
same "$code" 4
