### section: player-stats

# Statistics of a player, or of a side of several players: a label on each line, and a figure after it. A hand is a deal and
# its result; a round is several hands that two sides play at once; a game is what is played to a number of points; a series
# is several games on one evening. Keep the labels short.

no-hands-yet = there are no hands yet

# The title. $name is the name of a player; $series (number)
title-hands = { $name }: { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} in { $series } series
# The title. $name is the name of a side; $series (number)
title-rounds = { $name }: { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} in { $series } series

# Labels.
hands-won = hands won
rounds-won = rounds won
points-per-win = points per win
# The points won less the points lost.
points-ahead = points ahead
by-gin = won by gin
by-undercut = won by an undercut
# The count of deadwood with which the player knocked.
knocked-with = knocked with
knocks-undercut = knocks undercut
# The count of deadwood that the player had when the other knocked.
caught-with = caught with
# The points that better melds would have saved or won.
left-on-table = left on the table
longest-streaks = longest streaks
games = games
shutouts = shutouts
series = series
# A label: the results against another player.
against = against { $opponent }

# $part (number), $all (number). $percent is written as `33.3%`.
share = { $part } of { $all }, { $percent }
share-of-none = 0 of 0
# $mean is a number with one decimal.
mean-of-hands = { $mean } on average ({ $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
})
mean-of-rounds = { $mean } on average ({ $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
})
# $ahead is the number $points with its sign, such as +12 or -1; $each is a number with its sign and one decimal.
ahead-hands = { $points ->
    [one] { $ahead } points
   *[other] { $ahead } points
}, { $each } per hand ({ $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
})
ahead-rounds = { $points ->
    [one] { $ahead } points
   *[other] { $ahead } points
}, { $each } per round ({ $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
})
# $each is a number with two decimals.
left = { $points ->
    [one] { $points } point
   *[other] { $points } points
} over { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} with recorded cards, { $each } per hand
# $lost (number), $all (number)
streaks-of-hands = { $won ->
    [one] { $won } hand
   *[other] { $won } hands
} won in a row, { $lost } lost in a row, out of { $all }
# $lost (number), $all (number)
streaks-of-rounds = { $won ->
    [one] { $won } round
   *[other] { $won } rounds
} won in a row, { $lost } lost in a row, out of { $all }
# $won (number), $lost (number)
games-won-lost = { $won } won, { $lost } lost
# $won (number), $lost (number)
shutouts-in-games = { $won } won, { $lost } lost, in { $games ->
    [one] { $games } closed game
   *[other] { $games } closed games
}
# $net is the number $points with its sign; $series (number)
settled-points = { $points ->
    [one] { $net } points
   *[other] { $net } points
}, over the closed games of { $series } series
# The results against another player. $share is a message as above, of the hands won; $ahead is the points as above.
# $games-won (number), $games-lost (number), $series-won (number), $series-lost (number)
against-figures = { $share }; { $ahead }; games { $games-won } to { $games-lost }; series { $series-won } to { $series-lost }

# The series of a player, in a list: `6 won, 7 lost, 1 tied`. $count (number)
won = { $count } won
lost = { $count } lost
# With the same points. $count (number)
tied = { $count } tied
# Stopped before their end. $count (number)
stopped = { $count } stopped
# Not finished yet. $count (number)
open = { $count } open

### section: stats-table

# The table of everybody, a line for each player, and the table of two players against each other. Labels of lines and heads
# of columns, each with a number below it. A head is broken at its first space, so that the table has no more than 80 columns.

# At most 12 columns.
head-player = player
# A side of several players. At most 12 columns.
head-side = side
# At most 10 columns.
head-hands = hands
# At most 10 columns.
head-rounds = rounds
# The hands or rounds that were won. At most 14 columns.
head-won = won
# The points that were paid to the player, less those that they paid. At most 15 columns.
head-net-points = net points
# The points of the hands that were won less those of the hands that were lost, for each hand. At most 20 columns.
head-points-per-hand = points per hand
# At most 20 columns.
head-points-per-round = points per round
# The hands that were won by gin. At most 10 columns.
head-gins = gins
# The knocks of others that the player undercut. At most 10 columns.
head-undercuts = undercuts
# At most 10 columns.
head-money = money
# Labels of lines about two players: the points of the hands that each won, and the series that each won.
points-won = points won
series-won = series won
# Of two players, who both have series. $one and $two are names.
not-met = { $one } and { $two } have not played against each other yet

### section: duplicates

# A series was found in two ledgers: in $counted, which is counted, and in $left, which is not. Both are the name of a
# series and its ledger, as in `copy-in` below.
same-series = { $left } is the same series as { $counted }: it is counted once
earlier-copy = { $left } is an earlier copy of { $counted }: only the latter is counted
diverged-at-start = { $left } and { $counted } are one series that diverged from the start; only { $counted } is counted
# $hand (number): a hand is a deal and its result.
diverged-after = { $left } and { $counted } are one series that diverged after hand { $hand }; only { $counted } is counted
diverged-hint = compare the two with `ginscore log`
different-hands = { $left } and { $counted } have the same players, start and rules, but different first hands: both are counted
different-hands-hint = if they are the same evening, fix one of them and delete the other
# $series is a name in backticks, $ledger a directory.
copy-in = { $series } of { $ledger }
