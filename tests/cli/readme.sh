# The tables of README.md say what the program says: the games, their options and presets, the verbs.
. tests/cli/expect.bash

# games.json: what `show` tells of every game, a line each.
exits 0 variants --json
cp "$scratch/out" "$scratch/variants.json"
for game in $(node -p 'JSON.parse(require("fs").readFileSync(process.argv[1])).map((g) => g.name).join(" ")' \
  "$scratch/variants.json"); do
  exits 0 show "$game" --json
  cat "$scratch/out" >>"$scratch/games.json"
done

# rows GAMES: prints the rows of the tables of games and of presets. Presets of one height are one row.
rows() {
  node -e '
    const games = require("fs").readFileSync(process.argv[1], "utf8").trim().split("\n").map(JSON.parse);
    const bounds = (o) =>
      o.kind === "whole" ? o.least + ".." + o.most : (o.choices || ["yes", "no"]).join(", ");
    const option = (o) => "`" + o.name + "=" + o.preset + "` (" + bounds(o) + ")";
    const row = (...cells) => console.log("| " + cells.join(" | ") + " |");
    for (const g of games) row("`" + g.variant + "`", g.title, g.options.map(option).join(", "));
    const sized = /^(.*-)(\d+)x(\d+)$/;
    const tick = (p) => "`" + p.name + "`";
    const shared = (p) => p.settings.split(" ").filter((s) => !/^width=/.test(s)).join(" ");
    for (const g of games) {
      const groups = new Map();
      for (const p of g.presets) {
        const size = sized.exec(p.name);
        const key = size ? size[1] + "x" + size[3] + " " + shared(p) : p.name;
        groups.set(key, [...(groups.get(key) || []), p]);
      }
      for (const group of groups.values()) {
        const [first, last] = [group[0], group[group.length - 1]];
        const widths = group.map((p) => (sized.exec(p.name) || [])[2]);
        const gap = widths.some((w, i) => i && w - widths[i - 1] !== 1);
        if (gap) throw new Error("a width is left out after " + first.name);
        if (group.length === 1) row(tick(first), first.title, first.settings ? "`" + first.settings + "`" : "none");
        else row(tick(first) + " to " + tick(last), "every width between", "`" + shared(first) + "`");
      }
    }' "$1"
}

exits 0 --help
verbs=$(sed -n '/^Verbs:/,/^$/s/^  \([a-z]*\)  *\(.*\)/| `\1` | \2 |/p' <<<"$out")
wanted=$(rows "$scratch/games.json")$'\n'$verbs
missing=$(grep -vxFf README.md <<<"$wanted") || true
[[ -z $missing ]] || fail "README.md lacks these rows:"$'\n'"$missing"

# Nor does it name what is gone: every row of those tables is one of these.
stale=$(sed -n '/^## The games/,/^`--help`/p' README.md | grep '^| `' | grep -vxF "$wanted") || true
[[ -z $stale ]] || fail "README.md has these rows too many:"$'\n'"$stale"

# The smallest and the largest board of Sintez draughts.
exits 0 show sintez --set rows=1 --json
size() { node -p 'JSON.parse(require("fs").readFileSync(process.argv[1])).options
  .filter((o) => /^(width|height)$/.test(o.name)).map((o) => o[process.argv[2]]).join("x")' \
  "$scratch/out" "$1"; }
has "$(<README.md)" "on boards from $(size least) to $(size most) squares"
