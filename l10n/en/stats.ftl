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
# The name of a side; $players is a list of names.
side = { $name } ({ $players })

# Labels.
hands-won = hands won
rounds-won = rounds won
points-per-win = points per win
# The points won less the points lost.
points-ahead = points ahead
by-knock = won by a knock
by-gin = won by gin
by-big-gin = won by big gin
by-undercut = won by an undercut
# Hands that were entered as points, so that it is not known how they were won.
in-points-only = won in points only
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
# The points of all settlements together.
settled = settled
# A label before a small plot of the points.
ahead-over-time = lead over time
# A label: the results against another player.
against = against { $opponent }

# $part (number), $all (number). $percent is written as `33.3%`.
share = { $part } of { $all }, { $percent }
share-of-none = 0 of 0
# After the share of all hands won, how rare it is among the hands that are dealt, before any card is drawn.
# $part (number), $all (number)
share-gin = { $part } of { $all }, { $percent }; 1 dealt hand in { NUMBER($one-in) } is gin
# $part (number), $all (number)
share-big-gin = { $part } of { $all }, { $percent }; 1 dealt hand in { NUMBER($one-in) } is big gin
# $mean is a number with one decimal.
mean-of-hands = { $mean } on average ({ $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
})
mean-of-rounds = { $mean } on average ({ $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
})
mean-knocked = { $mean } on average ({ $knocks ->
    [one] { $knocks } knock
   *[other] { $knocks } knocks
}); 1 dealt hand in { NUMBER($one-in) } counts 10 or less
# $dealt is the mean count of the hands that are dealt, a number with one decimal.
mean-caught = { $mean } on average ({ $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}); a dealt hand averages { $dealt }
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
boxes-for-hands = { $boxes } for { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} won
boxes-for-rounds = { $boxes } for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} won
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
# $now, $least and $most are numbers with their sign: the points ahead.
course = now { $now }, between { $least } and { $most }

# The series of a player, in a list: `6 won, 7 lost, 1 tied`. $count (number)
won = { $count } won
lost = { $count } lost
# With the same points. $count (number)
tied = { $count } tied
# Stopped before their end. $count (number)
stopped = { $count } stopped
# Not finished yet. $count (number)
open = { $count } open

### section: long-run

# How sure the points per hand are that a player is ahead: the mean over the hands that can be compared, and the interval in
# which it would be, in 19 of 20 cases, if they played on forever. A hand is a deal and its result; a round is several hands
# that two sides play at once. $mean, $low and $high are numbers with their sign and one decimal: points.

# Labels of lines in the statistics of a player. Keep them short.
in-the-long-run = in the long run
long-run-against = long run against { $opponent }

# 0 is in the interval: that the player is ahead may be luck. $more is the number of hands that would move it out.
luck-hands = { $mean } per hand, 95% interval { $low } to { $high } ({ $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}); it may be luck: { $more ->
    [one] 1 more hand like these would tell
   *[other] about { NUMBER($more) } more hands like these would tell
}
luck-rounds = { $mean } per round, 95% interval { $low } to { $high } ({ $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}); it may be luck: { $more ->
    [one] 1 more round like these would tell
   *[other] about { NUMBER($more) } more rounds like these would tell
}
# 0 is not in the interval.
not-only-luck-hands = { $mean } per hand, 95% interval { $low } to { $high } ({ $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}); hardly luck alone
not-only-luck-rounds = { $mean } per round, 95% interval { $low } to { $high } ({ $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}); hardly luck alone
# The mean is 0, or nearly.
level-hands = { $mean } per hand, 95% interval { $low } to { $high } ({ $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}); no difference
level-rounds = { $mean } per round, 95% interval { $low } to { $high } ({ $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}); no difference
# Nothing can be said. $fewest (number)
too-few-hands = not known: { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} of at least { $fewest }
too-few-rounds = not known: { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} of at least { $fewest }
same-hands = not known: the same points in all { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
same-rounds = not known: the same points in all { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}

### section: stats-page

# The pages of `stats` and `standings`: figures and plots for a browser. They are sent to people who do not know the program.
# A hand is a deal and its result.

stats-title = Gin rummy: statistics
standings-title = Gin rummy: standings
# What opens the other figures of a player.
all-figures = All figures
# What the page is about. $first and $last are days in words. $series (number)
series-between = { $series } series, { $first } to { $last }
# All on one day.
series-on = { $series } series, { $first }
# Labels of facts about the page: only series against this player; only series since this day; only series until this day.
page-against = Against
since = Since
until = Until
# Headings of plots of points over time.
race-won = Points won, day by day
race-ahead = Points ahead, day by day
race-net = Net points, day by day
# Below many small plots: in each, the line of one player is strong.
race-note = The faint lines are the other players.
# For a screen reader. $now, $least and $most are points.
race-described = { $name }: { $now } at the end, { $least } at the lowest and { $most } at the highest
# A plot with a bar for each number of points that a hand was worth: lost hands at the left, won ones at the right.
points-of-a-hand = Points of a hand
# $won (number), $lost (number), $drawn (number) are hands, $all (number) is their sum.
distribution-described = { $all ->
    [one] { $all } hand
   *[other] { $all } hands
}: { $won } won, { $lost } lost, { $drawn } drawn
# Ends of the axis.
axis-lost = lost
axis-won = won
# Opens the same numbers as a table.
as-table = As a table
# Heads of the table: points, and the number of hands that were worth them.
points-column = Points
# $from and $to are numbers of points, with their sign.
points-from-to = { $from } to { $to }
# $file is a file.
wrote = Wrote the page to { $file }.
# A plot of intervals: a line for all hands, and one for each opponent.
everyone = all hands
# The caption of the plot, before the name of the player.
intervals = Points per hand in the long run, with their 95% interval

### section: standings

# A table of all players over many series, best first; each series is counted once.

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
diverged-hint = compare the two with `ginscore log`
different-hands = { $left } and { $counted } have the same players, start and rules, but different first hands: both are counted
different-hands-hint = if they are the same evening, fix one of them and delete the other
# $series is a name in backticks, $ledger a directory.
copy-in = { $series } of { $ledger }

### section: ranking

# Ratings and tie-breaks in the standings of a club. A match is a finished series of two players; match points are 1 for a
# match won, and 1/2 for a tied one.

# Heads of columns, as in standings.ftl.
# At most 10 columns.
head-rating = rating
# Match points. At most 14 columns.
head-points = match points
# Matches won, lost and tied: `2-1-0`. At most 10 columns.
head-matches = matches
# Tie-breaks. At most 14 columns each.
head-head-to-head = head-to-head
head-wins = wins
head-buchholz = Buchholz
head-median = median
head-sonneborn-berger = Sonneborn-B.
head-spread = spread
# Below the table. $days (number)
ratings-foot = Ratings are Glicko-2, with the deviation in parentheses. Every hand counts as a result, and every day of play as a rating period ({ $days } so far).
# Below the table, if a rating is `-`.
unrated-foot = A dash: too few hands for a rating yet.
# $tie-breaks are the heads of their columns, in order.
matches-foot = Ranked by match points, 1 for a match won and 1/2 for a tied one, then by { $tie-breaks }; players who are still equal share a place. A match is a finished series of two players.
# After the sentence above. $others (number): series that are not matches.
other-series = { $others ->
    [one] 1 other series is not counted as a match.
   *[other] { $others } other series are not counted as matches.
}
# The line of a player where there is no room for a table, after the message `in-words` of standings.ftl.
rated = { $place }: { $name }, rating { $rating }, deviation { $deviation }
# $place (number)
unrated = { $place }: { $name }, too few hands for a rating
# The same line where players are ranked by matches. $points are match points: `2.5`. $values are the tie-breaks with their values. $place (number), $won (number), $lost (number), $tied (number)
matched = { $place }: { $name }, match points { $points }; matches { $won } won, { $lost } lost, { $tied } tied; { $values }; net { $net } points
