# The pages of `stats` and `standings`: figures and plots for a browser. They are sent to people who do not know the program.
# A hand is a deal and its result.

stats-title = Gin rummy: statistics
standings-title = Gin rummy: standings
# What the page is about. $first and $last are days in words. $series (number)
series-between = { $series ->
    [one] { $series } series
   *[other] { $series } series
}, { $first } to { $last }
# All on one day.
series-on = { $series ->
    [one] { $series } series
   *[other] { $series } series
}, { $first }
# Labels of facts about the page: only series against this player; only series since this day; only series until this day.
against = Against
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
lost = lost
won = won
# Opens the same numbers as a table.
as-table = As a table
# Heads of the table: points, and the number of hands that were worth them.
points-column = Points
hands-column = Hands
# $from and $to are numbers of points, with their sign.
points-from-to = { $from } to { $to }
# $file is a file.
wrote = Wrote the page to { $file }.
# A plot of intervals: a line for all hands, and one for each opponent.
everyone = all hands
# The caption of the plot, before the name of the player.
intervals = Points per hand in the long run, with their 95% interval
