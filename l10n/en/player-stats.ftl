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
boxes = boxes
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
# $boxes (number)
boxes-for-hands = { $boxes } for { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} won
# $boxes (number)
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
# $count (number)
lost = { $count } lost
# With the same points. $count (number)
tied = { $count } tied
# Stopped before their end. $count (number)
stopped = { $count } stopped
# Not finished yet. $count (number)
open = { $count } open
