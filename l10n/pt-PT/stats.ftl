### section: player-stats

title-hands = { $name }: { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
} em { $series ->
    [one] { $series } série
   *[other] { $series } séries
}
title-rounds = { $name }: { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} em { $series ->
    [one] { $series } série
   *[other] { $series } séries
}

rounds-won = rondas ganhas
points-ahead = diferença
caught-with = resto que ficou na mão
left-on-table = deixado na mesa
games = jogos
settled = acertos
ahead-over-time = evolução da diferença

share-gin = { $part } de { $all }, { $percent }; em { NUMBER($one-in) } mãos, 1 sai logo gin
share-big-gin = { $part } de { $all }, { $percent }; em { NUMBER($one-in) } mãos, 1 sai logo big gin
mean-of-hands = { $mean } em média ({ $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
})
mean-of-rounds = { $mean } em média ({ $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
})
mean-knocked = { $mean } em média ({ $knocks ->
    [one] { $knocks } batida
   *[other] { $knocks } batidas
}); em { NUMBER($one-in) } mãos, 1 sai logo com resto 10 ou menos
mean-caught = { $mean } em média ({ $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}); ao dar as cartas, a média é { $dealt }
ahead-hands = { $points ->
    [one] { $ahead } ponto
   *[other] { $ahead } pontos
}, { $each } por mão ({ $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
})
ahead-rounds = { $points ->
    [one] { $ahead } ponto
   *[other] { $ahead } pontos
}, { $each } por ronda ({ $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
})
left = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} em { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
} com cartas registadas, { $each } por mão
boxes-for-hands = { $boxes } por { $hands ->
    [one] { $hands } mão ganha
   *[other] { $hands } mãos ganhas
}
boxes-for-rounds = { $boxes } por { $rounds ->
    [one] { $rounds } ronda ganha
   *[other] { $rounds } rondas ganhas
}
streaks-of-hands = { $won ->
    [0] nenhuma vitória
    [one] { $won } vitória
   *[other] { $won } vitórias seguidas
}, { $lost ->
    [0] nenhuma derrota
    [one] { $lost } derrota
   *[other] { $lost } derrotas seguidas
}, em { $all ->
    [one] { $all } mão
   *[other] { $all } mãos
}
streaks-of-rounds = { $won ->
    [0] nenhuma vitória
    [one] { $won } vitória
   *[other] { $won } vitórias seguidas
}, { $lost ->
    [0] nenhuma derrota
    [one] { $lost } derrota
   *[other] { $lost } derrotas seguidas
}, em { $all ->
    [one] { $all } ronda
   *[other] { $all } rondas
}
games-won-lost = { $won ->
    [one] { $won } ganho
   *[other] { $won } ganhos
}, { $lost ->
    [one] { $lost } perdido
   *[other] { $lost } perdidos
}
shutouts-in-games = { $won ->
    [one] { $won } dado
   *[other] { $won } dados
}, { $lost ->
    [one] { $lost } levado
   *[other] { $lost } levados
}, em { $games ->
    [one] { $games } jogo fechado
   *[other] { $games } jogos fechados
}
settled-points = { $points ->
    [one] { $net } ponto
   *[other] { $net } pontos
}, nos jogos fechados de { $series ->
    [one] { $series } série
   *[other] { $series } séries
}
against-figures = { $share }; { $ahead }; jogos { $games-won } a { $games-lost }; séries { $series-won } a { $series-lost }

won = { $count ->
    [one] { $count } ganha
   *[other] { $count } ganhas
}
lost = { $count ->
    [one] { $count } perdida
   *[other] { $count } perdidas
}
tied = { $count ->
    [one] { $count } empatada
   *[other] { $count } empatadas
}
stopped = { $count ->
    [one] { $count } interrompida
   *[other] { $count } interrompidas
}
open = { $count ->
    [one] { $count } aberta
   *[other] { $count } abertas
}

### section: long-run

luck-hands = { $mean } por mão, intervalo de 95% entre { $low } e { $high } ({ $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}); pode ser sorte: { $more ->
    [one] com mais uma mão como estas já se saberia
   *[other] com mais umas { NUMBER($more) } mãos como estas já se saberia
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
   *[other] com mais umas { NUMBER($more) } rondas como estas já se saberia
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

### section: stats-page

series-between = { $series ->
    [one] { $series } série
   *[other] { $series } séries
}, de { $first } a { $last }
series-on = { $series ->
    [one] { $series } série
   *[other] { $series } séries
}, { $first }
race-ahead = Diferença, dia a dia
distribution-described = { $all ->
    [one] { $all } mão
   *[other] { $all } mãos
}: { $won ->
    [one] { $won } ganha
   *[other] { $won } ganhas
}, { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
}, { $drawn ->
    [one] { $drawn } empatada
   *[other] { $drawn } empatadas
}
as-table = Em tabela

### section: standings

head-won = ganhas
head-stopped = interr.
head-open = abertas
head-games = jogos

in-words = { $place }: { $name }, saldo de { $net } pontos; { $series ->
    [one] { $series } série
   *[other] { $series } séries
}, { $results }; jogos: { $won ->
    [one] { $won } ganho
   *[other] { $won } ganhos
}, { $lost ->
    [one] { $lost } perdido
   *[other] { $lost } perdidos
}; { $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
}

### section: ranking

unrated-foot = Um traço: ainda há mãos a menos para um rating.
matches-foot = Classificação por pontos de confronto, 1 por confronto ganho e 1/2 por empatado, e depois por { $tie-breaks }; quem continua empatado partilha o lugar. Um confronto é uma série acabada entre dois jogadores.
other-series = { $others ->
    [one] { $others } outra série não conta como confronto.
   *[other] { $others } outras séries não contam como confrontos.
}
unrated = { $place }: { $name }, mãos a menos para um rating
matched = { $place }: { $name }, pontos de confronto { $points }; confrontos: { $won ->
    [one] { $won } ganho
   *[other] { $won } ganhos
}, { $lost ->
    [one] { $lost } perdido
   *[other] { $lost } perdidos
}, { $tied ->
    [one] { $tied } empatado
   *[other] { $tied } empatados
}; { $values }; saldo de { $net } pontos
