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
ratings-foot = { $days ->
    [one] Ratings are Glicko-2, with the deviation in parentheses. Every hand counts as a result, and every day of play as a rating period ({ $days } so far).
   *[other] Ratings are Glicko-2, with the deviation in parentheses. Every hand counts as a result, and every day of play as a rating period ({ $days } so far).
}
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
