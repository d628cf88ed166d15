head-rating = Rating
head-points = Matchpunkte
head-matches = Matches
head-head-to-head = dir. Vergleich
head-wins = Siege
head-buchholz = Buchholz
head-median = Median
head-sonneborn-berger = Sonneborn-B.
head-spread = Differenz
ratings-foot = { $days ->
    [one] Ratings nach Glicko-2, in Klammern die Abweichung. Jede Runde zählt als Ergebnis, jeder Spieltag als Periode (bisher { $days } Tag).
   *[other] Ratings nach Glicko-2, in Klammern die Abweichung. Jede Runde zählt als Ergebnis, jeder Spieltag als Periode (bisher { $days } Tage).
}
unrated-foot = Ein Strich: noch zu wenige Runden für ein Rating.
matches-foot = Geordnet nach Matchpunkten, 1 für ein gewonnenes und 1/2 für ein unentschiedenes Match, dann nach: { $tie-breaks }; wer dann noch gleichauf liegt, teilt sich den Platz. Ein Match ist eine beendete Serie von zwei Spielern.
other-series = { $others ->
    [one] { $others } weitere Serie zählt nicht als Match.
   *[other] { $others } weitere Serien zählen nicht als Matches.
}
rated = Platz { $place }: { $name }, Rating { $rating }, Abweichung { $deviation }
unrated = Platz { $place }: { $name }, zu wenige Runden für ein Rating
matched = Platz { $place }: { $name }, Matchpunkte { $points }; Matches { $won } gewonnen, { $lost } verloren, { $tied } unentschieden; { $values }; Saldo { $net } Punkte
