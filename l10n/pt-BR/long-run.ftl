# A certeza da vantagem por mão.
in-the-long-run = a longo prazo
against = a longo prazo contra { $opponent }

luck-hands = { $mean } por mão, intervalo de 95% entre { $low } e { $high } ({ $hands ->
    [0] { $hands } mãos
    [one] { $hands } mão
   *[other] { $hands } mãos
}); pode ser sorte: { $more ->
    [one] com mais uma mão como essas daria para saber
   *[other] com cerca de { NUMBER($more) } mãos a mais como essas daria para saber
}
not-only-luck-hands = { $mean } por mão, intervalo de 95% entre { $low } e { $high } ({ $hands ->
    [0] { $hands } mãos
    [one] { $hands } mão
   *[other] { $hands } mãos
}); dificilmente é só sorte
level-hands = { $mean } por mão, intervalo de 95% entre { $low } e { $high } ({ $hands ->
    [0] { $hands } mãos
    [one] { $hands } mão
   *[other] { $hands } mãos
}); nenhuma diferença
too-few-hands = não se sabe: { $hands ->
    [0] { $hands } mãos
    [one] { $hands } mão
   *[other] { $hands } mãos
}, e o mínimo é { $fewest }
same-hands = não se sabe: sempre os mesmos pontos ({ $hands ->
    [0] { $hands } mãos
    [one] { $hands } mão
   *[other] { $hands } mãos
})
luck-rounds = { $mean } por rodada, intervalo de 95% entre { $low } e { $high } ({ $rounds ->
    [0] { $rounds } rodadas
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}); pode ser sorte: { $more ->
    [one] com mais uma rodada como essas daria para saber
   *[other] com cerca de { NUMBER($more) } rodadas a mais como essas daria para saber
}
not-only-luck-rounds = { $mean } por rodada, intervalo de 95% entre { $low } e { $high } ({ $rounds ->
    [0] { $rounds } rodadas
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}); dificilmente é só sorte
level-rounds = { $mean } por rodada, intervalo de 95% entre { $low } e { $high } ({ $rounds ->
    [0] { $rounds } rodadas
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}); nenhuma diferença
too-few-rounds = não se sabe: { $rounds ->
    [0] { $rounds } rodadas
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}, e o mínimo é { $fewest }
same-rounds = não se sabe: sempre os mesmos pontos ({ $rounds ->
    [0] { $rounds } rodadas
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
})
