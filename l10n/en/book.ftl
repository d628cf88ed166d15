# The directory with the files of all series (the ledger): what is found in it, and what fails. A message is followed by a
# line with a hint, which tells what to do. What stands in backticks stays as it is.

# A seal is a code of letters and digits, made from all entries of a file.
seal-not-remembered = this computer could not store the seal; write it down, or it will not notice if the file is rewritten
# $series is the name of a series, quoted for a shell.
current-not-remembered = could not store which series is current; name it with `--series { $series }`
# A series of an old format was written to. $series is its name, $file the path of the file that was kept, both in backticks.
turned = { $series } is now kept in a new format with new seals; seals noted before belong to the old file, { $file }
no-home = could not store which series is current, because there is no home directory
no-home-hint = name it with `--series { $series }`
not-read-back = the file would not read back as it was written
not-read-back-hint = nothing has been recorded; this is a bug in ginscore; please report it

# $part is what was typed, in backticks.
no-series-called = no series is called { $part }
list-hint = `ginscore series list` shows them
several-series = { $part } matches several series
# $names is a list of names: `a, b or c`.
several-hint = write more of the name: { $names }
no-series = there is no series yet
no-series-hint = start one with `ginscore new Ann Bob` or `ginscore table Ann Bob`
no-current = there is no current series
no-current-hint = `ginscore series list` shows them; choose with `ginscore series use`, or with `--series`

# The import of a file of rows, one row for each hand. $series is the name of a series in backticks.
# $line (number): an earlier line of the file.
rows-twice = these rows and those from line { $line } belong to the same series, { $series }
rows-twice-hint = put all rows of a series under one name, and the hands in order
# Two names of series, such as `Friday` and `friday`: $series is in the imported file.
rows-same-file = { $series } and { $other } differ only in upper and lower case, and on some systems they would be one file
rows-same-file-hint = nothing has been imported; give one of the two another name
partly-imported-hint = some of the series were recorded; fix the disk and import the file again: it skips those

# The ledger has a series of the same name, in which something is not as in the file that is imported.
# $one and $two are names in backticks.
conflict-two-players = the ledger already has a series { $series }, but its `player_one` is { $one } and its `player_two` is { $two }
# $players is a list of names: `a, b and c`.
conflict-players = the ledger already has a series { $series }, but its players are { $players }
conflict-rules = the ledger already has a series { $series }, but it is played by other rules
# $start is a date and a time, such as 2026-11-20T19:30:00+01:00.
conflict-start = the ledger already has a series { $series }, but it started at { $start }
conflict-stake = the ledger already has a series { $series }, but its stake is { $stake }
conflict-no-stake = the ledger already has a series { $series }, but it has no stake
# $dealer is a name in backticks.
conflict-dealer = the ledger already has a series { $series }, but its first dealer is { $dealer }
conflict-no-dealer = the ledger already has a series { $series }, but its first dealer is not known
# $number (number): a hand (a deal and its result). $there and $here are hands as they are written, in backticks.
conflict-hand = the ledger already has a series { $series }, but its hand { $number } is { $there } and not { $here }
conflict = the ledger already has a different series { $series }
conflict-hint = nothing has been imported; if it is another evening, give it another name under `series`
# $number (number)
conflict-hand-hint = nothing has been imported; `ginscore amend { $number } LINE --series { $series }` fixes the ledger; or if it is another evening, give it another name under `series`
