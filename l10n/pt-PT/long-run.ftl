# A certeza da diferença por mão.
in-the-long-run = a longo prazo
against = a longo prazo contra { $opponent }

luck-hands = { $mean } por mão, intervalo de 95% de { $low } a { $high } ({ $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}); pode ser sorte: { $more ->
    [one] mais uma mão como estas mostrá-lo-ia
   *[other] mais cerca de { NUMBER($more) } mãos como estas mostrá-lo-iam
}
not-only-luck-hands = { $mean } por mão, intervalo de 95% de { $low } a { $high } ({ $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}); dificilmente só sorte
level-hands = { $mean } por mão, intervalo de 95% de { $low } a { $high } ({ $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}); nenhuma diferença
too-few-hands = não se sabe: { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
} de pelo menos { $fewest }
same-hands = não se sabe: sempre os mesmos pontos ({ $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
})
luck-rounds = { $mean } por ronda, intervalo de 95% de { $low } a { $high } ({ $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}); pode ser sorte: { $more ->
    [one] mais uma ronda como estas mostrá-lo-ia
   *[other] mais cerca de { NUMBER($more) } rondas como estas mostrá-lo-iam
}
not-only-luck-rounds = { $mean } por ronda, intervalo de 95% de { $low } a { $high } ({ $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}); dificilmente só sorte
level-rounds = { $mean } por ronda, intervalo de 95% de { $low } a { $high } ({ $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}); nenhuma diferença
too-few-rounds = não se sabe: { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} de pelo menos { $fewest }
same-rounds = não se sabe: sempre os mesmos pontos ({ $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
})
