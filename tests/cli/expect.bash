# What the tests of the program share; each one sources this file. The program is $UZEL; they run in the
# tree's root, and in $scratch they may leave what they like.
set -euo pipefail
: "${UZEL:?the program to be tested}"
unset LC_ALL LC_MESSAGES COLORTERM NO_COLOR COLUMNS
export LANG=C.UTF-8 TERM=xterm-256color
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

fail() {
  printf '%s\n' "${BASH_SOURCE[-1]##*/}: $*" >&2
  exit 1
}

# run ARG...: runs the program; $out, $err and $code hold what came of it.
run() {
  code=0
  "$UZEL" "$@" >"$scratch/out" 2>"$scratch/err" </dev/null || code=$?
  out=$(<"$scratch/out") err=$(<"$scratch/err")
}

# exits CODE ARG...: the program ends with that code.
exits() {
  local want=$1
  shift
  run "$@"
  ((code == want)) || fail "'uzel $*' ended with $code, not $want: $err"
}

# has TEXT PART...: every part is somewhere in the text.
has() {
  local text=$1 part
  shift
  for part; do [[ $text == *"$part"* ]] || fail "'$part' is not in: $text"; done
}

# lacks TEXT PART...: no part is in the text.
lacks() {
  local text=$1 part
  shift
  for part; do [[ $text != *"$part"* ]] || fail "'$part' is in: $text"; done
}

# same A B: they are equal.
same() { [[ $1 == "$2" ]] || fail "expected '$2', got '$1'"; }

# json EXPRESSION: JavaScript on the last run's output, parsed, as `v` (`all` holds the lines' values); it
# must be true.
json() {
  node -e '
    const text = require("fs").readFileSync(process.argv[1], "utf8");
    const all = text.trim().split("\n").map((line) => JSON.parse(line));
    const v = all[0];
    if (!eval(process.argv[2])) { console.error("not so: " + process.argv[2]); process.exit(1); }
  ' "$scratch/out" "$1" || fail "JSON: $1"
}
