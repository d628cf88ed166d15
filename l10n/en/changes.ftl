# What a correction changes besides the hand. A hand is one deal; a round is several hands of partners at once, and is
# numbered in place of the hands. $now and $before are where a hand is and was entered: messages that can
# stand alone, `entered-games`, `entered-nowhere` and `entered-closed` of sheet.ftl, or with a sheet those below.
hand-entered-otherwise = hand { $number } is now { $now } (was { $before })
round-entered-otherwise = round { $number } is now { $now } (was { $before })
hand-entered-now = hand { $number } is { $now }
round-entered-now = round { $number } is { $now }
hand-open-again = hand { $number } is open again (was { $before })
round-open-again = round { $number } is open again (was { $before })
entered-games-on-sheet = { $count ->
    [one] entered in game { $games } on sheet { $sheet }
   *[other] entered in games { $games } on sheet { $sheet }
}
entered-nowhere-on-sheet = not entered in any game on sheet { $sheet }
entered-closed-on-sheet = not entered: the games this win would go into are closed on sheet { $sheet }

# Who dealt a hand that was recorded before.
dealt-hand-not = dealer of hand { $number }: { $name }, not { $before }
dealt-round-not = dealer of round { $number }: { $name }, not { $before }
dealt-hand = dealer of hand { $number }: { $name }
dealt-round = dealer of round { $number }: { $name }
dealer-of-hand-unknown = it is no longer known who dealt hand { $number }
dealer-of-round-unknown = it is no longer known who dealt round { $number }
next-dealer-unknown = it is not recorded who deals next

# Games that are closed now, or open again, or have another winner.
game-open-again = game { $game } is open again; it had gone to { $name }
game-of-sheet-open-again = game { $game } of sheet { $sheet } is open again; it had gone to { $name }
game-closed = game { $game } is closed and goes to { $name }
game-of-sheet-closed = game { $game } of sheet { $sheet } is closed and goes to { $name }
wins-game-not = game { $game } goes to { $name }, not to { $before }
wins-game-of-sheet-not = game { $game } of sheet { $sheet } goes to { $name }, not to { $before }

series-continues = the series continues
series-over = the series is over
