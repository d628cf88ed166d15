### section: book

# The directory with the files of all series (the ledger): what is found in it, and what fails. A message is followed by a
# line with a hint, which tells what to do. What is in backticks stays as it is.

# A seal is a code of letters and digits, made from all entries of a file.
# $series is the name of a series.
seal-not-remembered = this computer could not store the seal of { $series }; write it down, or nobody will notice if the file is cut back
# $series is the name of a series, quoted for a shell.
current-not-remembered = could not store which series is current; name it with `--series { $series }`
# $still is the series that stays the current one.
current-stays = could not store which series is current: hands still go into { $still }; name the new one with `--series { $series }`
current-not-stored = could not store which series is current, because there is no home directory
current-not-stored-hint = name it with `--series { $series }`
not-read-back = the file, read again, would not be what was written
not-read-back-hint = nothing has been recorded; this is a bug in ginscore; please report it

# $part is what was typed, in backticks.
# $series and $of are names of series, in backticks; $line is a command.
is-copy = { $series } is a copy of { $of }: nothing is recorded in it
is-copy-hint = { $line } goes on with the series itself
no-series-called = no series is called { $part }
list-hint = `ginscore series list` shows them
several-series = { $part } matches several series
# $names is a list of names: `a, b or c`.
several-hint = type more of the name: { $names }
no-series = there is no series yet
no-series-hint = start one with `ginscore new Ann Bob` or `ginscore table Ann Bob`
no-current = there is no current series
no-current-hint = `ginscore series list` shows them; choose with `ginscore series use`, or with `--series`

# The import of a file of rows, one row for each hand. $series is the name of a series in backticks.
# $line (number): an earlier line of the file.
rows-twice = these hands and those from line { $line } belong to the same series, { $series }
rows-twice-hint = put all hands of a series under one name, and in order
# Two names of series, such as `Friday` and `friday`: $series is in the imported file.
rows-same-file = { $series } and { $other } differ only in upper and lower case, and on some systems they would be one file
rows-same-file-hint = nothing has been imported; give one of the two another name
partly-imported-hint = some of the series were recorded; fix the disk and import the file again: it skips those

# The ledger has a series of the same name, in which something is not as in the file that is imported.
# $players is a list of names: `a, b and c`.
conflict-players = the ledger already has a series { $series }, but its players are { $players } and not { $here }
# $key is `start`, `stake`, `dealer` or the name of a rule in backticks, $there what the ledger has and $here what the file has.
conflict-value = the ledger already has a series { $series }, but its { $key } is { $there } and not { $here }
conflict-no-value = the ledger already has a series { $series }, but it has no { $key }, and this one has { $here }
# $number (number): a hand (a deal and its result). $there and $here are hands as they are written, in backticks.
conflict-hand = the ledger already has a series { $series }, but its hand { $number } is { $there } and not { $here }
conflict = the ledger already has a different series { $series }
conflict-hint = nothing has been imported; if it is another evening, give it another name under `series`
conflict-hand-hint = nothing has been imported; `ginscore amend { $number } LINE --series { $series }` fixes the ledger; or if it is another evening, give it another name under `series`

### section: ledger

# Mistakes in the file of a series, which a person may have changed in an editor, and files that cannot be read or
# written. A message is followed by a line with a hint, which tells what to do. The program's commands, the names of keys
# and what is in backticks stay as they are.

# After these two, a line has the reason as the reader of TOML gives it, in English.
not-toml = this is not TOML
unreadable-part = this part of the file cannot be read
not-toml-hint = fix the line in an editor; nothing in the file has been changed

# The marks that a program such as Git leaves where two versions of a file differ.
unmerged = the file has an unresolved merge conflict here
unmerged-hint = delete the lines that start with `<<<<<<<`, `|||||||`, `=======` and `>>>>>>>` and the lines of all sides but one, then record again what is missing
# $word is the first word of a line, in backticks, that earlier versions wrote.
retired = a ledger has no { $word } lines any more
retired-hint = remove the entry in an editor; `ginscore audit` then says which entries no longer match their seals

# $format (number)
newer-format = the file has format { $format }, which this version of ginscore does not support
newer-format-hint = use a newer version of ginscore; nothing has been changed

# $key is a key in backticks.
missing-key = { $key } is missing
missing-key-hint = restore it from a backup, or compare the file with that of another series
# $key is a key in backticks.
unknown-key = { $key } is not a key of this table
unknown-key-hint = write a comment after a `#`

# What is expected in the place of a value that is something else.
expected-time = expected a date and time with its offset, as in 2026-11-20T19:30:00+01:00
expected-hand = expected a hand
expected-series-format = expected format 3
expected-two-players = expected two players
expected-players-of-lineup = expected as many players as its lineup has
expected-lineup = expected `sides` with four to ten players, `captain` with three or four, or `in-turn` with three and `out`, the name of the first who sits out
expected-two-sides = expected the names of two sides
# The stake.
expected-stake = expected an amount of money per point, as in 0.10, per game, as in 5/game, or per sheet, as in 20/sheet
expected-preset-format = expected format 2, the first format of saved house rules
expected-preset-note = expected a note of at most 4000 characters
expected-hint = fix the value in an editor
# $value is a date and time, or a number.
unquoted-hint = write it without quotation marks: { $value }
whole-number-hint = write it without a decimal part: { $value }

clash-hint = fix one of the two in an editor

no-such-player-hint = the names are listed under `players`

entry-hint = fix the entry, or remove it

invalid-hand = the hand is not valid

# $entry (number). $key is `points`, `boxes` or `columns`; $written and $given are numbers, or the word `nothing-given`.
mismatch = entry { $entry } has `{ $key }` { $written }, but the rules give { $given }
# In the place of an empty list of numbers.
nothing-given = none
# $given are numbers, separated by commas.
mismatch-hint = if the hand is right, write { $given } here; otherwise fix the hand

# Each entry of the file has a seal, a code of letters and digits that is made from it and from all entries before it.
changed-first = entry 1 no longer matches its seal: the header or the entry was changed after it was recorded
changed = entry { $entry } no longer matches its seal: it was changed after it was recorded, or entries before it were added or removed
unsealed = entry { $entry } has no seal, although entries before it do: it was written by hand, or its seal was removed
# Below a message that an entry does not match its seal. $count (number) of entries, $again (number): an entry.
followed-again = { $count ->
    [one] the entry after it does not match, either; entry { $again } matches again
   *[other] the { $count } entries after it do not match, either; entry { $again } matches again
}
followed-all = { $count ->
    [one] the entry after it does not match, either
   *[other] the { $count } entries after it do not match, either
}
next-again = entry { $again } matches its seal again
unfit-hint = if nobody meant to change it, restore the file from a backup; new entries seal what is in the file now

# Files that cannot be read or written. $path is the file; $reason is one of reason.ftl, or rare words of the system.
cannot-read = cannot read { $path }: { $reason }
cannot-read-hint = use `--ledger DIR` for a different ledger, or `--series NAME` for another series
too-long = { $path } is too long: the limit is { NUMBER($bytes) } bytes
too-long-hint = nothing has been recorded; is it a different kind of file? `ginscore new` starts a new series
not-text = { $path } is not text
not-text-hint = it must be UTF-8; restore it from a backup
cannot-write = cannot write { $path }: { $reason }
cannot-write-hint = nothing has been recorded; does the directory exist, and is it writable? Use `--ledger DIR` for a different one
no-room-hint = nothing has been recorded; make room on the disk, and try again
still-locked = another ginscore is writing: { $path } is still locked
still-locked-hint = nothing has been recorded; try again when it has finished
not-lockable = { $path } is not a regular file, so it cannot be locked
not-lockable-hint = nothing has been recorded; ginscore did not create this file: delete it, and try again
already-there = { $path } already exists
already-there-hint = choose another name with `name=`

### section: integrity

# Whether the file of a series is what was recorded. Each entry of the file has a seal, a code of twelve letters and
# digits that is made from it and from all entries before it; the other player writes down the last one. A message is
# followed by a line with a hint, which tells what to do. What is in backticks stays as it is.

# $seal is a code.
last-seal = Seal { $seal }
last-seal-use = Let another player write the seal down; `ginscore audit --seal { $seal }` checks it later.

# $series is the name of a series in backticks; it had $written entries, and $entries (number) are in the file; $seal is a
# code.
shortened = { $series } was shortened: it had { $written ->
    [one] { $written } entry
   *[other] { $written } entries
}, the last with the seal { $seal }, but the file has only { $entries }
shortened-hint = restore the file from a backup, or continue with what it has (this is said until something is recorded)
# In one line, each time that a series is read. $entry (number)
unfit-warning = entry { $entry } of { $series } does not match its seal; `ginscore audit` says more

# Players who got each other's names. $names is a list of `name-is-now`: `Ann is now Bob and Bob is now Ann`.
changed-places = in { $series }, { $names }
name-is-now = { $name } is now { $now }
changed-places-hint = the result is now in the other player's name; ask who renamed them

# All entries of the file.
all-unsealed = { $entries ->
    [one] the only entry of { $series } has no seal
   *[other] none of the { $entries } entries of { $series } has a seal
}
# Some of the entries, the first ones.
first-unsealed = { $entries ->
    [one] the first entry of { $series } has no seal
   *[other] the first { $entries } entries of { $series } have no seal
}
all-unsealed-hint = nothing in the file shows whether it was changed; the next entry seals it
first-unsealed-hint = nothing shows whether anything was changed before the first seal

# A file next to the series that is a copy of one. $file is the file and $of the name of the series, both in backticks, $files
# are several; $log, $theirs and $ours are commands that print lines; $lines are the numbers of $count lines, as in `2, 3 and 5`.
set-aside = { $file } is a file of the series { $of } with another ending: it is not counted
set-aside-hint = { $log } shows it; give the file that is right the name { $name }
only-aside = there is no series, only files of series with another ending: { $files }
copy-spare = { $file } has nothing that { $of } lacks, and can be deleted
copy-ignored = { $file } begins like { $of }, but cannot be read: it is ignored
copy-apart = { $file } is a copy of { $of } that was continued separately: only { $theirs } has { $count ->
    [one] line { $lines }
   *[other] lines { $lines }
}; compare { $ours }
copy-differs = { $file } is a copy of { $of } that was continued separately, and has no lines of its own; compare { $theirs } with { $ours }

# $one and $other are the names of two files.
diverged = the same series was recorded in two places: { $count ->
    [one] line { $lines } of { $other } is not in { $one }
   *[other] lines { $lines } of { $other } are not in { $one }
}
diverged-less = the same series was recorded in two places: { $other } differs from { $one }, and has no lines of its own
diverged-hint = compare { $ours } with { $theirs }; record what is missing, then delete { $other }
# $of is the name of a series.
same-series = { $one } and { $other } are the same series
same-series-hint = delete { $other }

# Where a code that someone noted was the seal of a series: $code is the code, $series the name of the series. A hand is a
# deal and its result.
seal-at-start = { $code } was the seal of { $series } before the first hand; everything up to that point is unchanged
seal-unchanged = { $code } was the seal of { $series } after hand { $hand } (entry { $entry }); everything up to that point is unchanged
# The code is only in the file. $entry (number), $changed (number): two entries.
seal-only-written = entry { $entry } of { $series } has the seal { $code }, but the contents of the file do not match it: entry { $changed }, or something before it, was changed
# The names of the players at that point and now, two lists in the same order: `Ann and Bob`.
seal-names = The players were called { $then } then; in the same order, they are now called { $now }.
# A line for each of these entries follows.
seal-corrected = Since then, { $entries ->
    [one] { $entries } entry has corrected it:
   *[other] { $entries } entries have corrected it:
}
# The score follows.
seal-score-then = At that point:
seal-deleted = { $code } is a seal of { $series }, which was deleted
# $series is the name of a series, quoted for a shell.
seal-deleted-hint = `ginscore series restore { $series }` brings it back
seal-unread = { $code } is not a seal of any series that could be read
seal-unread-hint = it may be one of a series that could not be read
seal-unknown = { $code } was never the seal of any series in this ledger
seal-unknown-hint = check the code, and that this is the right ledger; if both are right, the series has been rewritten
# $text is what was typed, in backticks.
not-a-seal = { $text } is not a seal
not-a-seal-hint = a seal has twelve letters and digits, as in `7KTD-93XY-4MHC`

### section: series-files

# Deleted, restored and renamed series. A series is some games that two or more people played one after another. What stands
# in backticks stays as it is.

# Questions; the answer is typed: y or n. $hands are the hands (deals) of the series.
delete-series = Delete the series { $name } with { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}? (y or n)
delete-unread-series = Delete the series { $name }, which cannot be read? (y or n)
nothing-deleted = Nothing was deleted.
# $name is a name in backticks.
not-asked = { $name } is only deleted if someone confirms it, and nobody can be asked here
not-asked-hint = add `--yes` to delete it
# $part is what was typed, in backticks.
none-deleted-called = no deleted series is called { $part }
none-deleted-hint = `ginscore series restore` lists them
several-deleted = { $part } matches several deleted series
series-name-taken-hint = give one of the two another name with `ginscore series rename`
# $in-trash is the name of the series among the deleted ones.
deleted = Deleted series { $name }. `ginscore series restore { $in-trash }` brings it back.
restored = Restored series { $name }.
series-renamed = Renamed series { $old } to { $new }.
no-deleted-series = There are no deleted series.

# Across the seam between two series of an evening. $last is what was done last in $before, `hand 7: Ann 4 v 23`.
start-undone = undone: the start of { $series }. { $before } is the current one again; undo once more takes back its { $last }
# The same where nothing is left to undo in $before.
start-undone-alone = undone: the start of { $series }. { $before } is the current one again
start-redone = redone: the start of { $series }
# A hint after that there is nothing to undo. $number (number) is that of another series of the evening, and $last is as above.
undo-elsewhere = `series use { $number }` goes to { $series }: { $last }

### section: players

# The players of a ledger and their names. A message may be followed by a line with a hint, which tells what to do. What
# stands in backticks stays as it is.

no-players = There are no players yet.
# A player in the list, with the number of series that they played.
player-series = { $name }: { $series } series
all-named = Every series already has the name { $name }.
renamed = { $was } is now called { $name } in { $series } series.
# $line is a line in backticks that gives the player the old name again.
rename-back = { $line } takes this back; `undo` takes back what was recorded before.
one-series-only = names change in every series, so `--series` cannot be used here
one-series-only-hint = leave out `--series`
# $name is a name in backticks.
name-taken = another player is already called { $name }
# $command is a command in backticks.
name-taken-hint = choose another name; if they are one person, use { $command }
# $was and $name are names.
same-player = Are { $was } and { $name } the same player? (y or n)
nothing-renamed = Nothing was changed.
# $other had the name $name in $series before; all in backticks.
former-name = { $other } was called { $name } before, in { $series }
# $was is the player who is renamed.
former-name-hint = choose another name: with this one, the hands of { $other } could be taken for those of { $was }
partly-renamed-hint = the name was changed in some of the series; fix the disk and repeat the command: it changes the others
# $name is what was typed, in backticks.
unknown-player = no player in this ledger is called { $name }
unknown-player-hint = `ginscore players` lists the players
# $one and $two are names in backticks; $series is a list of series: `a, b and c`.
opponents = { $one } and { $two } are two people: they play each other in { $series }
# $series are the names of some series, separated by commas; $more is how many more there are.
opponents-more = { $one } and { $two } are two people: they play each other in { $series } and { $more } more series
opponents-hint = nothing has been changed; only names that never play each other can belong to one player

# $name is a name in backticks; $known is a list of names: `a, b and c`.
new-player = { $name } is a new player, but the ledger knows { $known }
# $meant is a list of names: `a, b or c`; $name is a name in backticks.
new-player-hint = if you mean { $meant }, delete the series and start it again
# $meant is a name in backticks, $command what to type.
new-player-imported-hint = if you mean { $meant }, { $command } makes both one player

### section: ledger-commands

# What the commands say that check a ledger or show its series. A hand is a deal and its result; a seal is a code of letters
# and digits, made from all entries of a file. What is in backticks stays as it is.

# `audit --seal`, after a message that something has changed since.
changed-since-hint = `ginscore audit` shows where
# `audit` that finds nothing. $series (number), $entries (number)
all-as-recorded = { $series } series, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}: all as recorded

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
series-unread = { $name }  cannot be read
# Before the line of the current series, for a screen reader.
current-series = current:
no-series-yet = There are no series yet.
current-is-now = The current series is now { $name }.

# The progress of slow work.
# $done (number), $all (number)
progress-series = { $done } of { $all } series

# `stats`. $dir is a directory in backticks.
no-directory = there is no directory { $dir }
no-directory-hint = name the directories of the ledgers, as shown by `ginscore series show`
# $name is what was typed, in backticks.
several-players = { $name } matches several players
ledger-has-no-series = the ledger has no series yet
# $names is a list of names: `a, b and c`.
known-players-hint = the ledger has series of { $names }

# `export` writes series into a file, or to the screen.
file-of-ledger = that file belongs to the ledger, and the export would replace it
file-of-ledger-hint = choose another file
# A page that would go to the screen. $option is what to type, in backticks.
page-without-file = a page is written to a file
page-without-file-hint = add { $option }
# $file is the file, $series (number) the number of series.
exported = Wrote { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} of { $series } series to { $file }.
# The rows of a table, one for each hand.
hands-only = The rows have hands only: adjustments and stops of these series are not in them. `--format json` has both.
# With `--results`.
results-are-rows = results are exported as rows
results-are-rows-hint = use `--format csv` or `jsonl`
format-missing = the export format is missing
format-missing-hint = use `--format html`, `csv`, `json` or `jsonl`, or a file name with one of these extensions, as in `--output evening.html`
not-writable-hint = choose a file that you can write to

### section: environment

# Remarks, warnings and errors about the ledger (the folder with all series), the clock and the output.

# With several times `--ledger`.
one-ledger = only `stats` reads several ledgers
one-ledger-hint = name one, or none
home-not-absolute = HOME is not an absolute path, so there is no place for the ledger
no-home = there is no home directory for the ledger
no-home-hint = name a directory with `--ledger DIR`
# $text is what was found in the variable instead of a time.
not-a-time = GINSCORE_NOW is not a time: `{ $text }`
not-a-time-hint = write it as in 2026-11-20T19:30:00+01:00
empty-ledger-variable = GINSCORE_LEDGER is set but empty
empty-ledger-variable-hint = name a directory in it, or unset it
not-a-time-zone = TZ is not a time zone: `{ $zone }`
not-a-time-zone-hint = write it as in `Europe/Berlin`, or unset it
# TZ has the name of a zone that no file here has, a place such as Europe/Berlin. $offset: `+00:00`.
unknown-time-zone = the time zone `{ $zone }` of TZ is not known here: times are written with { $offset }
unknown-time-zone-hint = install the time zones (`tzdata`), or write a rule in TZ, as in `CET-1CEST,M3.5.0,M10.5.0/3`
# $value is what was found in the variable, in backticks.
not-a-card-look = GINSCORE_CARDS is not a way to show cards: { $value }
not-a-card-look-hint = set it to letters, symbols, words, B-D-K, V-D-R or W-D-K
waiting = waiting for another ginscore to finish ...
# A whole line on the screen.
not-confirmed = warning: recorded, but not confirmed on disk
# Whole lines on the screen. $reason is the reason as the operating system has it, in English.
recorded-not-answered = warning: recorded, but cannot write the answer: { $reason }
not-answered = error: cannot write the answer: { $reason }
