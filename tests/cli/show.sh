# The board in the terminal, a position's status, diagrams of moves.
. tests/cli/expect.bash

exits 0 show chess
has "$out" ' 8  r  n  b  q  k  b  n  r' ' 1  R  N  B  Q  K  B  N  R' '    a  b  c  d  e  f  g  h' \
  'Status: White to move'
lacks "$out" $'\033'

exits 0 show sintez-64-inter
has "$out" 'rules=inter' 'width=8 (4..26)' 'sintez-64-artur'

exits 0 show chess --position='7k/5KQ1/8/8/8/8/8/8 b - - 0 1'
has "$out" 'White wins'
exits 0 show chess --position='7k/8/8/8/8/8/8/K6R b - - 0 1'
has "$out" 'Black to move. Check.'

# Colour when asked for; NO_COLOR and --ascii go without.
exits 0 show chess --color=always
has "$out" $'\033[48;5;' '♜'
COLORTERM=truecolor exits 0 show chess --color=always
has "$out" $'\033[48;2;'
exits 0 show chess --color=always --ascii
lacks "$out" $'\033' '♜'

# The same in a terminal.
in_terminal() { script -qec "$UZEL $*" /dev/null </dev/null; }
if command -v script >/dev/null; then
  out=$(in_terminal show chess --position=start)
  has "$out" $'\033[48;5;'
  out=$(NO_COLOR=1 in_terminal show chess --position=start)
  lacks "$out" $'\033['
  has "$out" '♖' '♜'
fi

# Diagrams: a knight about the middle; a man that moves forward and captures both ways.
exits 0 show chess --piece=knight
same "$(grep -o '#' <<<"$out" | wc -l)" 9 # eight targets and the legend
exits 0 show chess --piece=pawn
same "$(grep -o '\*' <<<"$out" | wc -l)" 2
same "$(grep -o ' x ' <<<"$out" | wc -l)" 2
exits 0 show russian --piece=man
same "$(sed '/may/d' <<<"$out" | grep -o '[x#]' | wc -l)" 4
exits 0 show chess --piece=king
same "$(sed '/may/d' <<<"$out" | grep -o '[*x#]' | wc -l)" 8

# Wide boards keep to the terminal as far as they can.
exits 0 show sintez --set width=26 --position=start
(($(sed '/^Position/,$d' <<<"$out" | wc -L) <= 82)) || fail "too wide"

# Squares are numbered where moves are told by numbers.
exits 0 show international --position=start
has "$out" ' m  1 ' ' M 50 ' ' . 21 '
exits 0 show russian --position=start
lacks "$out" ' 32 '
