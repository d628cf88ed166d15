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
} die Partie; sie ist { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert
wins-game-of-several = Partie { $game } ist beendet: { $players ->
    [one] { $name } gewinnt
   *[other] { $name } gewinnen
} sie, und sie ist { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert
wins-game-with-totals = { $players ->
    [one] { $name } gewinnt
   *[other] { $name } gewinnen
} die Partie; mit Boni und Boxen: { $totals }

so-far-to = alle Partien bisher: { $totals }; die Serie endet bei { $points }
so-far-best-of = alle Partien bisher: { $totals }; gewonnene Zettel: { $won }, es entscheiden die meisten von { $sheets }
