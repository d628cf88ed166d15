totals = Suma: { $totals }
leads = { $players ->
    [one] { $name } prowadzi
    [few] { $name } prowadzą
   *[many] { $name } prowadzą
} o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $totals }
level = Na razie równo: { $totals }
leads-in-game = Partia { $number }: { $players ->
    [one] { $name } prowadzi
    [few] { $name } prowadzą
   *[many] { $name } prowadzą
} o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $totals }
level-in-game = Partia { $number }: równo, { $totals }
best-hand = Najlepsze rozdanie, numer { $number }: { $headline }
best-hand-of-round = Najlepsze rozdanie, w rundzie { $number }: { $headline }
more-payments = { $count ->
    [one] i jeszcze jedna wpłata
    [few] i jeszcze { $count } wpłaty
   *[many] i jeszcze { $count } wpłat
}
seal = Pieczęć { $seal }
