### Failures of several commands.

no-such-hand = there is no hand { $number }
no-such-hand-hint = `ginscore score` shows the numbers
# Deals of the series
no-hands-yet = there are no hands yet
no-hands-yet-hint = record one, as in `Ann 4 v 23`
# $why: what the system says
unreadable-input = cannot read standard input: { $why }
unreadable-input-hint = pass a text file or a pipe

