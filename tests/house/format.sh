#!/usr/bin/env bash
# C is laid out by .clang-format. `format.sh --fix` does it.
set -euo pipefail
cd "$(dirname "$0")/../.."

command -v clang-format >/dev/null || { echo "clang-format is not installed" >&2; exit 77; }
mode=(--dry-run -Werror)
[[ ${1-} == --fix ]] && mode=(-i)
find core tools tests -name '*.[ch]' -print0 | xargs -0r clang-format "${mode[@]}"
