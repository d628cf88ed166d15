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

wins-game = { $players ->
    [one] { $name } ganha
   *[other] { $name } ganham
} a partida, que vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
wins-game-of-several = { $players ->
    [one] { $name } fecha e ganha
   *[other] { $name } fecham e ganham
} a partida { $game }, que vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
wins-game-with-totals = { $players ->
    [one] { $name } ganha
   *[other] { $name } ganham
} a partida; com bônus e caixas: { $totals }

so-far-to = todas as partidas até agora: { $totals }; a série acaba em { $points }
so-far-best-of = todas as partidas até agora: { $totals }; folhas ganhas: { $won }; melhor de { $sheets }
