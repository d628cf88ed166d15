# Why something is not recorded: messages of errors and their hints.

nothing-recorded = nothing has been recorded
rules-forbid = the rules do not allow this

series-over = the series is over
series-over-hint = `ginscore summary` shows the settlement, `ginscore new` starts another series, `ginscore undo` reopens this one

# Hands were recorded that would come after the new end of the series. $numbers is a list of their numbers, $count
# (a number) how many they are. A hand here is one deal.
before-hands = { $count ->
    [one] the series would end before hand { $numbers }
   *[other] the series would end before hands { $numbers }
}
before-hands-hint = { $count ->
    [one] undo hand { $numbers } first
   *[other] undo hands { $numbers } first
}
# A round is several hands at once, one for each pair of players.
before-rounds = { $count ->
    [one] the series would end before round { $numbers }
   *[other] the series would end before rounds { $numbers }
}
before-rounds-hint = { $count ->
    [one] undo round { $numbers } first
   *[other] undo rounds { $numbers } first
}

# $pairs is a list of pairs of players, such as `Ann and Bob, Cid and Dan`.
not-their-turn = it is not their turn: { $pairs } play this hand
not-their-turn-hint = `seat NAME` lets a player play the next hand
not-opponents = these players are not opponents
not-opponents-hint = name a player of each side, as in `Ann 4 v Bob 23`
round-begun = one of them has already played in this round
round-begun-hint = `amend` corrects it; the next round begins when every hand of this one has ended
# $round (number)
not-in-round = these two did not play each other in round { $round }
not-in-round-hint = name the two who played, or leave the second name out
# $round (number)
round-incomplete = a hand of round { $round } would be missing
round-incomplete-hint = give all its hands, as in `insert 2 Ann 4 v 23; Cid gin v 12`
# $round (number). $line is what was typed.
whole-round = round { $round } was entered as a whole, so the hand of one pair cannot replace it
whole-round-hint = `delete { $round }`, then `insert { $round } { $line }; ...` with a hand for each pair
# $round (number)
changes-who-plays = this would change who plays whom in round { $round }, which has begun
changes-who-plays-hint = finish round { $round } first, or undo its hands
nobody-seated = `seat` cannot be used like this
nobody-seated-hint = `seat` is for captain's play and three in turn: name a player, or two opponents

# Hints for an adjustment, which gives or takes points or boxes by hand.
name-open-game = name an open game, as in `adjust Ann +10 in 2 # why`; `score` shows the games
check-number = check the number
undo-reopens = `undo` reopens the series
# $adjustment is a whole sentence, such as `Ann is given 10 points`.
earlier-adjustment-of = an earlier adjustment ({ $adjustment }) could no longer be entered: { $why }
earlier-adjustment-hint = undo the adjustment first

nothing-to-undo = there is nothing to undo
nothing-to-undo-hint = every change in this series is already undone
nothing-to-redo = there is nothing to redo
nothing-to-redo-hint = only an undone change can be redone, and only before anything new is recorded
