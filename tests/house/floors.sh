#!/usr/bin/env bash
# The floors of core/: a file includes its own floor and lower ones; lua.h only in core/script; the
# public header needs nothing but the standard library, so every floor may include it.
#
# floors.sh [ROOT] checks a tree; it first checks itself on small bad trees.
set -euo pipefail

declare -A floor=([base]=0 [board]=10 [rules]=20 [script]=25 [play]=30 [search]=40 [roof]=50)

# Prints a line for each include of the tree that goes where it must not.
refusals() {
  local root=$1 file line include
  (
    cd "$root"
    find core tools -name '*.[ch]' -o -name '*.def' 2>/dev/null | LC_ALL=C sort |
      xargs -r grep -nHE '^[[:space:]]*#[[:space:]]*include' |
      while IFS=: read -r file line include; do
        judge "$file" "$include" | sed "s|^|$file:$line: |"
      done
  )
}

# judge FILE INCLUDE: runs in the tree's root.
judge() {
  local file=$1 name own=roof other=roof path
  [[ $2 =~ [\"\<]([^\"\>]+)[\"\>] ]] || { echo "includes what a macro says"; return; }
  name=${BASH_REMATCH[1]}
  [[ $file == core/*/* ]] && own=${file#core/} && own=${own%%/*}

  case ${name##*/} in
    lua.h | lauxlib.h | lualib.h | luaconf.h)
      [[ $own == script ]] || echo "$name belongs to core/script alone"
      return
      ;;
  esac
  [[ $file == core/* ]] || return 0
  if [[ $file == core/uzel.h ]]; then
    [[ $2 == *'<std'*'.h>'* ]] || echo "the public header includes $name"
    return
  fi
  [[ $2 == *\"* || -e core/$name ]] || return 0 # the system's

  path=$(dirname "$file")/$name
  [[ -e $path ]] || path=core/$name
  path=$(realpath -m --relative-to=. "$path")
  [[ $path != core/uzel.h ]] || return 0
  [[ $path == core/* ]] || { echo "$name is outside of core/"; return; }
  [[ -e $path ]] || { echo "$name is not there"; return; }
  [[ $path == core/*/* ]] && other=${path#core/} && other=${other%%/*}

  if [[ ! ${floor[$own]-} ]]; then
    echo "core/$own is no floor"
  elif [[ ! ${floor[$other]-} ]]; then
    echo "core/$other is no floor"
  elif ((floor[$other] > floor[$own])); then
    echo "$own (floor $((floor[$own] / 10))) includes $path, which is above it"
  fi
}

# expect FILE INCLUDE WORDS: a tree whose FILE has that include is refused with those words; with no
# WORDS, it is not refused.
expect() {
  local tree answer
  tree=$(mktemp -d)
  mkdir -p "$tree"/core/{base,board,rules,script,play,search} "$tree/tools/uzel"
  touch "$tree"/core/{base/a.h,board/b.h,rules/r.h,script/s.h,play/p.h,search/z.h,uzel.h}
  touch "$tree/tools/uzel/t.h"
  printf '/* a file */\n#include %s\n' "$2" >"$tree/$1"
  answer=$(refusals "$tree")
  rm -r "$tree"
  if [[ -n $3 && $answer != "$1:2: "*"$3"* ]] || [[ -z $3 && -n $answer ]]; then
    echo "self check: '#include $2' in $1: expected '$3', got '$answer'" >&2
    exit 1
  fi
}

expect core/base/x.c '"board/b.h"' 'above it'
expect core/base/x.c '"../play/p.h"' 'above it'
expect core/rules/x.h '"script/s.h"' 'above it'
expect core/script/x.c '"play/p.h"' 'above it'
expect core/board/x.c '<rules/r.h>' 'above it'
expect core/base/x.c 'OTHER' 'a macro'
expect core/play/x.def '"search/z.h"' 'above it'
expect core/play/x.c '<lua.h>' 'core/script alone'
expect core/play/x.c '"lauxlib.h"' 'core/script alone'
expect tools/uzel/x.c '<lua5.4/lualib.h>' 'core/script alone'
expect core/search/x.c '"../../tools/uzel/t.h"' 'outside of core'
expect core/play/x.c '"play/none.h"' 'not there'
expect core/uzel.h '"base/a.h"' 'the public header'
expect core/uzel.h '<unistd.h>' 'the public header'
expect core/uzel.h '<stdint.h>' ''
expect core/base/x.c '"uzel.h"' ''
expect core/script/x.c '<lua.h>' ''
expect core/script/x.c '"rules/r.h"' ''
expect core/search/x.c '"play/p.h"' ''
expect core/play/x.c '"p.h"' ''
expect core/x.c '"search/z.h"' ''
expect tools/uzel/x.c '"search/z.h"' ''

root=${1:-$(dirname "$0")/../..}
found=$(refusals "$root")
[[ ! $found ]] || { echo "$found" >&2; exit 1; }
