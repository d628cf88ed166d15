totals = Gesamt: { $totals }
leads = { $players ->
    [one] { $name } führt
   *[other] { $name } führen
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $totals }
level = Bisher gleich: { $totals }
leads-in-game = Partie { $number }: { $players ->
    [one] { $name } führt
   *[other] { $name } führen
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}, { $totals }
level-in-game = Partie { $number }: gleich, { $totals }
best-hand = Beste Runde, Nummer { $number }: { $headline }
best-hand-of-round = Beste Runde, in Durchgang { $number }: { $headline }
more-payments = { $count ->
    [one] und noch eine Zahlung
   *[other] und noch { $count } Zahlungen
}
seal = Siegel { $seal }
