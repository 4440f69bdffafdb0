# Drawings: every variant's start and every piece's moves is SVG that a strict reader takes.
. tests/cli/expect.bash
command -v rsvg-convert >/dev/null || exit 77

render() {
  rsvg-convert -w 200 "$1" -o "$scratch/a.png" 2>"$scratch/err" || fail "$1: $(<"$scratch/err")"
  [[ -s $scratch/a.png && ! -s $scratch/err ]] || fail "$1: $(<"$scratch/err")"
}

for script in scripts/variants/*.lua; do
  name=${script##*/} name=${name%.lua}
  exits 0 show "$name" --svg="$scratch/$name.svg"
  render "$scratch/$name.svg"
done

# A place of its own for every unit: 32 in chess, each of one body.
same "$(grep -c '<g transform' "$scratch/chess.svg")" 32
for piece in king queen rook bishop knight pawn; do
  exits 0 show chess --piece=$piece --svg="$scratch/$piece.svg"
  render "$scratch/$piece.svg"
  same "$(grep -c '<g transform' "$scratch/$piece.svg")" 1
done
exits 0 show chess --svg=-
has "$out" '<svg xmlns' '</svg>'
exits 0 show sintez --set width=26 --set rows=12 --svg="$scratch/wide.svg"
render "$scratch/wide.svg"
