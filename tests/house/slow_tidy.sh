#!/usr/bin/env bash
# The checks of .clang-tidy, each with its reason there, over the library and the program.
set -euo pipefail

command -v clang-tidy >/dev/null || { echo "clang-tidy is not installed" >&2; exit 77; }
[[ -e $UZEL_BUILD/compile_commands.json ]] || { echo "no compile_commands.json" >&2; exit 77; }
# Flags that only GCC knows are no finding.
find core tools/uzel -name '*.c' -print0 |
  xargs -0r clang-tidy -p "$UZEL_BUILD" --quiet --warnings-as-errors='*' \
    --extra-arg=-Wno-unknown-warning-option --extra-arg=-Wno-ignored-optimization-argument
