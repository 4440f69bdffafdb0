# A game driven by lines, as scripts and people without a terminal play it.
. tests/cli/expect.bash

# play ARG... with the lines of standard input.
play() {
  code=0
  out=$("$UZEL" play "$@" 2>"$scratch/err") || code=$?
  err=$(<"$scratch/err")
  ((code == 0)) || fail "'play $*' ended with $code: $err"
}

# Two people: fool's mate, with a move that is none, an undo, and the beginning of a command.
play chess --white=human --black=human <<'END'
f2f3
e7e5
h2h4
und
g2g4
e2e5
mov
d8h4
board
END
has "$out" '1. f2f3' '1... e7e5' '2. h2h4' '2. g2g4' '2... d8h4' 'Black wins'

# An illegal move is explained; a misspelt command is recognized.
play chess --white=human --black=human <<<$'e2e5\nhlep\nquit'
has "$out" "did you mean 'help'"

# Moves are written one way, in answers and in lists; what cannot be read names what helps here.
play chess --white=human --black=human <<<$'moves\ng1f3\ne9'
has "$out" 'g1f3 ' '1. g1f3' "'moves' lists all legal moves"
lacks "$out" 'Nf3' 'uzel moves'

# Commands in Russian, whole or their beginnings, whatever the language; those in English as well.
play russian --lang=ru --white=human --black=human <<<$'помощь\nc3-d4\nотм\nход\nсохранить\nпо\nпомошь\nquit'
has "$out" 'подсказка' 'взять ход назад' '1. c3-d4' 'c3-b4' "команде 'сохранить' нужно имя файла" \
  "'по' можно понять как помощь, подсказка, позиция" "может быть, 'помощь'?"
play russian --white=human --black=human <<<$'позиция\nвыход'
has "$out" 'W:W'
play russian --lang=ru --time=0.01 <<<$'сдаюсь\nc3-d4'
has "$out" "'отмена'"

# Capturing is obligatory.
play russian --white=human --black=human --position='W:We3,a1:Bd4,h8' <<<'a1-b2'
has "$out" 'captur'

# Against the computer, which answers; a hint and the list of moves.
play russian --time=0.05 --seed=1 <<<$'moves\nhint\nc3-d4\nundo\nresign\nquit'
has "$out" 'c3-d4' '1... ' 'The computer would play' 'White resigns; Black wins.'

# Saved and loaded again, by another process.
play sintez --set width=9 --white=human --black=human <<<"a3-a4
save $scratch/game.txt"
has "$out" 'is saved'
play chess --white=human --black=human <<<"load $scratch/game.txt
position
undo
load $scratch/none.txt
load /dev/zero"
has "$out" 'is loaded' '9/M8/' 'none.txt cannot be read' '/dev/zero cannot be read: File too large'

# Two computers play to the end or to the last line.
play english --white=engine --black=engine --time=0.001 --seed=1
[[ $out == *' wins'* || $out == *'A draw'* ]] || fail "no end: ${out: -300}"

# Draws: people agree; the computer plays on in an opening.
play chess --white=human --black=human <<<$'draw?\nquit'
has "$out" 'A draw by agreement'
play chess --time=0.05 <<<$'draw?\nq'
has "$out" 'plays on'

# Without arguments and without a terminal: a short game.
run
same "$code" 0
has "$out" '1. ' '6... ' 'uzel play sintez-64-ru'

# In a terminal: a line editor with completion, and the menu.
command -v script >/dev/null || exit 0
out=$({ sleep 0.5; printf 'e2e\t4\n'; sleep 0.5; printf 'quit\n'; sleep 0.5; } |
  script -qec "$UZEL play chess --white=human --black=human --ascii" /dev/null)
has "$out" '1. e2e4'
out=$({ sleep 0.8; printf 'q\n'; sleep 0.3; } | script -qec "$UZEL" /dev/null)
has "$out" 'Which game?' 'chess'
