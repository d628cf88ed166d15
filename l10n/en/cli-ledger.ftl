# What the commands say that check a ledger or show its series. A hand is a deal and its result; a seal is a code of letters
# and digits, made from all entries of a file. What stands in backticks stays as it is.

# `audit --accept`: someone changed the file in an editor, and that is right.
nothing-to-accept = There is nothing to accept.
# $entry (number)
changes-accepted = The changes to { $name } are marked as accepted in entry { $entry }.
# $entry (number). $seal is a code.
changes-accepted-seal = The changes to { $name } are marked as accepted in entry { $entry }; seal { $seal }.
deletion-accepted = { $name } is accepted as deleted; this computer no longer expects it.
several-to-accept = several series have changes to accept
# $names is a list of names: `a, b or c`.
several-to-accept-hint = check each of them, and name one with `--series`: { $names }

# `audit --seal`, after a message that something has changed since.
changed-since-hint = `ginscore audit` shows where; `ginscore log --all` shows what was accepted

# `witness`: the other player writes down the seal, then says a word, which is recorded; so nobody can have changed anything
# before it.
witness-question = A word from the other player
# $seal is a code.
seal-so-far = The seal so far is { $seal }. The other player writes it down, then says a word.
# $word is what the other player said; $entry (number)
witness-recorded = witness { $word } (entry { $entry })
# After the word.
witness-seal = seal { $seal }
witness-writes = the other player writes down this seal

# `series`: a list of series, one on each line: $name, and its state.
series-open = { $name }  open, { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
series-finished = { $name }  finished, { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
# Stopped before its end.
series-stopped = { $name }  stopped, { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
# `stop` with days. $series (number)
all-stopped = { $series ->
    [one] { $series } series is stopped.
   *[other] { $series } series are stopped.
}
none-stopped = No open series with hands is of these days.
series-unread = { $name }  cannot be read
# Before the line of the current series, for a screen reader.
current-series = current:
no-series-yet = There are no series yet.
current-is-now = The current series is now { $name }.

# The progress of slow work.
# $done (number), $all (number)
progress-series = { $done } of { $all } series

# `standings` and `stats`. $dir is a directory in backticks.
no-directory = there is no directory { $dir }
no-directory-hint = name the directories of the ledgers, as shown by `ginscore series show`
# $name is what was typed, in backticks.
several-players = { $name } matches several players
# $names is a list of names: `a, b or c`.
several-players-hint = type more of the name: { $names }
no-player = there is no player called { $name }
no-series-hint = the ledger has no series yet
# $names is a list of names: `a, b and c`.
known-players-hint = the ledger has series of { $names }

# `export` writes series into a file, or to the screen.
file-of-ledger = that file belongs to the ledger, and the export would replace it
file-of-ledger-hint = choose another file
# $file is the file, $series (number) the number of series.
exported = Wrote { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} of { $series } series to { $file }.
# The rows of a table, one for each hand.
hands-only = The rows have hands only: adjustments and stops of these series are not in them. `--format json` has both.
format-missing = the export format is missing
format-missing-hint = use `--format html`, `csv`, `json` or `jsonl`, or a file name with one of these extensions, as in `--output evening.html`
not-writable-hint = choose a file that you can write to
