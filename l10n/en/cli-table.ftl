# `table`: keeping score for an evening, line by line. A hand is one deal, a line its record.

# Errors and their hints.
new-not-first = `new` can only be the first line, and only without names on the command line
new-not-first-hint = type `ginscore table` without names, and `new` as its first line
at-the-table = you are already at the table
at-the-table-hint = name two players, as in `table Ann Bob`
no-input = `-` cannot be used here: the lines of the table are the input
no-input-hint = name a file, or write the cards in the line
no-players = with these options, `ginscore table` needs the players
no-players-hint = type `ginscore table Ann Bob`, or `ginscore table` for the current series
new-or-named = `--new` starts a series, but `--series` names one that exists
new-or-named-hint = leave one of them out; `--name` gives a new series its name
# $players is a list of names.
other-players = `{ $series }` is a series of { $players }
other-players-hint = leave out the names, or leave out `--series`
other-rules = `{ $series }` has other rules
other-rules-hint = the rules of a series never change: leave out the rules, or leave out `--series`

# Remarks when a series is continued.
continuing = Continuing series { $series }.
# $stake is an amount of money without a currency.
stake-stays = The stake of this series stays { $stake }; use `--new` to start one with another stake.
no-stake-stays = This series has no stake, and that stays so; use `--new` to start one with a stake.
name-stays = The name of this series stays the same; use `--new` to start one with another name.
dealer-stays = The dealer stays the same; `deal NAME` changes it.

# Remarks at a terminal.
how-to-type = Type one line per hand, or press Enter and answer questions. `help` shows examples.
keys = Ctrl-U or Ctrl-C clears a line; Ctrl-D ends the evening.
# A hand was judged with `judge`, and its line is there to be recorded.
enter-records = Press Enter to record this hand, or Ctrl-U to clear the line.
# A line was refused, and a corrected one is there to be recorded.
exchanged-below = Below is the line with the sides swapped: Enter records it, Ctrl-U clears it.
rewritten-below = Below is the corrected line: Enter records it, Ctrl-U clears it.
# A line was refused, and is there again.
line-below = Change the line, or clear it with Ctrl-U.
# The same in plain text, where the next line starts empty; and with a corrected line.
line-on-up = The up arrow brings the line back.
offered-on-up = The up arrow brings the line to type: { $line }
no-series = There are no series yet. Type `new Ann Bob` with your names.
no-current-series = There is no current series. Type `table Ann Bob` with your names, or `series use NAME`.
interrupted = Everything recorded is safe; `ginscore table` continues the evening.
# The prompt after the end of a series, before `>`: what Enter does.
play-on = Enter: play on
