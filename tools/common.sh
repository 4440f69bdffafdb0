# For tools/run and tools/check: packages and quiet builds. Sourced, with the working folder in the
# source tree's root.

say() { echo "${0##*/}: $*" >&2; }

# quietly LOG COMMAND...: its output goes to the log, and to the terminal when it fails.
quietly() {
  local log=$1
  shift
  "$@" >"$log" 2>&1 </dev/null && return
  cat "$log" >&2
  say "failed: $*"
  return 1
}

have() { command -v "$1" >/dev/null; }
have_library() { have pkg-config && pkg-config --exists "$1"; }
have_clang() { compgen -G '/usr/lib/llvm-*/lib/clang/*/lib/*/libclang_rt.fuzzer-*' >/dev/null && have clang; }

# Prints the Debian packages that the build needs and this machine lacks.
missing_packages() {
  have cc && have make || echo build-essential
  have cmake || echo cmake
  have pkg-config || echo pkg-config
  have_library lua5.4 || echo liblua5.4-dev
  have_library cmocka || echo libcmocka-dev
  have_library libedit || echo libedit-dev
}

# Debian's apt as root; nothing is said or done when no package is named.
install_packages() {
  (($#)) || return 0
  have apt-get || { say "needs these Debian packages, or their like: $*"; return 1; }
  local root=()
  if ((EUID)); then
    have sudo || { say "needs root, or sudo, to install: $*"; return 1; }
    root=(sudo)
  fi
  say "installing Debian packages: $*"
  quietly build/packages.log "${root[@]}" apt-get update &&
    quietly build/packages.log "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get install -y --no-install-recommends "$@"
}

# build PRESET [CMAKE --build ARGUMENT...]: configures when needed, builds what has changed. Two at
# once wait for each other.
build() {
  local preset=$1 folder=build/$1
  shift
  mkdir -p "$folder"
  (
    flock 9
    if [[ ! -e $folder/configured || CMakePresets.json -nt $folder/configured ]]; then
      say "configuring $preset"
      quietly "$folder/log" cmake --preset "$preset" && touch "$folder/configured"
    fi &&
      quietly "$folder/log" cmake --build --preset "$preset" -j "$(nproc)" "$@"
  ) 9>"$folder/lock"
}
