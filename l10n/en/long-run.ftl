# How sure the points per hand are that a player is ahead: the mean over the hands that can be compared, and the interval in
# which it would be, in 19 of 20 cases, if they played on forever. A hand is a deal and its result; a round is several hands
# that two sides play at once. $mean, $low and $high are numbers with their sign and one decimal: points.

# Labels of lines in the statistics of a player. Keep them short.
in-the-long-run = in the long run
against = long run against { $opponent }

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
