# English and Russian: by option, else by the environment.
. tests/cli/expect.bash

in_russian() { has "$out" 'Русские шашки'; }

exits 0 show russian
has "$out" 'Russian draughts' 'White to move'
exits 0 show russian --lang=ru
in_russian
has "$out" 'ход: белые'
LC_ALL=ru_RU.UTF-8 exits 0 show russian
in_russian
LC_MESSAGES=ru_RU.UTF-8 exits 0 show russian
in_russian
LANG=ru_RU.UTF-8 exits 0 show russian
in_russian
LANG=ru_RU.UTF-8 LC_ALL=en_US.UTF-8 exits 0 show russian
has "$out" 'Russian draughts'
LANG=ru_RU.UTF-8 exits 0 show russian --lang=en
has "$out" 'Russian draughts'

exits 2 --lang=ru shwo
has "$err" 'нет действия' 'show'
exits 2 --lang=ru moves sintez --set width=99
has "$err" 'ошибка'
exits 1 --lang=ru moves chess --position x
