# Der Stand nach einer Runde oder einer Berichtigung.

score = Stand:
game = Partie { $game }
score-won = { $score } (gewonnen)
score-lost = { $score } (verloren)
score-to-go = { $score } (noch { $points })
score-shut-out = { $score } (noch { $points }, bisher Schneider)

wins-game = die Partie geht an { $name } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
wins-game-of-several = Partie { $game } ist beendet und geht an { $name } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
wins-game-with-totals = die Partie geht an { $name }; mit Boni und Boxen: { $totals }

so-far-to = alle Partien bisher: { $totals }; die Serie endet bei { $points }
so-far-best-of = alle Partien bisher: { $totals }; gewonnene Zettel: { $won }; die Serie gewinnt, wer die meisten von { $sheets } gewinnt
