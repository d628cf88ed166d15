# Mistakes in the file of a series, which a person may have changed in an editor, and files that cannot be read or
# written. A message is followed by a line with a hint, which tells what to do. The program's commands, the names of keys
# and what stands in backticks stay as they are.

# $message is the reason as the reader of TOML gives it, in English.
not-toml = this is not TOML: { $message }
not-toml-hint = fix the line in an editor; nothing in the file has been changed

# The marks that a program such as Git leaves where two versions of a file differ.
unmerged = the file has an unresolved merge conflict here
unmerged-hint = choose one side, delete the lines with `<<<<<<<`, `=======` and `>>>>>>>`, and record with `ginscore hand` what only the other side has

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

# $key is the key of a rule, $value its value, both in backticks.
bad-value = { $key } cannot be { $value }
clash-hint = fix one of the two in an editor

# $name is what was written, in backticks.
unknown-player = there is no player called { $name }
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
# $entry (number)
changed = entry { $entry } no longer matches its seal: it was changed after it was recorded, or entries before it were added or removed
# $entry (number)
unsealed = entry { $entry } has no seal, although entries before it do: it was written by hand, or its seal was removed
accept-hint = if the change is intended, record that with `ginscore audit --accept`; otherwise restore the file from a backup
# $entry (number)
forked-first = entry { $entry } was recorded as the first, not after the entry before it: the series was continued in two places
# $entry (number), $last (number): two entries.
forked = entry { $entry } was recorded after entry { $last }, not after the entry before it: the series was continued in two places
forked-hint = keep the entries of one place and record the hands of the other again; or, if all of these hands were played one after another, run `ginscore audit --accept`

# Heads of two lists of entries, where a series was continued in two places: $place is one of the four labels below, or the
# name of a file.
from-the-start = from the start, { $place }:
# $hand (number)
after-hand = after hand { $hand }, { $place }:
one-place = one place
other-place = the other place
upper-side = the upper side
lower-side = the lower side
# An entry of such a list. $number (number), $line is the hand as it was written.
diverged-hand = hand { $number }: { $line }
# $count is a number of entries that are not shown.
more-entries = and { NUMBER($count) } more

# Files that cannot be read or written. $path is the file; $reason is one of reason.ftl, or rare words of the system.
cannot-read = cannot read { $path }: { $reason }
cannot-read-hint = use `--ledger DIR` for a different ledger; `ginscore series show` says where this one is
# $bytes (number)
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
