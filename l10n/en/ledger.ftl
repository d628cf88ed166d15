### section: book

# The directory with the files of all series (the ledger): what is found in it, and what fails. A message is followed by a
# line with a hint, which tells what to do. What is in backticks stays as it is.

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
conflict-hand-hint = nothing has been imported; `ginscore amend { $number } LINE --series { $series }` fixes the ledger; or if it is another evening, give it another name under `series`

### section: ledger

# Mistakes in the file of a series, which a person may have changed in an editor, and files that cannot be read or
# written. A message is followed by a line with a hint, which tells what to do. The program's commands, the names of keys
# and what is in backticks stay as they are.

# $message is the reason as the reader of TOML gives it, in English.
not-toml = this is not TOML: { $message }
not-toml-hint = fix the line in an editor; nothing in the file has been changed

# The marks that a program such as Git leaves where two versions of a file differ.
unmerged = the file has an unresolved merge conflict here
unmerged-hint = `ginscore merge` puts both sides together; `--series` names a series that is not the current one

# $format (number)
newer-format = the file has format { $format }, which this version of ginscore does not support
newer-format-hint = use a newer version of ginscore; nothing has been changed

# $key is a key in backticks.
missing-key = { $key } is missing
missing-key-hint = restore it from a backup, or compare the file with that of another series
# $key is a key in backticks.
unknown-key = { $key } is not a key of this table
unknown-key-hint = write a comment after a `#`

# What is expected in the place of a value that is something else. A table is one of TOML: `[rules]` and the lines after it.
expected-text = expected a text in quotation marks
expected-whole-number = expected a whole number
expected-whole-numbers = expected a list of whole numbers, as in [1, 2]
expected-names = expected a list of strings, as in ["Ann", "Bob"]
expected-side-names = expected a list of strings, as in ["We", "They"]
expected-seals = expected the whole seal of an entry, or a list of them
expected-time = expected a date and time with its offset, as in 2026-11-20T19:30:00+01:00
expected-table = expected a table
expected-entries = expected tables, each under [[entry]]
expected-rule-value = expected a number, true or false, a word in quotation marks, or a list of numbers
# $kinds are words of the file, separated by commas.
expected-kind = expected one of { $kinds }
expected-hand = expected a hand
expected-hand-number = expected the number of a hand, from 1
expected-points-or-boxes = expected either points or boxes
expected-award = expected a number within the bounds of an adjustment, and not 0
# A word that the other player says, as a witness; it is written into the file.
expected-witness-word = expected up to 100 letters, digits and signs that can be seen, with single spaces
expected-series-format = expected format 1, the first there is, or 2
expected-started-format = expected the format that the series was begun in
expected-two-players = expected two players
expected-players-of-lineup = expected as many players as its lineup has
expected-lineup = expected `sides` with four to ten players, `captain` with three or four, or `in-turn` with three and `out`, the name of the first who sits out
expected-two-sides = expected the names of two sides
# The stake.
expected-stake = expected an amount of money per point, as in 0.10
expected-preset-format = expected format 2, the first that house rules were saved in
expected-preset-note = expected a note of at most 4000 characters
expected-preset-name = expected the name of a preset, as in "pagat"
expected-hint = fix the value in an editor

clash-hint = fix one of the two in an editor

unknown-player-hint = the names are listed under `players`

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
accept-hint = if the change is intended, record that with `ginscore audit --accept`; otherwise restore the file from a backup
forked-first = entry { $entry } was recorded as the first, not after the entry before it: the series was continued in two places
# $entry (number), $last (number): two entries.
forked = entry { $entry } was recorded after entry { $last }, not after the entry before it: the series was continued in two places
forked-hint = keep the entries of one place and record the hands of the other again; or, if all of these hands were played one after another, run `ginscore audit --accept`

# Heads of two lists of entries, where a series was continued in two places: $place is one of the four labels below, or the
# name of a file.
from-the-start = from the start, { $place }:
after-hand = after hand { $hand }, { $place }:
one-place = one place
other-place = the other place
upper-side = the upper side
lower-side = the lower side
# $count is a number of entries that are not shown.
more-entries = and { NUMBER($count) } more

# Files that cannot be read or written. $path is the file; $reason is one of reason.ftl, or rare words of the system.
cannot-read = cannot read { $path }: { $reason }
cannot-read-hint = use `--ledger DIR` for a different ledger; `ginscore series show` says where this one is
too-long = { $path } is too long: the limit is { NUMBER($bytes) } bytes
too-long-hint = nothing has been recorded; is it a different kind of file? `ginscore new` starts a new series
not-text = { $path } is not text
not-text-hint = it must be UTF-8; restore it from a backup
cannot-write = cannot write { $path }: { $reason }
cannot-write-hint = nothing has been recorded; does the directory exist, and is it writable? Use `--ledger DIR` for a different one
temporary-hint = nothing has been recorded; is there room in the directory for temporary files, and is it writable? `TMPDIR` (`TMP` on Windows) names a different one
still-locked = another ginscore is writing: { $path } is still locked
still-locked-hint = nothing has been recorded; try again when it has finished
not-lockable = { $path } is not a regular file, so it cannot be locked
not-lockable-hint = nothing has been recorded; ginscore did not create this file: delete it, and try again
already-there = { $path } already exists
already-there-hint = choose another name with `--name`

### section: integrity

# Whether the file of a series is what this computer wrote. Each entry of the file has a seal, a code of twelve letters and
# digits that is made from it and from all entries before it; the other player writes down the last one. A message is
# followed by a line with a hint, which tells what to do. What is in backticks stays as it is.

# $seal is a code.
last-seal = Seal { $seal }
last-seal-use = The other player writes it down; `ginscore audit --seal { $seal }` checks it later.
no-seal = There is no seal: `ginscore audit` shows why.

# $series is the name of a series in backticks; $written entries were written, $entries (number) are in the file; $seal is a
# code; $dir is a directory.
shortened = { $series } was shortened: this computer wrote { $written ->
    [one] { $written } entry
   *[other] { $written } entries
}, the last with the seal { $seal }, but the file has only { $entries }
shortened-elsewhere = { $series } was shortened: this computer wrote { $written ->
    [one] { $written } entry
   *[other] { $written } entries
} in { $dir }, the last with the seal { $seal }, but the file has only { $entries }
rewritten = { $series } was rewritten: this computer wrote { $written ->
    [one] { $written } entry
   *[other] { $written } entries
}, the last with the seal { $seal }, but that is not the seal of what the file has now
rewritten-elsewhere = { $series } was rewritten: this computer wrote { $written ->
    [one] { $written } entry
   *[other] { $written } entries
} in { $dir }, the last with the seal { $seal }, but that is not the seal of what the file has now
not-as-written-hint = restore the file from a backup; or, if the change is intended, record that with `ginscore audit --accept`
missing = { $series } is missing: this computer wrote { $written ->
    [one] { $written } entry
   *[other] { $written } entries
} to it, the last with the seal { $seal }
# $series is the name of a series, quoted for a shell.
missing-hint = restore the file from a backup; or, if it is no longer needed, run `ginscore audit --accept --series { $series }`
replaced-hint = another series has its name now; look for the old one in a backup

# $entry (number). Changes that someone made to the file in an editor were accepted with a command.
accepted = entry { $entry } of { $series } accepts earlier changes to the file
# $entry (number). $note is what was accepted, in English as it is in the file.
accepted-note = entry { $entry } of { $series } accepts earlier changes to the file: { $note }
accepted-hint = ask who made them; a seal written down before that belongs to the earlier version (shown only once on this computer)
# Players who got each other's names. $names is a list of `name-is-now`: `Ann is now Bob and Bob is now Ann`.
changed-places = in { $series }, { $names }
name-is-now = { $name } is now { $now }
changed-places-hint = the result is now in the other player's name; ask who renamed them (shown only once on this computer)

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
all-unsealed-hint = nothing in the file shows whether it was changed; the next entry seals it (shown only once on this computer)
first-unsealed-hint = nothing shows whether anything was changed before the first seal (shown only once on this computer)

# $before and $now are directories.
ledger-moved = this ledger was in { $before } and is now in { $now }
ledger-moved-hint = if nobody moved or copied it, someone replaced it: compare it with a seal that you wrote down, using `ginscore audit --seal CODE` (shown only once on this computer)

# A file next to the series that is a copy of one. $file is the file and $of the name of the series, both in backticks, and
# $command a command.
sync-copy = { $file } is not a series but a copy of { $of } that a sync program made
sync-copy-spare = { $file } is not a series but a copy of { $of } that a sync program made; it contains nothing else and can be deleted
sync-copy-ignored = { $file } is not a series but a copy of { $of } that a sync program made; it is ignored
copy-apart = { $file } is a copy of { $of } that was continued separately; { $command } puts both together
editor-copy = { $file } is not a series but an earlier version of { $of } that an editor or a merge kept
editor-copy-spare = { $file } is not a series but an earlier version of { $of } that an editor or a merge kept; it contains nothing else and can be deleted
editor-copy-ignored = { $file } is not a series but an earlier version of { $of } that an editor or a merge kept; it is ignored

# $one and $other are the names of two files.
diverged-first = the same series was recorded in two places: { $one } and { $other } differ from the first entry on
diverged = the same series was recorded in two places: { $one } and { $other } differ after entry { $entry }
# $series is the name of the first, quoted for a shell.
# $file is the file of the second, quoted for a shell.
diverged-hint = `ginscore merge { $file } --series { $series }` makes them one; then delete { $other }
copy-with-more = { $copy } has { $more ->
    [one] { $more } entry
   *[other] { $more } entries
} that { $of } does not have
# $of is the name of a series.
same-series = { $one } and { $other } are the same series
same-series-hint = delete { $other }
stray-copy = { $file } is named like a copy of { $of }, but that series is missing or is a different one
stray-copy-hint = if it is a series, rename the file; if it is not needed, delete it

# Where a code that someone noted was the seal of a series: $code is the code, $series the name of the series. A hand is a
# deal and its result.
seal-at-start = { $code } was the seal of { $series } before the first hand; everything up to that point is unchanged
seal-unchanged = { $code } was the seal of { $series } after hand { $hand } (entry { $entry }); everything up to that point is unchanged
seal-merged = { $code } was a seal of another copy of { $series }, merged with entry { $entry }; the lines that were taken from there prove it
seal-merged-unproved = { $code } was a seal of another copy of { $series }, merged with entry { $entry }; only the file of that copy can prove it
seal-changed-first = { $code } was the seal of { $series } after hand { $hand } (entry { $entry }); the header or entry 1 has been changed since
# $hand (number), $entry (number), $changed (number): $changed is an entry.
seal-changed = { $code } was the seal of { $series } after hand { $hand } (entry { $entry }); entry { $changed } or something before it has been changed since
# The names of the players at that point and now, two lists in the same order: `Ann and Bob`.
seal-names = The players were called { $then } then; in the same order, they are now called { $now }.
# A line for each of these entries follows.
seal-corrected = Since then, { $entries ->
    [one] { $entries } entry has corrected it:
   *[other] { $entries } entries have corrected it:
}
# The score follows.
seal-score-then = At that point:
# The code that was typed has only the first eight of the twelve characters of a seal.
seal-shortened = Only its first eight characters were compared; all twelve prove more.
seal-lost = { $code } was the seal of { $series } after { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} written on this computer, but the file no longer has it
seal-lost-hint = `ginscore audit` shows what happened; restore the file from a backup
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
# What this computer remembers of a series, or of all, cannot be read. $path is a file, $series a series, quoted for a shell.
memory-changed = { $path } is not as ginscore wrote it
memory-unread-hint = this computer cannot tell whether { $series } was shortened or rewritten: compare a seal that you noted, as in `ginscore audit --seal 7KTD-93XY-4MHC`; the next hand recorded here is remembered again
ledger-memory-unread-hint = this computer cannot tell whether a series was shortened, rewritten or deleted: compare seals that you noted, as in `ginscore audit --seal 7KTD-93XY-4MHC`

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
not-asked = { $name } is not deleted without asking, and there is nobody to ask here
not-asked-hint = add `--yes` to delete it
# $part is what was typed, in backticks.
none-deleted-called = no deleted series is called { $part }
none-deleted-hint = `ginscore series restore` lists them
several-deleted = { $part } matches several deleted series
name-taken-hint = give one of the two another name with `ginscore series rename`
# $in-trash is the name of the series among the deleted ones.
deleted = Deleted series { $name }. `ginscore series restore { $in-trash }` brings it back.
restored = Restored series { $name }.
renamed = Renamed series { $old } to { $new }.
no-deleted-series = There are no deleted series.

### section: players

# The players of a ledger and their names. A message may be followed by a line with a hint, which tells what to do. What
# stands in backticks stays as it is.

no-players = There are no players yet.
# A player in the list, with the number of series that they played.
player-series = { $name }: { $series } series
all-named = Every series already has the name { $name }.
renamed = { $was } is now called { $name } in { $series } series.
one-series-only = names change in every series, so `--series` cannot be used here
one-series-only-hint = leave out `--series`
# $name is a name in backticks.
name-taken = another player is already called { $name }
# $command is a command in backticks.
name-taken-hint = choose another name; if they are one person, use { $command }
# $other had the name $name in $series before; all in backticks.
former-name = { $other } was called { $name } before, in { $series }
# $was is the player who is renamed.
former-name-hint = choose another name: with this one, the hands of { $other } could be taken for those of { $was }
same-name = both names already belong to { $name }
same-name-hint = `ginscore players rename` changes how a name is spelled
partly-renamed-hint = the name was changed in some of the series; fix the disk and repeat the command: it changes the others
# $name is what was typed, in backticks.
unknown-player = no player in this ledger is called { $name }
unknown-player-hint = `ginscore players` lists the players
# $one and $two are names in backticks; $series is a list of series: `a, b and c`.
opponents = { $one } and { $two } are two people: they play each other in { $series }
# $series are the names of some series, separated by commas; $more is how many more there are.
opponents-more = { $one } and { $two } are two people: they play each other in { $series } and { $more } more series
opponents-hint = nothing has been changed; only names that never play each other can belong to one player

# A question at the start of a series. $typed and $known are names. The answer is typed: y or n.
same-player = { $typed } is new here. Is this { $known }? (y or n)
# $name is a name in backticks; $known is a list of names: `a, b and c`.
new-player = { $name } is a new player, but the ledger knows { $known }
# $meant is a list of names: `a, b or c`; $name is a name in backticks.
new-player-hint = if you mean { $meant }, delete the series and start it again; `--new-player` says that { $name } is somebody else

### section: cli-ledger

# What the commands say that check a ledger or show its series. A hand is a deal and its result; a seal is a code of letters
# and digits, made from all entries of a file. What is in backticks stays as it is.

# `audit --accept`: someone changed the file in an editor, and that is right.
nothing-to-accept = There is nothing to accept.
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
# After the five most important figures of each player.
more-stats = `ginscore stats --all` shows all figures.
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
format-missing-hint = use `--format html`, `csv`, `json`, `jsonl` or `gin`, or a file name with one of these extensions, as in `--output evening.html`
one-series = a file of the format `gin` holds one series
one-series-hint = name the series with `--series`, and leave out `--all` and the days
not-writable-hint = choose a file that you can write to

### section: cli-context

# Remarks, warnings and errors about the ledger (the folder with all series), the clock and the output.

home-not-absolute = HOME is not an absolute path, so there is no place for the ledger
no-home = there is no home directory for the ledger
no-home-hint = name a directory with `--ledger DIR`
# $text is what was found in the variable instead of a time.
not-a-time = GINSCORE_NOW is not a time: `{ $text }`
not-a-time-hint = write it as in 2026-11-20T19:30:00+01:00
empty-ledger-variable = GINSCORE_LEDGER is set but empty
empty-ledger-variable-hint = name a directory in it, or unset it
not-a-time-zone = TZ names no time zone: `{ $zone }`
not-a-time-zone-hint = write it as in `Europe/Berlin`, or unset it
# $value is what was found in the variable, in backticks.
not-a-card-look = GINSCORE_CARDS is not a way to show cards: { $value }
not-a-card-look-hint = set it to letters, symbols, B-D-K, V-D-R or W-D-K
waiting = waiting for another ginscore to finish ...
# A whole line on the screen.
not-confirmed = warning: recorded, but not confirmed on disk
# Whole lines on the screen. $reason is the reason as the operating system has it, in English.
recorded-not-answered = warning: recorded, but cannot write the answer: { $reason }
not-answered = error: cannot write the answer: { $reason }

### section: merge

# Two copies of one series that were continued separately become one. $series and $copy are names in backticks; a line
# and a hand are as they are written.

took = { $lines ->
    [one] { $lines } line of { $copy } is now in { $series }
   *[other] { $lines } lines of { $copy } are now in { $series }
}
# $lines (number). Nothing is written yet.
would-take = { $lines ->
    [one] { $lines } line of { $copy } would be added to { $series }
   *[other] { $lines } lines of { $copy } would be added to { $series }
}
nothing-new = { $copy } has nothing that { $series } does not have.
taken-once = In both, counted once: hand { $number }, { $hand }
left-out = Not taken, because it has no place here: { $line }
# $here (number), $there (number): the numbers of two hands.
perhaps-same = Hands { $here } and { $there } may be the same hand. If they are: `ginscore delete { $there }`
depends-on-direction = Merged the other way round, the score would be different, because of adjustments or dealers. Check them.
# $file is the name of a file in backticks.
can-delete = Nothing in { $file } is missing from { $series } now; you can delete the copy.

# Why two copies are not merged. Most are followed by a line with a hint, which tells what to do.

not-copies = { $copy } is not a copy of { $series }
not-copies-hint = copies of one series have the same players, start and rules
# $number (number); the hand as it is in this copy and in the other one follows.
changed = hand { $number } was changed in both copies, and differently
here = here: { $hand }
there = there: { $hand }
# In the place of a hand.
deleted = (deleted)
changed-hint = if the other copy is right, type `ginscore { $line }` here, and merge again; if this one is right, correct the other copy
round-differs = round { $number } has different results for the same players in the two copies
round-differs-hint = correct one of the copies with `ginscore amend`, and merge again
no-place-here = with the hands of the other copy, there is no place for hand { $number } of this one: { $line }
no-place-there = there is no place here for hand { $number } of the other copy: { $line }
no-place = there is no place here for this line: { $line }
at-hint = `--at 3` puts the hands of the other copy before hand 3, whatever the clocks say; or correct one of the copies
stopped-here = the players stopped here, and in the other copy hand { $number } was played later: { $hand }
stopped-there = the players stopped in the other copy, and here hand { $number } was played later: { $hand }
# $here and $there are names in backticks.
two-names = a player is now called { $here } here and { $there } in the other copy
# $here and $there are names, quoted for a shell.
two-names-hint = choose one: `ginscore players rename { $here } { $there }`
# $line is in backticks.
undone-there = { $line } was undone in the other copy, and hands were recorded after it here
# $line is in backticks.
undone-here = { $line } was undone here, and hands were recorded after it in the other copy
undone-hint = in the copy where it still counts, undo back to it, and record again what came after it
no-such-place = no hand can have the number { $number }
no-such-place-hint = the hands of the other copy come before a hand of this one, or after its last

### section: cli-merge

# `ginscore merge`.

# In the place of the name of a copy: the lower side of a conflict.
other-side = the other side
# $series is a name in backticks.
no-copy = there is nothing to merge into { $series }
no-copy-hint = `ginscore merge FILE` merges a copy that is somewhere else
not-a-copy = standard input is not the file of a series
not-a-copy-hint = as in `git show :3:FILE | ginscore merge -`
driver-files = `--driver` needs three files, as git gives them
driver-files-hint = `ginscore help merge` shows the setting for git
