score = pontos:
game = jogo { $game }
score-won = { $score } (ganhou)
score-lost = { $score } (perdeu)
score-to-go = { $points ->
    [one] { $score } (falta { $points })
   *[other] { $score } (faltam { $points })
}
score-shut-out = { $points ->
    [one] { $score } (falta { $points }, capote por agora)
   *[other] { $score } (faltam { $points }, capote por agora)
}

wins-game = o jogo vai para { $name } e vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
wins-game-of-several = o jogo { $game } está fechado: vai para { $name } e vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
wins-game-with-totals = o jogo vai para { $name }; com os bónus e as caixas: { $totals }

so-far-to = todos os jogos até agora: { $totals }; a série acaba aos { $points }
so-far-best-of = todos os jogos até agora: { $totals }; folhas ganhas: { $won }, à melhor de { $sheets }
