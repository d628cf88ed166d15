# The command `rules`.

saved-in-ledger = Saved in this ledger:
# In place of a source, for the rules of a series.
rules-of-series = the series { $series }
sources-of = sources of { $name }:
# A name, and where the rules come from.
name-and-source = { $name }: { $source }
no-differences = no differences
not-of-series = rule options can change a preset, but not a series
not-of-series-hint = name a preset, or omit the options
