# Who reads no further does not make the program complain.
. tests/cli/expect.bash

for verb in 'moves chess --json=lines' 'doc' 'code chess' 'show sintez-64' 'perft chess 3 --divide'; do
  # shellcheck disable=SC2086 # words
  { "$UZEL" $verb 2>"$scratch/err" || true; } | head -c 1 >/dev/null || true
  [[ ! -s $scratch/err ]] || fail "'uzel $verb | head' complains: $(<"$scratch/err")"
  # shellcheck disable=SC2086
  { "$UZEL" $verb 2>"$scratch/err" || true; } | true || true
  [[ ! -s $scratch/err ]] || fail "'uzel $verb | true' complains: $(<"$scratch/err")"
done
