### section: import

# The command `import`.

# What is done while it works. $done (number), $all (number)
series-checked = { $done } of { $all } series checked
# $done (number), $all (number)
series-written = { $done } of { $all } series written
# The import was ended with Ctrl-C.
interrupted-before = interrupted; nothing was recorded
# $done (number), $all (number)
interrupted-after = interrupted after { $done } of { $all } series, which are recorded; run the same import again to continue
# In place of the name of a file.
standard-input = standard input
not-text = standard input is not text
not-text-hint = save it as UTF-8 text (in Excel “CSV UTF-8”, not “Unicode Text”)
too-long = standard input is too long: the limit is { NUMBER($most) } bytes
too-long-hint = split the file between two series, and import the parts
choose-exported = choose a file that `ginscore export` wrote, or `-` for standard input
# A script to import has only lines of an evening. $word is a command or an option, in backticks.
not-of-evening = { $word } is not a line of an evening
not-of-evening-hint = leave it out, or play the script with `ginscore table`, which runs commands, too
no-new-line = a script starts with `new` and the players
no-new-line-hint = write it as in `new Ann Bob pagat`
already-there = { $series } already has these hands
already-there-as = { $series } already has these hands, here under the name { $called }
# What was recorded in a series. A hand is one deal.
hands-of-new = { $series }: { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
hands-more = { $series }: { $hands ->
    [one] { $hands } more hand
   *[other] { $hands } more hands
}
# $series (number)
recorded = Recorded { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} of { $series } series.

### section: row-error

# Mistakes in rows that another program exported (CSV or JSON lines), each with a hint. $column is the
# name of a column, in backticks; it stays as it is.

# A remark: columns that were not read.
# $columns are $count names, in a list with `and`.
ignored-columns = { $count ->
    [one] Ignored the column { $columns }.
   *[other] Ignored the columns { $columns }.
}
# The end of a long list of names: `A, B, C and 5 more`.
# $more (number)
names-and-more = { $names } and { $more } more

# A hand: one deal. The file has no line with one.
no-rows = there are no hands in this file
no-rows-hint = import reads scripts, and rows with a column `hand`, as `ginscore export --format csv` and `--format jsonl` write them; `ginscore man rows` shows how other sheets become rows
whole-series = this file has whole series, as `ginscore export --format json` writes them
whole-series-hint = import reads the rows of `ginscore export --format jsonl`
only-results = this file has results, one row for each side, and no hands
only-results-hint = import reads the rows of `ginscore export`, without `--results`
ledger-file = this is a file of a ledger, not rows or a script
ledger-file-hint = `ginscore --ledger DIR export --all --format jsonl | ginscore import -` imports the ledger in the directory DIR; or copy the file into the directory of your own
web-page = this is a web page
web-page-hint = import reads the rows of `ginscore export --format csv` and `--format jsonl`
no-object = the line is not a JSON object
no-object-hint = write one object per line, as `ginscore export --format jsonl` does
# $schema is the version of the format.
newer = the row has schema { $schema }, which this version of ginscore does not support
newer-hint = use a newer version of ginscore
too-many-columns = the header has { NUMBER($columns) } columns, and the limit is { $most }
too-many-columns-hint = import reads the output of `ginscore export --format csv` and `--format jsonl`
too-few-cells = the row has fewer cells than the header has columns
too-few-cells-hint = is the file complete? An empty cell needs its comma, too
many-lines = { $column } spans more than one line
many-lines-hint = is a quotation mark left open? A cell must be on one line
cell-too-long = { $column } is longer than { $most } bytes
cell-too-long-hint = a row has one hand and a one-line note
too-many-cells = the row has more cells than the header has columns
too-many-cells-hint = put a cell that contains a comma in quotation marks
no-such-column = there is no column called { $column }
no-such-column-hint = did you mean { $meant }? Otherwise give the column another name
column-twice = the column { $column } appears twice
column-twice-hint = remove one of them

# A file that ginscore wrote. A series: the games that players play together.
missing = the row has no { $column }
missing-hint = every row needs `hand`, and the first row of a series also needs `player_one` and `player_two`; the rest is optional
stake-hint = write an amount of money per point, as in 0.10, per game, as in 5/game, or per sheet, as in 20/sheet
lineup-hint = write `sides`, `captain` or `in-turn out Cid`, as it fits the number of players
sides-hint = write the names of the two sides with a comma between them
timestamp-hint = write a date, as in 2026-11-20, 2026-11-20 19:30 or 2026-11-20T19:30:00+01:00
# $hidden is a character that cannot be seen, as in the messages that begin with `hidden-`.
hidden-character = { $column } contains { $hidden }
hidden-character-hint = remove it from the cell
differs = { $column } differs from the first row of the series
differs-hint = give two series different names under `series`
not-a-player = { $column } cannot be { $name }, who is not one of the players
not-a-player-hint = the players are given under `player_one` and `player_two`
# $next (number); $written is the number that the row has.
out-of-order = expected hand { $next } of the series, but this row is hand { $written }
out-of-order-hint = a series needs each of its hands once; is a row missing, or there twice?
series-over = this hand comes after the end of the series
series-over-hint = give the next series a different name under `series`; or were other `rules` played?
# $written is what the cell has, $given what the rules say.
mismatch = the row has { $column } { $written }, but the rules give { $given }
mismatch-none = the row has { $column } { $written }, but the rules give none
mismatch-hint = fix the hand or the `rules`; or leave the column out to let the rules decide
not-valid-hint = write it as in `Ann 4 v 23`
