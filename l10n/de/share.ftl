totals = Gesamt: { $totals }
leads = { $players ->
    [one] { $name } führt
   *[other] { $name } führen
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Vorsprung: { $totals }
level = Bisher Gleichstand: { $totals }
leads-in-game = Partie { $number }: { $players ->
    [one] { $name } führt
   *[other] { $name } führen
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Vorsprung, { $totals }
level-in-game = Partie { $number }: Gleichstand, { $totals }
best-hand = Beste Runde (Nr. { $number }): { $headline }
best-hand-of-round = Beste Runde (in Durchgang { $number }): { $headline }
more-payments = { $count ->
    [one] und noch eine Zahlung
   *[other] und noch { $count } Zahlungen
}
seal = Siegel { $seal }
