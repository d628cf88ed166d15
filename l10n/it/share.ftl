totals = Totali: { $totals }
leads = { $name } in vantaggio di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: { $totals }
level = Finora parità: { $totals }
leads-in-game = Partita { $number }: { $name } in vantaggio di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $totals }
level-in-game = Partita { $number }: parità, { $totals }
best-hand = Mano migliore, la numero { $number }: { $headline }
best-hand-of-round = Mano migliore, nel giro { $number }: { $headline }
more-payments = { $count ->
    [one] e un altro pagamento
   *[other] e altri { $count } pagamenti
}
seal = Sigillo { $seal }
