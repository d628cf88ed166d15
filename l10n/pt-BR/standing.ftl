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
}, levando capote)

wins-game = a partida vai para { $name } e vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
wins-game-of-several = a partida { $game } está fechada: vai para { $name } e vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
wins-game-with-totals = a partida vai para { $name }; com os bônus e as caixas: { $totals }

so-far-to = todas as partidas até agora: { $totals }; a série acaba em { $points }
so-far-best-of = todas as partidas até agora: { $totals }; folhas ganhas: { $won }; melhor de { $sheets }
