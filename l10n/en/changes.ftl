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
dealt-hand-not = { $name } dealt hand { $number }, not { $before }
dealt-round-not = { $name } dealt round { $number }, not { $before }
dealt-hand = { $name } dealt hand { $number }
dealt-round = { $name } dealt round { $number }
dealer-of-hand-unknown = it is no longer known who dealt hand { $number }
dealer-of-round-unknown = it is no longer known who dealt round { $number }
next-dealer-unknown = it is not recorded who deals next

# Games that are closed now, or open again, or have another winner. $players (number) is how many players the name
# stands for.
game-open-again = game { $game } is open again; { $name } had won it
game-of-sheet-open-again = game { $game } of sheet { $sheet } is open again; { $name } had won it
# $players (number)
game-closed = game { $game } is closed: { $players ->
    [one] { $name } wins
   *[other] { $name } win
} it
# $players (number)
game-of-sheet-closed = game { $game } of sheet { $sheet } is closed: { $players ->
    [one] { $name } wins
   *[other] { $name } win
} it
# $players (number)
wins-game-not = { $players ->
    [one] { $name } wins
   *[other] { $name } win
} game { $game }, not { $before }
# $players (number)
wins-game-of-sheet-not = { $players ->
    [one] { $name } wins
   *[other] { $name } win
} game { $game } of sheet { $sheet }, not { $before }

series-continues = the series continues
series-over = the series is over
