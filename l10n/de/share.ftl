totals = Gesamt: { $totals }
leads = { $name } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} vorn: { $totals }
level = Bisher Gleichstand: { $totals }
leads-in-game = Partie { $number }: { $name } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} vorn, { $totals }
level-in-game = Partie { $number }: Gleichstand, { $totals }
best-hand = Beste Runde (Nr. { $number }): { $headline }
best-hand-of-round = Beste Runde (in Durchgang { $number }): { $headline }
more-payments = { $count ->
    [one] und noch eine Zahlung
   *[other] und noch { $count } Zahlungen
}
seal = Siegel { $seal }
