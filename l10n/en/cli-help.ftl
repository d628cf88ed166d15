### The frame of `--help`: its headings, and what it says of its own options. A heading is followed by its list.

usage-heading = Usage:
commands-heading = Commands:
arguments-heading = Arguments:
options-heading = Options:
# Above the examples of a command.
examples-heading = Examples:

## The groups of commands in `ginscore --help`

# What is typed while playing.
group-evening = Evening:
group-corrections = Corrections:
group-disputes = Disputes:
group-looking-back = Looking back:
group-data = Data:
group-setup = Setup:

## The options and the command that show help

help-flag = Print help (see more with '--help')
help-flag-long = Print help (see a summary with '-h')
version-flag = Print version
help-command = Print this message or the help of the given subcommand(s)

## After the help of an option

# $value: the value if the option is not given
default-value = [default: { $value }]
# $values: words with commas
possible-values = [possible values: { $values }]
# Above a list of values.
possible-values-heading = Possible values:
