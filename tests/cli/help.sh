# Help of the program and of every verb: usage, options, an example, in both languages.
. tests/cli/expect.bash

exits 0 --help
has "$out" 'Usage: uzel' 'variants' 'perft' '--lang=en|ru' 'Exit status' 'Example'
verbs=$(sed -n '/^Verbs:/,/^$/p' <<<"$out" | awk '/^  /{ print $1 }')
same "$(wc -w <<<"$verbs")" "$(grep -c '^VERB(' tools/uzel/verbs.def)"

for verb in $verbs; do
  exits 0 "$verb" --help
  has "$out" "Usage: uzel $verb" '-h, --help' "Example: uzel $verb"
  english=$out
  exits 0 help "$verb"
  same "$out" "$english"
  exits 0 --lang=ru "$verb" -h
  has "$out" "Вызов: uzel $verb" "Пример: uzel $verb"
  # No line is wider than a terminal.
  (($(wc -L <<<"$english") <= 100)) || fail "help of $verb is too wide"
done

exits 0 --version
same "$out" "uzel $(sed -n 's/^#define UZEL_VERSION "\(.*\)"/\1/p' core/uzel.h)"
exits 0 help
has "$out" 'Verbs:'
