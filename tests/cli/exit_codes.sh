# Exit codes, and errors that say what to do.
. tests/cli/expect.bash

# 2: a wrong call, with the nearest known name.
exits 2 shwo
has "$err" "'shwo'" "did you mean 'show'" "'uzel --help'"
exits 2 moves chess --pozition x
has "$err" "'--pozition'" "did you mean '--position'" "'uzel moves --help'"
exits 2 show chess --divide
exits 2 show ches
has "$err" ches chess
exits 2 play chess --white=humn
has "$err" '--white (human, engine)' "did you mean 'human'"
exits 2 perft chess
has "$err" 'DEPTH is missing'
exits 2 perft chess two
has "$err" "'two'" 'from 0'
exits 2 perft chess 65
has "$err" "'65' is not a number from 0 to 64"
exits 2 perft chess 1.5
exits 2 perft chess 1 2
has "$err" "'2'" 'too many'
exits 2 moves chess --set width
has "$err" 'OPTION=VALUE'
exits 2 moves sintez --set widht=9
has "$err" widht width
exits 2 moves sintez --set width=99
has "$err" 99 26
exits 2 moves sintez --set rules=rus
has "$err" rus
exits 2 moves chess --count=result
has "$err" "did you mean 'results'"
exits 2 moves chess -p
has "$err" "'-p' needs a value"
exits 2 moves chess -z
has "$err" "'-z'"
exits 2 moves chess --json=line
exits 2 --lang=de variants
exits 2 show chess --piece=quen
has "$err" "did you mean 'queen'"
exits 2 doc lepa
has "$err" leap
exits 2 bench nothing
exits 2 new Bad --from=chess
exits 2 new mine
has "$err" '--from'

# 1: the answer is no.
exits 1 moves chess --position nonsense
[[ -n $err ]] || fail "no reason for a position that cannot be"
exits 1 moves chess --position '8/8/8/8/8/8/8/8 w - - 0 1'

# 3: a bad script.
echo 'return gmae {}' >"$scratch/bad.lua"
exits 3 show "$scratch/bad.lua"
has "$err" "$scratch/bad.lua:1: error:" gmae game
exits 3 check "$scratch/bad.lua"
has "$out" "$scratch/bad.lua:1: error:"
exits 0 check scripts/variants/chess.lua

# 4: input or output.
exits 4 variants --scripts="$scratch/nowhere"
has "$err" nowhere
exits 4 show chess --svg="$scratch/nowhere/a.svg"
has "$err" nowhere/a.svg
# A drawing asked for with data is drawn too, and not lost without a word.
exits 4 show chess --json --svg="$scratch/nowhere/a.svg"
exits 0 show chess --json --svg="$scratch/a.svg"
[[ -s $scratch/a.svg ]] || fail "no drawing beside --json"
has "$out" '"variant":"chess"'
exits 2 show chess --json --svg=-
mkdir "$scratch/folder.lua"
exits 4 show "$scratch/folder.lua"
has "$err" 'Is a directory'

ln -s "$scratch/gone.lua" "$scratch/link.lua"
exits 4 show "$scratch/link.lua"
has "$err" 'link.lua' "it is a link to '$scratch/gone.lua'"

# 130: interrupted.
code=0
timeout --preserve-status -s INT 0.5 "$UZEL" perft chess 9 >/dev/null 2>&1 || code=$?
same "$code" 130
