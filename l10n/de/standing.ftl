# Der Stand nach einer Runde oder einer Berichtigung.

score = Stand:
game = Partie { $game }
score-won = { $score } (gewonnen)
score-lost = { $score } (verloren)
score-to-go = { $score } (noch { $points })
score-shut-out = { $score } (noch { $points }, bisher Schneider)

wins-game = { $players ->
    [one] { $name } gewinnt
   *[other] { $name } gewinnen
} die Partie ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
wins-game-of-several = Partie { $game } ist beendet: { $players ->
    [one] { $name } gewinnt
   *[other] { $name } gewinnen
} sie ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
wins-game-with-totals = { $players ->
    [one] { $name } gewinnt
   *[other] { $name } gewinnen
} die Partie; mit Boni und Boxen: { $totals }

so-far-to = alle Partien bisher: { $totals }; die Serie endet bei { $points }
so-far-best-of = alle Partien bisher: { $totals }; gewonnene Zettel: { $won }; die Serie gewinnt, wer die meisten von { $sheets } gewinnt
