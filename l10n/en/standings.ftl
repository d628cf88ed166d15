# A table of all players over many series, best first; each series is counted once.

no-hands-yet = there are no hands yet

# Heads of columns: the player, the series played, won, lost, tied (with the same points), stopped (ended before their end)
# and open, the games won and lost, the boxes (each hand won is one) and the points won less those lost. Keep them short:
# the whole table should have no more than 80 columns.
# At most 12 columns.
head-player = player
# At most 10 columns.
head-series = series
# At most 10 columns.
head-won = won
# At most 10 columns.
head-lost = lost
# At most 10 columns.
head-tied = tied
# At most 12 columns.
head-stopped = stopped
# At most 10 columns.
head-open = open
# At most 10 columns.
head-games = games
# At most 10 columns.
head-boxes = boxes
# At most 14 columns.
head-net-points = net points

# The line of a player where there is no room for a table. $place is 1 for the best player, $net is a number with its sign,
# $results says how many of the series were won and lost.
# $place (number), $series (number), $won (number), $lost (number)
in-words = { $place }: { $name }, net { $net } points; { $series } series, { $results }; games { $won } won, { $lost } lost; { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
}

# A series was found in two ledgers: in $counted, which is counted, and in $left, which is not. Both are the name of a
# series and its ledger, as in `copy-in` below.
same-series = { $left } is the same series as { $counted }: it is counted once
earlier-copy = { $left } is an earlier copy of { $counted }: only the latter is counted
diverged-at-start = { $left } and { $counted } are one series that diverged from the start; only { $counted } is counted, which has more hands or was found first
# $hand (number): a hand is a deal and its result.
diverged-after = { $left } and { $counted } are one series that diverged after hand { $hand }; only { $counted } is counted, which has more hands or was found first
diverged-hint = record in one of them what is missing, and delete the other
different-hands = { $left } and { $counted } have the same players, start and rules, but different first hands: both are counted
different-hands-hint = if they are the same evening, fix one of them and delete the other
# $series is a name in backticks, $ledger a directory.
copy-in = { $series } of { $ledger }
