### Mistakes in a command line. $command is a command as it is typed, $option and $word what was typed, all in backticks
### already. A hint is a clause without a capital letter and without a full stop.

## Words that a command does not take, or lacks

minus-sign = { $word } starts with a minus sign
minus-sign-hint = write counts and points without a sign, as in `Ann 4 v 23`
unknown-option = { $command } does not have an option { $option }
did-you-mean = did you mean { $word }?
# $help: `ginscore score --help`
lists-options = { $help } lists the options
unexpected = unexpected { $word } after { $command }
see-help = see { $help }
quote-names =
    put a name of several words in quotation marks, as in `ginscore players rename 'Mary Jo' Mary`
needs-two-players = { $command } needs the names of two players
needs-two-players-hint = write it as in `new Ann Bob --rules hollywood`
# $words: words in capitals as in the usage, such as LINE, joined by "and"
needs = { $command } needs { $words }

## What the parser of the command line says. $argument is `--color <WHEN>` or `<SHELL>`; these stay in '...'

given-twice = the argument '{ $argument }' cannot be used multiple times
excludes-one = the argument '{ $argument }' cannot be used with '{ $other }'
# A list of arguments follows.
excludes-several = the argument '{ $argument }' cannot be used with:
value-missing = a value is required for '{ $argument }' but none was supplied
value-invalid = invalid value '{ $value }' for '{ $argument }'
# $why: a sentence without a full stop
value-invalid-because = invalid value '{ $value }' for '{ $argument }': { $why }
unknown-command = unrecognized subcommand '{ $word }'
command-missing = '{ $command }' requires a subcommand but one was not provided
values-are = [possible values: { $values }]
subcommands = [subcommands: { $names }]
bad-unicode = invalid UTF-8 was detected in one or more arguments

## After it

# $names: names in '...' with commas
similar-commands = { $count ->
    [one] a similar subcommand exists: { $names }
   *[other] some similar subcommands exist: { $names }
}
similar-values = { $count ->
    [one] a similar value exists: { $names }
   *[other] some similar values exist: { $names }
}
# The two labels: what is wrong, and how to go on.
error = error: { $message }
tip = tip: { $tip }
usage = Usage: { $usage }
more-information = For more information, try '{ $option }'.

## Values that cannot be read: what to write instead

write-hand-number = write the number of a hand, as `ginscore score` shows it
write-date = write a date, as in 2026-11-20
write-mapping = write a heading and a column, as in `--map Sieger=winner`
# A column of a spreadsheet
no-column-but = there is no column called { $column }; did you mean { $near }?
# $columns: names with commas
no-column = there is no column called { $column }; the columns are { $columns }
