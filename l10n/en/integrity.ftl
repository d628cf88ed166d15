# Whether the file of a series is what this computer wrote. Each entry of the file has a seal, a code of twelve letters and
# digits that is made from it and from all entries before it; the other player writes down the last one. A message is
# followed by a line with a hint, which tells what to do. What stands in backticks stays as it is.

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
# $entries (number)
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
# $entry (number). $note is what was accepted, in English as it stands in the file.
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

# A file next to the series that is a copy of one. $file is the file and $of the name of the series, both in backticks.
sync-copy = { $file } is not a series but a copy of { $of } that a sync program made
sync-copy-spare = { $file } is not a series but a copy of { $of } that a sync program made; it contains nothing else and can be deleted
sync-copy-ignored = { $file } is not a series but a copy of { $of } that a sync program made; it is ignored
editor-copy = { $file } is not a series but an earlier version of { $of } that an editor or a merge kept
editor-copy-spare = { $file } is not a series but an earlier version of { $of } that an editor or a merge kept; it contains nothing else and can be deleted
editor-copy-ignored = { $file } is not a series but an earlier version of { $of } that an editor or a merge kept; it is ignored

# $one and $other are the names of two files.
diverged-first = the same series was recorded in two places: { $one } and { $other } differ from the first entry on
# $entry (number)
diverged = the same series was recorded in two places: { $one } and { $other } differ after entry { $entry }
# $series is the name of the first, quoted for a shell.
diverged-hint = if the hands that only { $other } has were played, record them with `ginscore hand --series { $series }`; then delete { $other }
copy-with-more = { $copy } has { $more ->
    [one] { $more } entry
   *[other] { $more } entries
} that { $of } does not have
# $of is the name of a series.
copy-with-more-hint = replace { $of }.toml with it, or record those hands; then delete the copy
same-series = { $one } and { $other } are the same series
same-series-hint = delete { $other }
stray-copy = { $file } is named like a copy of { $of }, but that series is missing or is a different one
stray-copy-hint = if it is a series, rename the file; if it is not needed, delete it

# Where a code that someone noted was the seal of a series: $code is the code, $series the name of the series. A hand is a
# deal and its result.
seal-at-start = { $code } was the seal of { $series } before the first hand; everything up to that point is unchanged
# $hand (number), $entry (number)
seal-unchanged = { $code } was the seal of { $series } after hand { $hand } (entry { $entry }); everything up to that point is unchanged
# $hand (number), $entry (number)
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
