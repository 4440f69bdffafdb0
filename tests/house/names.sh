#!/usr/bin/env bash
# The core knows no game: outside of comments no file of core/ holds a word that belongs to one.
# `is_king` and `kings` count as `king`; `parking` does not.
#
# names.sh [ROOT] checks a tree; it first checks itself.
set -euo pipefail

words='jester|runner|king|queen|rook|bishop|knight|pawn|castle|castling|passant|troika|sintez'
words+='|chess|chessman|draughts|draughtsman|draught|shashki|xiangqi|shogi|halma'

# Comments become blanks, so that lines keep their numbers; strings stay.
without_comments() {
  perl -0777 -pe 's{("(?:\\.|[^"\\\n])*"|\x27(?:\\.|[^\x27\\\n])*\x27)|(/\*.*?\*/|//[^\n]*)}
    { defined $1 ? $1 : $2 =~ s/[^\n]//gr }gsex' "$1"
}

found() {
  local root=$1 file
  find "$root/core" -name '*.[ch]' -o -name '*.def' | LC_ALL=C sort | while read -r file; do
    { echo "${file#"$root"/}"; without_comments "$file"; } |
      grep -niP "(?<![a-z])($words)s?(?![a-z])" |
      while IFS=: read -r line text; do
        echo "${file#"$root"/}:$((line - 1)): $text"
      done || true
  done
}

# expect TEXT LINE: a file with that text is refused at that line, or not at all when LINE is "".
expect() {
  local tree answer
  tree=$(mktemp -d)
  mkdir -p "$tree/core/play"
  printf '%b' "$1" >"$tree/core/play/x.c"
  answer=$(found "$tree" | cut -d: -f2)
  rm -r "$tree"
  [[ $answer == "$2" ]] || { echo "self check: '$1': expected '$2', got '$answer'" >&2; exit 1; }
}

expect '/* the\nking */ int x; // queen\n' ''
expect 'int x;\nint is_king;\n' 2
expect 'const char *s = "a /* Pawn";\n' 1
expect 'char c = \x27"\x27; /* rook */\nint Kings; char d = \x27"\x27;\n' 2
expect 'int parking, booking;\n' ''
expect 'int runner2;\n' 1

root=${1:-$(dirname "$0")/../..}
bad=$(found "$root")
[[ ! $bad ]] || { echo "$bad" >&2; exit 1; }
