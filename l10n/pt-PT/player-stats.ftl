no-hands-yet = ainda não há mãos

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
side = { $name } ({ $players })

hands-won = mãos ganhas
rounds-won = rondas ganhas
points-per-win = pontos por vitória
points-ahead = diferença
by-knock = ganhas com batida
by-gin = ganhas com gin
by-big-gin = ganhas com big gin
by-undercut = ganhas com undercut
in-points-only = ganhas só em pontos
knocked-with = resto ao bater
knocks-undercut = undercuts levados
caught-with = resto que ficou na mão
left-on-table = deixado na mesa
boxes = caixas
longest-streaks = recordes
games = jogos
shutouts = capotes
series = séries
settled = acertos
ahead-over-time = evolução da diferença
against = contra { $opponent }

share = { $part } de { $all }, { $percent }
share-of-none = 0 de 0
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
course = agora { $now }, entre { $least } e { $most }

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
