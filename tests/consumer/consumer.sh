#!/usr/bin/env bash
# Builds a stranger's program against the installed library, by CMake and by pkg-config. The program
# is the README's first C block, so what the README says is what works.
set -euo pipefail

here=$UZEL_SOURCE/tests/consumer
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
prefix=$tmp/prefix

quietly() { "$@" >"$tmp/log" 2>&1 || { cat "$tmp/log" >&2; exit 1; }; }

quietly cmake --install "$UZEL_BUILD" --prefix "$prefix"
header=$(find "$prefix" -name uzel.h)
pc=$(find "$prefix" -name uzel.pc)
export PKG_CONFIG_PATH=${pc%/*} UZEL_SCRIPTS=$prefix/share/uzel/scripts
unset UZEL_SOURCE

# The header stands alone, in C and in C++.
quietly gcc -std=c11 -Wall -Wextra -Wpedantic -Werror -fsyntax-only -x c "$header"
! command -v g++ >/dev/null || quietly g++ -Wall -Wextra -Werror -fsyntax-only -x c++ "$header"

mkdir "$tmp/source"
cp "$here/CMakeLists.txt" "$tmp/source"
awk '/^```c$/ { on = 1; next } /^```/ && on { exit } on' README.md >"$tmp/source/main.c"

quietly cmake -S "$tmp/source" -B "$tmp/build" -DCMAKE_PREFIX_PATH="$prefix"
quietly cmake --build "$tmp/build"
# shellcheck disable=SC2046 # flags are words
quietly gcc -std=c11 -Wall -Wextra -Werror "$tmp/source/main.c" -o "$tmp/by_pkg_config" \
  $(pkg-config --cflags --libs uzel)

LD_LIBRARY_PATH=$(pkg-config --variable=libdir uzel)
export LD_LIBRARY_PATH
"$tmp/build/consumer" >"$tmp/one"
"$tmp/by_pkg_config" >"$tmp/two"
cat "$tmp/one"
[[ -s $tmp/one ]] || { echo "the program said nothing" >&2; exit 1; }
cmp "$tmp/one" "$tmp/two"
quietly "$prefix/bin/uzel" --version
