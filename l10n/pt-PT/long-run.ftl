# A certeza da diferença por mão.
in-the-long-run = a longo prazo
against = a longo prazo contra { $opponent }

luck-hands = { $mean } por mão, intervalo de 95% entre { $low } e { $high } ({ $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}); pode ser sorte: { $more ->
    [one] com mais uma mão como estas já se saberia
   *[other] com mais cerca de { NUMBER($more) } mãos como estas já se saberia
}
not-only-luck-hands = { $mean } por mão, intervalo de 95% entre { $low } e { $high } ({ $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}); dificilmente é só sorte
level-hands = { $mean } por mão, intervalo de 95% entre { $low } e { $high } ({ $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}); nenhuma diferença
too-few-hands = não se sabe: { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}, e o mínimo é { $fewest }
same-hands = não se sabe: sempre os mesmos pontos ({ $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
})
luck-rounds = { $mean } por ronda, intervalo de 95% entre { $low } e { $high } ({ $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}); pode ser sorte: { $more ->
    [one] com mais uma ronda como estas já se saberia
   *[other] com mais cerca de { NUMBER($more) } rondas como estas já se saberia
}
not-only-luck-rounds = { $mean } por ronda, intervalo de 95% entre { $low } e { $high } ({ $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}); dificilmente é só sorte
level-rounds = { $mean } por ronda, intervalo de 95% entre { $low } e { $high } ({ $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}); nenhuma diferença
too-few-rounds = não se sabe: { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}, e o mínimo é { $fewest }
same-rounds = não se sabe: sempre os mesmos pontos ({ $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
})
