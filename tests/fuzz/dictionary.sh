#!/usr/bin/env bash
# dictionary.sh WORDS.DEF FUZZ.DICT: the first argument of every row of the table, as a fuzzer's word.
set -euo pipefail
sed -nE 's/^[A-Z_]+\( *"?([A-Za-z_]+)"? *[,)].*/"\1"/p' "$1" | LC_ALL=C sort -u >"$2"
[ -s "$2" ] || { echo "dictionary.sh: no row of $1 was understood" >&2; rm -f "$2"; exit 1; }
