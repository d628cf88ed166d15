# `table`: keeping score for an evening, line by line. A hand is one deal, a line its record.

# Errors and their hints.
new-not-first = `new` can only be the first line, and only without names on the command line
new-not-first-hint = type `ginscore table` without names, and `new` as its first line
at-the-table = you are at the table already
at-the-table-hint = name two players, as in `table Ann Bob`
no-input = `-` cannot be used here: the lines of the table are the input
no-input-hint = name a file, or write the cards in the line
no-players = `ginscore table` needs the players for its options
no-players-hint = type `ginscore table Ann Bob`, or `ginscore table` for the current series
new-or-named = `--new` starts a series, but `--series` names one that exists
new-or-named-hint = leave one of them out; `--name` gives a new series its name
# $players is a list of names.
other-players = `{ $series }` is a series of { $players }
other-players-hint = leave out the names, or leave out `--series`
other-rules = `{ $series }` has other rules
other-rules-hint = the rules of a series stay as they are: leave them out, or leave out `--series`

# Remarks when a series is continued.
continuing = Continuing series { $series }.
# $stake is an amount of money without a currency.
stake-stays = The stake of this series stays { $stake }; use `--new` to start a series with another.
no-stake-stays = The stake of this series stays none; use `--new` to start a series with another.
name-stays = The name of this series stays as it is; use `--new` to start a series with another.
dealer-stays = The dealer stays as it is; use `deal NAME` to correct it.

# Remarks at a terminal.
how-to-type = Type one line per hand, or press Enter to be asked. `help` shows examples.
keys = Ctrl-U or Ctrl-C clears a line; Ctrl-D ends the evening.
# A hand was judged with `judge`, and its line is there to be recorded.
enter-records = Press Enter to record this hand, or Ctrl-U to clear the line.
# A line was refused, and a corrected one is there to be recorded.
exchanged-below = Below, the sides are exchanged: Enter takes it, Ctrl-U clears it.
rewritten-below = Below is the line to type: Enter takes it, Ctrl-U clears it.
# A line was refused, and is there again.
line-below = The line is there to be changed; Ctrl-U clears it.
no-series = There are no series yet. Type `new Ann Bob` with your names.
no-current-series = No series is the current one. Type `table Ann Bob` with your names, or `series use NAME`.
interrupted = Everything recorded is safe; `ginscore table` continues the evening.
# The prompt after the end of a series, before `>`: what Enter does.
play-on = Enter: play on
