# The last lines of a settlement: who won the series, by how much, and who pays whom.

# The result of a series of two players. $leader has the greater total, which may not be the winner's; $other the
# smaller one, and pays. $rounded is empty, or the message `rounded` after a space. $amount is money: `2.10`.
# $name won the series, and has the greater total.
wins-by = { $name } wins the series by { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $rounded }.
wins-by-pays = { $name } wins the series by { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $rounded }; { $other } pays { $amount }.
# $name won the series, and $leader has the greater total.
wins-ahead = { $name } wins the series; { $leader } is { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead of { $other }{ $rounded }.
wins-equal = { $name } wins the series; the totals are equal{ $rounded }.
wins-pays = { $name } wins the series; the totals differ by { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $rounded }, and { $other } pays { $leader } { $amount }.
wins-nobody-pays = { $name } wins the series; the totals differ by { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $rounded }, and nobody pays.
# Nobody won.
tied-ahead = The series is tied; { $leader } is { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead of { $other }{ $rounded }.
tied-equal = The series is tied; the totals are equal{ $rounded }.
tied-pays = The series is tied; the totals differ by { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $rounded }, and { $other } pays { $leader } { $amount }.
tied-nobody-pays = The series is tied; the totals differ by { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $rounded }, and nobody pays.
# The players stopped before the end.
stopped-ahead = The series was stopped; { $leader } is { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead of { $other }{ $rounded }.
stopped-equal = The series was stopped; the totals are equal{ $rounded }.
stopped-pays = The series was stopped; the totals differ by { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $rounded }, and { $other } pays { $leader } { $amount }.
stopped-nobody-pays = The series was stopped; the totals differ by { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $rounded }, and nobody pays.
# The series is not finished.
so-far-ahead = Not finished. So far { $leader } is { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead of { $other }{ $rounded }.
so-far-equal = Not finished. So far the totals are equal{ $rounded }.
so-far-pays = Not finished. So far the closed games differ by { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $rounded }; { $other } pays { $leader } { $amount }.
so-far-nobody-pays = Not finished. So far the closed games differ by { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $rounded }; nobody pays.

# The exact difference, if it was rounded. $exact (number), $unit (number)
rounded = ({ $exact }, rounded to the nearest { $unit })
# An amount that cannot be paid in hundredths, what is paid of it, and the rest: `33.633 (33.63, with 0.003 left over)`.
amount-left-over = { $amount } ({ $paid }, with { $left } left over)

# How a series of more than two players ended.
series-won = The series goes to { $name }.
series-won-by = The series goes to { $name } by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
series-tied = The series is tied.
series-stopped = The series was stopped.
series-not-finished = The series is not finished.
# What each pays, after the result.
nobody-pays = Nobody pays anything.
nobody-pays-so-far = Nobody has to pay anything so far.
# Above the payments, one a line.
for-closed-games = For the closed games:
pays-points = { $name } to { $other }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pays-amount = { $name } to { $other }: { $amount } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
