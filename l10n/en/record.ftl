### section: record

# The record of an evening, a text of the format `gin`. What is in backticks stays as it is.

# The text cannot be read.
newer = the text was made by a later version of ginscore
newer-hint = install that version to read it
# A file that cannot be read.
not-in-record = this line does not belong in the record of an evening
not-in-record-hint = a record has hands, and what happened between them; no corrections and no commands
# `import FILE`. $line is a line in backticks.
not-in-form = a record has only one form for each line
not-in-form-hint = write { $line }
loose-cards-hint = name the melds, then a slash and the deadwood
not-bare = the first line of a record has the names, then `bare`, then every rule as KEY=VALUE
not-bare-hint = write it as in `new Ann Bob bare knock_limit=10 target=100`
