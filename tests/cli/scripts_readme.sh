# Every snippet of scripts/README.md: a Lua block is saved under the name in its first line, a console
# block is run as it stands, and prints what it says. `...` stands for any lines.
. tests/cli/expect.bash
UZEL=$(realpath "$UZEL")
export UZEL_SCRIPTS=$PWD/scripts
page=$PWD/scripts/README.md
mkdir "$scratch/bin"
ln -s "$UZEL" "$scratch/bin/uzel"
export PATH=$scratch/bin:$PATH
cd "$scratch"

# block_matches WANTED GOT: the lines are the same, but for those that `...` stands for.
block_matches() {
  local pattern
  pattern=$(printf '%s\n' "$1" | sed -e 's/[][\\*?]/\\&/g' -e 's/^\.\.\.$/*/')
  # shellcheck disable=SC2053
  [[ $2 == $pattern ]]
}

command='' wanted=''
run_command() {
  [[ $command ]] || return 0
  local got
  got=$(bash -c "$command" 2>&1 </dev/null) || true
  block_matches "$wanted" "$got" || fail "'$command' printed: $got"$'\n'"and not: $wanted"
  command='' wanted=''
}

block='' file='' commands=0
while IFS= read -r line; do
  case $block:$line in
  :'```lua') block=lua file='' ;;
  :'```console') block=console ;;
  *:'```') run_command && block='' ;;
  lua:*)
    [[ $file ]] || file=${line#-- }
    printf '%s\n' "$line" >>"$file"
    ;;
  console:'$ '*)
    run_command
    command=${line#'$ '}
    commands=$((commands + 1))
    ;;
  console:*) wanted+=${wanted:+$'\n'}$line ;;
  esac
done <"$page"

((commands > 8)) || fail "only $commands commands were found"
