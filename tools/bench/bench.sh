#!/usr/bin/env bash
# tools/bench/bench.sh: how fast uzel is beside a known program, and where its time goes.
set -euo pipefail

cd "$(dirname "$(realpath "${BASH_SOURCE[0]}")")/../.."
. tools/common.sh

help="Usage: tools/bench/bench.sh [NAME]...
       tools/bench/bench.sh --hot NAME

Measures the speed of uzel, each time right after that of Debian's fairy-stockfish, so that the ratio
of the two says little of the machine. F is the leaves of fairy-stockfish's \`go perft 6\` in chess per
CPU second; what is wanted (tools/bench/wanted.tsv) is scaled with it. NAME is one of \`uzel bench\`;
without any, all are measured. Exit status 1: something wanted is not reached.

  --hot NAME  the five functions in which one measurement spends its instructions, by callgrind,
              from its first minute
  -h, --help  this help

Missing Debian packages (fairy-stockfish, valgrind) are installed, as root or with sudo.

Example: tools/bench/bench.sh chess-perft-6 kiwipete-perft-5"

rival=/usr/games/fairy-stockfish
usual_f=21600000 # the F that the table of wanted figures belongs to
hot_seconds=60

# ---- The table ----

# Prints F: leaves a CPU second, user and system time together.
measure_rival() {
  local leaves times TIMEFORMAT='%U %S' ask=$'position startpos\ngo perft 6\nquit'
  times=$({ time "$rival" <<<"$ask" >"$scratch/rival" 2>&1; } 2>&1)
  leaves=$(sed -n 's/^Nodes searched: //p' "$scratch/rival")
  [[ $leaves ]] || { cat "$scratch/rival" >&2; return 1; }
  awk -v leaves="$leaves" '{ printf "%.0f\n", leaves / ($1 + $2) }' <<<"$times"
}

# Prints what uzel does a CPU second.
measure_uzel() {
  build/release/bin/uzel bench --json=lines "$1" |
    sed -n 's/.*"per_second":\([0-9.e+]*\).*/\1/p'
}

names_of_table() { awk -F'\t' '!/^#/ { print $1 }' tools/bench/wanted.tsv; }
wanted() { awk -F'\t' -v name="$1" '$1 == name { print $2 }' tools/bench/wanted.tsv; }

# row NAME F PER_SECOND WANTED: fails when it is not reached.
row() {
  awk -v name="$1" -v f="$2" -v speed="$3" -v wanted="$4" -v usual="$usual_f" 'BEGIN {
    scaled = wanted * f / usual
    reached = speed >= scaled
    printf "%-30s %12.0f %10.0f %9.4g %12.0f %6.2f  %s\n",
      name, speed, f, speed / f, scaled, speed / scaled, reached ? "yes" : "NO"
    exit !reached
  }'
}

print_table() {
  local name f speed missed=0
  printf '%-30s %12s %10s %9s %12s %6s  %s\n' name 'per second' F 'ratio to F' wanted share reached
  for name; do
    f=$(measure_rival)
    speed=$(measure_uzel "$name")
    row "$name" "$f" "$speed" "$(wanted "$name")" || missed=1
  done
  return $missed
}

# ---- The hot functions ----

# Valgrind does not know every instruction of a new processor, so this build keeps to old ones.
build_hot() {
  local flags=-g
  [[ $(uname -m) != x86_64 ]] || flags+=" -march=x86-64-v2"
  quietly build/hot.log cmake -S . -B build/hot -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_C_FLAGS="$flags" -DUZEL_NATIVE=OFF -DBUILD_TESTING=OFF &&
    quietly build/hot.log cmake --build build/hot --target uzel_cli -j "$(nproc)"
}

# An interrupted run writes its profile too; a part of a long count is as good as the whole.
print_hot() {
  local profile=$scratch/callgrind
  timeout --signal=INT "$hot_seconds" valgrind --tool=callgrind --callgrind-out-file="$profile" \
    build/hot/bin/uzel bench "$1" >"$scratch/log" 2>&1 || true
  [[ -s $profile ]] || { cat "$scratch/log" >&2; return 1; }
  echo "$1"
  callgrind_annotate --auto=no --threshold=100 "$profile" | sum_by_function |
    sort -rn | awk 'NR <= 5'
}

# A function has a row for each file whose inline functions it took in, and for each of its clones
# and depths of recursion (NAME'2).
sum_by_function() {
  awk '/^ *[0-9,]+ *\(.*%\).*:/ && !/PROGRAM TOTALS/ {
    share = name = $0
    gsub(/.*\( *|%.*/, "", share)
    sub(/ \[.*/, "", name)
    sub(/.*:/, "", name)
    sub(/(\.(lto_priv|constprop|isra|part)|\047).*/, "", name)
    sum[name] += share
  }
  END { for (name in sum) printf "%6.2f %%  %s\n", sum[name], name }'
}

# ---- The call ----

check_name() {
  [[ $(wanted "$1") ]] && return
  say "no measurement is called '$1'; there are: $(names_of_table | paste -sd' ')"
  exit 2
}

hot=
case ${1-} in
  --help | -h) echo "$help"; exit ;;
  --hot) hot=1; shift; (($# == 1)) || { echo "$help" >&2; exit 2; } ;;
  -*) echo "$help" >&2; exit 2 ;;
esac
for name; do check_name "$name"; done

mkdir -p build
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# shellcheck disable=SC2046 # one word, one package
install_packages $(missing_packages)
if [[ $hot ]]; then
  have valgrind || install_packages valgrind
  build_hot
  print_hot "$1"
else
  [[ -x $rival ]] || install_packages fairy-stockfish
  build release --target uzel_cli
  # shellcheck disable=SC2046 # one word, one name
  (($#)) || set -- $(names_of_table)
  print_table "$@"
fi
