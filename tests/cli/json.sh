# JSON of every verb that has it parses, whatever the texts hold.
. tests/cli/expect.bash

exits 0 variants --json
json 'v.some((g) => g.name === "chess" && g.title) && v.every((g) => Array.isArray(g.presets))'
exits 0 variants --json=lines
json 'all.length > 10 && all.every((g) => g.name)'

exits 0 show sintez --json --set width=9
json 'v.variant === "sintez" && v.status === "none" && v.side === "white" && v.keeps_lua === false'
json 'v.options.some((o) => o.name === "width" && o.value === "9" && o.least === 4 && o.most === 26)'
json 'v.board.width === 9 && v.board.sites.length === 72 && /^[0-9a-f]{16}$/.test(v.rules_hash)'
json 'v.pieces.some((p) => p.name === "king") && v.presets.length > 3'
exits 0 show chess --json --position='7k/5KQ1/8/8/8/8/8/8 b - - 0 1'
json 'v.status === "mate" && v.side === "black"'
exits 0 show chess --json --position='7k/5K2/6Q1/8/8/8/8/8 b - - 0 1'
json 'v.status === "stalemate"'
exits 0 show chess --json --position='7k/8/8/8/8/8/8/K6R b - - 0 1'
json 'v.status === "check"'
exits 0 show russian --json --position='W:W:Ba7'
json 'v.status === "lost"'
exits 0 show chess --json --piece=knight
json 'v.quiet.length === 8 && v.captures.length === 8'

exits 0 doc --json
json 'v.some((w) => w.name === "step" && w.form && w.example)'
exits 0 doc jump --json
json 'v.name === "jump" && v.gives === "move"'

# A title with all that must be escaped.
sed 's|title = text("Russian draughts", "Русские шашки")|title = "a \\"b\\" \\\\ \\t c"|' \
  scripts/variants/russian.lua >"$scratch/odd.lua"
exits 0 check "$scratch/odd.lua" --json
json 'v[0].ok && v[0].findings.length === 0'
exits 0 show "$scratch/odd.lua" --json
json 'v.title.includes("\"b\" \\")'
echo 'return gmae {}' >"$scratch/bad.lua"
exits 3 check "$scratch/bad.lua" "$scratch/odd.lua" --json=lines
json 'all.length === 2 && all[0].findings[0].line === 1 && all[0].findings[0].severity === "error"'
json '!all[0].ok && all[1].ok'

# A name that is no UTF-8.
odd=$scratch/$'\xff\xc3.lua'
cp scripts/variants/chess.lua "$odd"
exits 0 perft "$odd" 1 --json
json 'v.variant.endsWith("\ufffd\ufffd.lua") && v.count === 20'

# What is wrong is JSON too, on standard error, whichever verb says it: failure CODE ID ARG...
failure() {
  local want=$1 id=$2
  shift 2
  exits "$want" "$@"
  [[ -z $out ]] || fail "'$*' printed: $out"
  mv "$scratch/err" "$scratch/out"
  json "all.length === 1 && v.exit === $want && v.findings[0].id === '$id' && v.findings[0].what"
}
failure 2 unknown-verb shwo --json
json 'v.findings[0].mend.includes("show")'
failure 2 unknown-option moves chess --pozition=x --json
failure 2 missing-argument perft chess --json
failure 2 bad-number perft chess two --json=lines
failure 2 unknown-variant show ches --json
failure 2 option-whole perft sintez 1 --set width=99 --json
failure 2 unknown-piece show chess --piece=quen --json
failure 2 unknown-word doc lepa --json
failure 2 unknown-bench bench nothing --json
failure 2 no-such-value moves chess --count=x --json
failure 3 unknown-word show "$scratch/bad.lua" --json
json 'v.findings[0].line === 1 && v.findings[0].file.endsWith("bad.lua")'
failure 4 cannot-read variants --scripts="$scratch/nowhere" --json
failure 4 cannot-read show "$scratch/nowhere.lua" --json
exits 1 moves chess --position=x --json
[[ $err == '{"exit":1,'* ]] || fail "no JSON: $err"

# Every verb but those for people.
exits 0 code english --json
json 'v.length > 10 && v[0].startsWith("english")'
exits 0 code english --json=lines
json 'all.length > 10'
program=$(realpath "$UZEL")
(cd "$scratch" && "$program" new mine --from=chess --json >out) || fail 'new --json'
json 'v.file === "mine.lua"'
