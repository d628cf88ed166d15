# The score and the settlement.

two-presets = there are two presets: { $one } and { $two }
two-presets-hint = give only one, as in `--as pagat`
# Above a settlement under other rules. $rules is their name and what differs from them, the messages `the-rules`,
# `the-rules-but`, `the-saved-rules` and `the-saved-rules-but` of rules-in-words.ftl.
by-rules = By { $rules }:

# Said by `ginscore` alone, where there is no series; one a line.
no-series = No series yet. Start an evening with `ginscore table Ann Bob`.
no-series-start = Or start a series with `ginscore new Ann Bob` and record hands as in `ginscore hand Ann 4 v 23`.
no-series-help = `ginscore --help` lists all commands.
