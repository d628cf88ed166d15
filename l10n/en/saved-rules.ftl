# Rules that players saved under a name of their own. $name is such a name; names of presets stay in English.

is-default = { $name } is the default of this ledger
is-default-hint = choose another one first, as in `ginscore rules default standard`
would-not-read-back = the rules would not read back as they were saved
would-not-read-back-hint = nothing has been saved; this is a bug in ginscore; please report it
exists = other rules are already saved as { $name }
# $rules are rules in words, as in `Pagat's rules; gin 25`.
they-are = they are: { $rules }
exists-hint = choose another name, or add `--replace`
default-unknown = the default rules of this ledger are { $name }, which are not saved in it
default-unknown-hint = choose others with `ginscore rules default NAME`, or add `--rules NAME`
is-built-in = { $name } is a preset of ginscore and cannot be deleted
is-built-in-hint = `ginscore rules list` shows the rules that were saved

# A name that rules cannot have.
name-empty = { $name } is not a name for house rules: it is empty
# $hidden is a character that cannot be seen, as in the messages that begin with `hidden-`.
name-hidden = { $name } is not a name for house rules: it contains { $hidden }
# $sign is one character in backticks.
name-sign = { $name } is not a name for house rules: it must not contain { $sign }
name-start = { $name } is not a name for house rules: it must start with a letter
# $most (number)
name-too-long = { $name } is not a name for house rules: it is longer than { $most } bytes
name-device = { $name } is not a name for house rules: Windows reserves it for a device
# $preset is the name of a preset, in backticks.
name-built-in = { $name } is not a name for house rules: { $preset } is a preset of ginscore
name-default = { $name } is not a name for house rules: it is the word for the rules of new series
name-topic = { $name } is not a name for house rules: it is a word of the rulebook
name-hint = choose another name: letters, digits, `-` and `_`, starting with a letter, as in `club-night`

# A note about the rules.
note-hidden = the note contains { $hidden }
# $count (number), $most (number)
note-too-long = the note has { $count } characters, and the limit is { $most }
note-hint = write a shorter note that can be read

# Rules in words, with the players' note.
with-note = { $rules } ({ $note })
# Where the rules come from, after their name: `club: saved in this ledger, based on pagat`.
saved-here = saved in this ledger, based on { $base }
saved-here-with-note = saved in this ledger, based on { $base }; { $note }

# After saving, deleting and choosing rules.
saved = Saved { $name }: { $rules }.
it-was = It was: { $rules }.
# $option and $command are what to type, in backticks.
play-by-these = Play by these rules with { $option }, or in every new series after { $command }.
already-saved = These rules are already saved as { $name }.
deleted = Deleted { $name }. Series that were played by these rules keep them.
default-is-standard = New series have the standard rules.
default-is = New series in this ledger have the { $preset } rules.
# A warning.
file-not-used = the ledger has a file { $file } for house rules, but it is not used: its name cannot be typed
