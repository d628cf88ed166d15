score = placar:
game = partida { $game }
score-won = { $score } (ganhou)
score-lost = { $score } (perdeu)
score-to-go = { $score } ({ $points ->
    [one] falta { $points }
   *[other] faltam { $points }
})
score-shut-out = { $score } ({ $points ->
    [one] falta { $points }
   *[other] faltam { $points }
}, por enquanto leva capote)

wins-game = { $players ->
    [one] { $name } ganha
   *[other] { $name } ganham
} a partida, que vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
wins-game-of-several = a partida { $game } está fechada: { $players ->
    [one] ganha { $name }
   *[other] ganham { $name }
}, e ela vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
wins-game-with-totals = { $players ->
    [one] { $name } ganha
   *[other] { $name } ganham
} a partida; com bônus e caixas: { $totals }

so-far-to = todas as partidas até agora: { $totals }; a série acaba aos { $points }
so-far-best-of = todas as partidas até agora: { $totals }; folhas ganhas: { $won }, em melhor de { $sheets }
