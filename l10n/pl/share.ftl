totals = Razem: { $totals }
leads = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} przewagi ({ $totals })
level = Na razie równo: { $totals }
leads-in-game = Partia { $number }: { $name }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} przewagi ({ $totals })
level-in-game = Partia { $number }: równo, { $totals }
best-hand = Najlepsze rozdanie (nr { $number }): { $headline }
best-hand-of-round = Najlepsze rozdanie (w rundzie { $number }): { $headline }
more-payments = { $count ->
    [one] i jeszcze jedna płatność
    [few] i jeszcze { $count } płatności
   *[many] i jeszcze { $count } płatności
}
seal = Pieczęć { $seal }
