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
games = jogos

mean-of-hands = { $mean } em média ({ $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
})
mean-of-rounds = { $mean } em média ({ $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
})
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

head-rounds = rondas
head-points-per-round = pontos por ronda
