# The score sheet: as a table, and in sentences for a screen reader (--plain). A hand is one deal.

# Above each sheet of a series of several.
sheet-number = Sheet { $number }
# Below the table, where hands have an asterisk.
not-verified-mark = * not verified from cards
# The seal is a short code that the other player writes down.
seal = Seal { $seal }

# A hand or a round in a sentence. $headline says how it ended, $entered where it was entered.
hand-entered = hand { $number }: { $headline }, { $entered }
hand-entered-not-verified = hand { $number }: { $headline }, not verified from cards, { $entered }
round-entered = round { $number }: { $headline }, { $entered }
round-entered-not-verified = round { $number }: { $headline }, not verified from cards, { $entered }

# A game in a sentence. $scores is a list of `score-open` or `score-closed`.
game-scores = game { $game }: { $scores }
game-scores-won = game { $game }: { $scores }; { $winner } won it
# $points (number), $to-go (number): points that are still needed.
score-open = { $name } { $points } with { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
} and { $to-go } to go
# $points (number)
score-closed = { $name } { $points } with { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
}

shutout-danger = { $name } in danger of a shutout in game { $game }
# $won (number), $all (number)
decided = { $won } of { $all } games for { $name }: the sheet is decided

series-was-stopped = The series was stopped.
series-is-over = The series is over.
first-dealer-unknown = It is not recorded who deals first.

# Where a hand, a round or an adjustment was entered; on a line of its own, or after a comma or a colon.
entered-later = entered when every hand of the round has ended
entered-nowhere = not entered in any game
entered-closed = not entered: the games this win would go into are closed
# $games is a number, or a list of numbers. $count (number) is how many.
entered-games = { $count ->
    [one] entered in game { $games }
   *[other] entered in games { $games }
}

# The score in one line. $scores: `Ann 12 Bob 5`, or of several games a list of `score-in-game`.
score = score: { $scores }
score-in-game = game { $game } { $scores }

# The first column of the table. The heads: what its rows are.
# At most 8 columns.
head-hand = hand
# At most 8 columns.
head-round = round
# The head of a game's columns. At most 8 columns.
head-game = game { $game }
# The row with the boxes of each player. At most 8 columns.
row-boxes = boxes
# The row with the points that each player still needs. At most 8 columns.
row-to-go = to go
# The row that says who won the closed games. At most 8 columns.
row-result = result
# In that row, for who won the game. At most 6 columns.
cell-won = won
# In that row, for who lost the game. At most 6 columns.
cell-lost = lost
# Before the bars that show the scores as a race. At most 8 columns.
race = race

# The rows: a round of several hands, points that were given or taken, boxes that were given or taken.
# At most 9 columns.
row-round = round { $number }
# At most 10 columns.
row-adjusted = adjusted
# $signed is the number with its sign: `+2 boxes`. At most 10 columns.
row-adjusted-boxes = { $boxes ->
    [one] { $signed } box
   *[other] { $signed } boxes
}

# How a hand ended: after the number of the hand, as in `3 knock`.
# At most 10 columns.
end-knock = knock
# At most 10 columns.
end-gin = gin
# At most 10 columns.
end-big-gin = big-gin
# At most 10 columns.
end-undercut = undercut
# At most 10 columns.
end-gin-off = gin-off
# Both have the same count. At most 10 columns.
end-tie = tie
# Nobody knocked: the hand is drawn. At most 10 columns.
end-draw = draw
# Only the points were written. At most 10 columns.
end-points = points
