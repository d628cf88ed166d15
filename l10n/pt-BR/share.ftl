totals = Totais: { $totals }
leads = { $name } na frente por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}: { $totals }
level = Até agora, empate: { $totals }
leads-in-game = Partida { $number }: { $name } na frente por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}; { $totals }
level-in-game = Partida { $number }: empate; { $totals }
best-hand = Melhor mão, a de número { $number }: { $headline }
best-hand-of-round = Melhor mão, na rodada { $number }: { $headline }
more-payments = { $count ->
    [0] e mais { $count } pagamentos
    [one] e mais um pagamento
   *[other] e mais { $count } pagamentos
}
seal = Selo { $seal }
