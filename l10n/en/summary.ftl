# The settlement of a series, step by step as on paper. $totals, $won and $points without a number are those of all players: `Ann 213, Bob 20`.

# After the sheets of a series of several.
all-sheets = All sheets: { $totals }

# How a hand (one deal) would be scored under other rules. $headline says how it ends then, $before how it was ruled:
# `Ann knocks with 6 against 24, 18 points`.
ruled-otherwise = hand { $number }: { $headline }, { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
} (was: { $before })
# $faults are codes of rules.
not-valid = hand { $number }: not valid under these rules ({ $faults }), left out (was: { $before })
after-the-end = hand { $number }: after the end of the series under these rules, left out (was: { $before })
# The same of one of the hands of a round.
ruled-otherwise-in-round = round { $number }: { $headline }, { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
} (was: { $before })
not-valid-in-round = round { $number }: a hand is not valid under these rules ({ $faults }), left out (was: { $before })
round-after-the-end = round { $number }: a hand after the end of the series under these rules, left out (was: { $before })
# $cards are a player's cards.
laid-off-on-gin = under these rules cards are laid off on gin: { $cards }
not-laid-off-on-gin = under these rules no cards are laid off on gin: { $cards }

# An adjustment, such as `Ann is given 10 points`, and its reason.
adjustment-left-out = adjustment left out under these rules: { $adjustment } ({ $why })
# $games is a number, or a list of numbers. $count (number) is how many.
adjustment-in = { $count ->
    [one] Adjustment: { $adjustment } ({ $why }), entered in game { $games }
   *[other] Adjustment: { $adjustment } ({ $why }), entered in games { $games }
}
# $count (number)
adjustment-in-of-sheet = { $count ->
    [one] Adjustment: { $adjustment } ({ $why }), entered in game { $games } of sheet { $sheet }
   *[other] Adjustment: { $adjustment } ({ $why }), entered in games { $games } of sheet { $sheet }
}

# A game.
game-open = Game { $number } is open: { $points }
game-not-finished = Game { $number } was not finished: { $points }
game-won = Game { $number } goes to { $name }: { $points }
# A shutout: the loser has nothing in the game. $points (number)
shut-out-pays = shutout: { $points } more from { $name } to { $winner }
shut-out-for-nothing = shutout of { $name }, worth nothing under these rules

# Terms of the sum for a player's total of a game, as in `120 + game bonus 100 + shutout 100 = 320`: labels before a
# number, without grammar. $points (number)
term-game-bonus = game bonus { $points }
# $points (number)
term-shutout = shutout { $points }
# How far the points are above the loser's. $points (number)
term-difference = difference { $points }
# How far the boxes are above the loser's, in points. $points (number)
term-box-lead = box lead { $points }
# The points for the boxes (the lines of a sheet). $points (number), $each (number)
term-line-bonus = line bonus { $points } ({ $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
} at { $each })
# $sum is the sum so far, in parentheses if it has several terms.
term-shutout-doubles = { $sum } x 2 for the shutout
# $times (number)
term-game-counts = { $sum } x { $times } for this game
# The loser's total.
term-in-difference = 0 (already part of the winner's difference: { $points ->
    [one] { $points } point
   *[other] { $points } points
})

# The result of a sheet of one game.
sheet-not-finished = Totals: { $totals }; not finished
sheet-won = Totals: { $totals }; the sheet goes to { $name }
sheet-tied = Totals: { $totals }; the sheet is tied
# The result of a sheet of several games. $won is how many games each has won.
games-not-finished = Totals: { $totals }; games won: { $won }; not finished
games-decided = Totals: { $totals }; games won: { $won }; not finished, but by games won the sheet goes to { $name }
games-won-by-totals = Totals: { $totals }; games won: { $won }; the sheet goes to { $name }
games-won-by-games = Totals: { $totals }; games won: { $won }; the sheet goes to { $name } by games won
games-tied = Totals: { $totals }; games won: { $won }; the sheet is tied
