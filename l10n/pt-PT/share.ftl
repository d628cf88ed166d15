totals = Totais: { $totals }
leads = { $name } à frente por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}: { $totals }
level = Até agora, empate: { $totals }
leads-in-game = Jogo { $number }: { $name } à frente por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}; { $totals }
level-in-game = Jogo { $number }: empate; { $totals }
best-hand = Melhor mão, a número { $number }: { $headline }
best-hand-of-round = Melhor mão, na ronda { $number }: { $headline }
more-payments = { $count ->
    [one] e mais um pagamento
   *[other] e mais { $count } pagamentos
}
seal = Selo { $seal }
