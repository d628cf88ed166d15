### section: cli-import

# The command `import`.

# What is done while it works. $done (number), $all (number)
series-checked = { $done } of { $all } series checked
# $done (number), $all (number)
series-written = { $done } of { $all } series written
# In place of the name of a file.
standard-input = standard input
not-text = standard input is not text
not-text-hint = save it as UTF-8, in Excel as “CSV UTF-8”: its “Unicode Text” is UTF-16
too-long = standard input is too long: the limit is { NUMBER($most) } bytes
too-long-hint = split the file between two series, and import the parts
choose-exported = choose a file that `ginscore export` wrote, or `-` for standard input
record-says-all = a record of the format `gin` says everything itself
record-says-all-hint = leave out `--rules`, `--set` and the other options for spreadsheets
already-there = { $series } already has these hands
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

# Mistakes in rows that another program exported (CSV or JSON lines), each with a hint. $column and $heading are the
# names of columns, $text is what a cell has; all are in backticks and stay as they are.

# A remark: columns that were not read.
# $columns are $count headings, in a list with `and`.
ignored-columns = { $count ->
    [one] Ignored the column { $columns }; `--map` can say what it is.
   *[other] Ignored the columns { $columns }; `--map` can say what they are.
}
# The end of a long list of headings: `A, B, C and 5 more`.
# $more (number)
names-and-more = { $names } and { $more } more

# The deadwood and the points of a hand do not agree. $lines are the $count lines, in a list with `and`.
without-counts = { $count ->
    [one] under these rules, the deadwood in line { $lines } does not give the points there; the hand is recorded with points only
   *[other] under these rules, the deadwood in lines { $lines } does not give the points there; these hands are recorded with points only
}
# $lines are the first of many lines.
without-counts-many = under these rules, the deadwood in { NUMBER($count) } lines does not give the points there, as in lines { $lines }; these hands are recorded with points only
without-counts-hint = if other rules were played, choose them, as in `--rules pagat` or `--set gin_bonus=20`

# A hand: one deal. The file has no line with one. `Date, Winner, Loser and Points` stay in English: the headings of
# other languages are not known.
no-rows = there are no hands in this file
no-rows-hint = import reads the output of `ginscore export --format csv` and `--format jsonl`, and sheets with headings such as Date, Winner, Loser and Points; for other headings, see `--map` in `ginscore import --help`
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
# $option is an option to type, in backticks.
no-such-column-hint = did you mean { $meant }? Otherwise add { $option } to leave the column out
column-twice = the column { $column } appears twice
column-twice-hint = remove one of them
same-meaning = { $one } and { $other } are both the column { $column }
same-meaning-hint = add { $option } to leave one of them out

# A sheet of another program.
no-winner = no column gives the winner
no-loser = no column gives the loser
no-points = no column gives the points
# $headings are the headings of the file, in a list with `and`.
name-the-column = if a column does, name it with `--map`, as in { $option }; the headings are { $headings }
add-winner = add it, under a heading such as Winner; the headings are { $headings }
add-loser = add it, under a heading such as Loser; the headings are { $headings }
add-points = add them, under a heading such as Points; the headings are { $headings }
no-such-heading = the file has no heading { $heading }
headings-are = the headings are { $headings }
empty-cell = nothing under { $heading } in this row
empty-winner = write the winner's name; for a hand that nobody won, write `draw` instead
empty-points = write the winner's points; they may be left out only with both counts
empty-name = write both players' names in each row that somebody won
points-hint = write the points as a whole number, without a minus sign
count-hint = write the deadwood as a whole number
boxes-hint = write the boxes as a whole number
# `knock` to `draw` are typed: they stay as they are.
how-hint = write knock, gin, big gin, undercut, gin-off or draw, or nothing; or add { $option } to leave the column out
date-hint = write a date, as in 2026-11-20 or 20 Nov 2026; a time may follow, as in 19:30
card-hint = write the card as rank and suit, as in 7S or TH
# $one and $other are dates in words.
ambiguous-date = { $heading } is ambiguous: { $text } may be { $one } or { $other }
ambiguous-date-hint = add `--dates day-first` or `--dates month-first`; or write it as in 2026-11-20
strange-winner = { $heading } is not one of the players of the row: { $name }
players-are = the players are { $one } and { $other }
# $points (number), $loser (number): the points of the winner and the loser.
not-more-points = the row gives the points of a whole game, but the winner has { $points } and the loser { $loser }
not-more-points-hint = the winner of a game has more points; in a sheet of hands, leave the loser's points out
game-in-game = the row is a whole game, but the game before it is not over
game-in-game-hint = a row with the points of both players is a whole game; in a sheet of hands, leave the loser's points out
game-not-won = the row is a whole game, but { $points } points do not win a game under these rules
game-not-won-hint = choose the rules that were played, as in `--set target=50`; a game that was broken off cannot be imported
counts-without-points = the row has no points, and under these rules its deadwood does not fit how the hand ended
counts-without-points-hint = correct the deadwood or how the hand ended, add the points, or choose the rules that were played, as in `--rules pagat`

# A file that ginscore wrote. A series: the games that players play together.
missing = the row has no { $column }
missing-hint = every row needs `hand`, and the first row of a series also needs `player_one` and `player_two`; the rest is optional
stake-hint = write an amount of money per point, as in 0.10
preset-hint = write the name of a preset; `ginscore rules list` shows them
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
out-of-order-hint = a series needs all its hands, in order; sort the rows by `series` and `number`
series-over = this hand comes after the end of the series
series-over-hint = give the next series a different name under `series`; or were other `rules` played?
# $written is what the cell has, $given what the rules say.
mismatch = the row has { $column } { $written }, but the rules give { $given }
mismatch-none = the row has { $column } { $written }, but the rules give none
mismatch-hint = fix the hand or the `rules`; or leave the column out to let the rules decide
not-valid-hint = write it as in `Ann 4 v 23`
