# A series in a few lines for a chat, and the beginning of its page: who won, and by how much. $totals are the points of all: `Ann 86, Bob 40`.

totals = Totals: { $totals }
# A game that is not over, if there is only one. $points (number)
leads = { $name } ahead by { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $totals }
level = Level so far: { $totals }
# One of several games. $number (number), $points (number)
leads-in-game = Game { $number }: { $name } ahead by { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $totals }
# $number (number)
level-in-game = Game { $number }: level; { $totals }
# The hand (one deal) with the most points. $headline is what happened: `Ann has gin against 46, 71 points`. $number (number)
best-hand = Best hand, number { $number }: { $headline }
# The same where hands are played in rounds. $number (number)
best-hand-of-round = Best hand, in round { $number }: { $headline }
# After the first payments. $count (number)
more-payments = { $count ->
    [one] and 1 more payment
   *[other] and { $count } more payments
}
# $seal is a code that proves that nothing was changed.
seal = Seal { $seal }
