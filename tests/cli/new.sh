# A scaffold of every variant loads under its new name, plays, and is never written over another file.
. tests/cli/expect.bash
UZEL=$(realpath "$UZEL")
scripts=$PWD/scripts
cd "$scratch"
export UZEL_SCRIPTS=$scripts

for script in "$scripts"/variants/*.lua; do
  variant=${script##*/} variant=${variant%.lua}
  exits 0 new "my-$variant" --from="$variant"
  has "$out" "uzel play ./my-$variant.lua"
  exits 0 check "./my-$variant.lua"
  exits 0 moves "./my-$variant.lua"
  mine=$out
  exits 0 moves "$variant"
  same "$mine" "$out"
  exits 0 show "./my-$variant.lua" --json
  json "v.title === 'my-$variant'"
done

exits 0 perft ./my-sintez.lua 1 --set width=9
exits 4 new my-chess --from=chess
has "$err" 'my-chess.lua is already there'
exits 0 new mine --lang=ru --from=russian
has "$(head -n 1 mine.lua)" 'начато с russian'
