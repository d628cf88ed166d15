no-hands-yet = ainda não há mãos

title-hands = { $name }: { $hands ->
    [0] { $hands } mãos
    [one] { $hands } mão
   *[other] { $hands } mãos
} em { $series ->
    [0] { $series } séries
    [one] { $series } série
   *[other] { $series } séries
}
title-rounds = { $name }: { $rounds ->
    [0] { $rounds } rodadas
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
} em { $series ->
    [0] { $series } séries
    [one] { $series } série
   *[other] { $series } séries
}
side = { $name } ({ $players })

hands-won = mãos ganhas
rounds-won = rodadas ganhas
points-per-win = pontos por vitória
points-ahead = vantagem
by-knock = ganhas com batida
by-gin = ganhas com gin
by-big-gin = ganhas com big gin
by-undercut = ganhas com undercut
in-points-only = ganhas só em pontos
knocked-with = resto ao bater
knocks-undercut = undercuts levados
caught-with = resto que sobrou na mão
left-on-table = deixados na mesa
boxes = caixas
longest-streaks = recordes
games = partidas
shutouts = capotes
series = séries
settled = acerto
ahead-over-time = evolução
against = contra { $opponent }

share = { $part } de { $all }, { $percent }
share-of-none = 0 de 0
share-gin = { $part } de { $all }, { $percent }; em { NUMBER($one-in) } mãos, 1 já sai gin
share-big-gin = { $part } de { $all }, { $percent }; em { NUMBER($one-in) } mãos, 1 já sai big gin
mean-of-hands = { $mean } em média ({ $hands ->
    [0] { $hands } mãos
    [one] { $hands } mão
   *[other] { $hands } mãos
})
mean-of-rounds = { $mean } em média ({ $rounds ->
    [0] { $rounds } rodadas
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
})
mean-knocked = { $mean } em média ({ $knocks ->
    [0] { $knocks } batidas
    [one] { $knocks } batida
   *[other] { $knocks } batidas
}); em { NUMBER($one-in) } mãos, 1 já sai com resto 10 ou menos
mean-caught = { $mean } em média ({ $hands ->
    [0] { $hands } mãos
    [one] { $hands } mão
   *[other] { $hands } mãos
}); ao dar as cartas, a média é { $dealt }
ahead-hands = { $points ->
    [0] { $ahead } pontos
    [one] { $ahead } ponto
   *[other] { $ahead } pontos
}, { $each } por mão ({ $hands ->
    [0] { $hands } mãos
    [one] { $hands } mão
   *[other] { $hands } mãos
})
ahead-rounds = { $points ->
    [0] { $ahead } pontos
    [one] { $ahead } ponto
   *[other] { $ahead } pontos
}, { $each } por rodada ({ $rounds ->
    [0] { $rounds } rodadas
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
})
left = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
} em { $hands ->
    [0] { $hands } mãos
    [one] { $hands } mão
   *[other] { $hands } mãos
} com cartas registradas, { $each } por mão
boxes-for-hands = { $boxes } por { $hands ->
    [0] { $hands } mãos ganhas
    [one] { $hands } mão ganha
   *[other] { $hands } mãos ganhas
}
boxes-for-rounds = { $boxes } por { $rounds ->
    [0] { $rounds } rodadas ganhas
    [one] { $rounds } rodada ganha
   *[other] { $rounds } rodadas ganhas
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
    [0] { $all } mãos
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
    [0] { $all } rodadas
    [one] { $all } rodada
   *[other] { $all } rodadas
}
games-won-lost = { $won ->
    [0] { $won } ganhas
    [one] { $won } ganha
   *[other] { $won } ganhas
}, { $lost ->
    [0] { $lost } perdidas
    [one] { $lost } perdida
   *[other] { $lost } perdidas
}
shutouts-in-games = { $won ->
    [0] { $won } dados
    [one] { $won } dado
   *[other] { $won } dados
}, { $lost ->
    [0] { $lost } levados
    [one] { $lost } levado
   *[other] { $lost } levados
}, em { $games ->
    [0] { $games } partidas fechadas
    [one] { $games } partida fechada
   *[other] { $games } partidas fechadas
}
settled-points = { $points ->
    [0] { $net } pontos
    [one] { $net } ponto
   *[other] { $net } pontos
}, nas partidas fechadas de { $series ->
    [0] { $series } séries
    [one] { $series } série
   *[other] { $series } séries
}
against-figures = { $share }; { $ahead }; partidas { $games-won } a { $games-lost }; séries { $series-won } a { $series-lost }
course = agora { $now }, entre { $least } e { $most }

won = { $count ->
    [0] { $count } ganhas
    [one] { $count } ganha
   *[other] { $count } ganhas
}
lost = { $count ->
    [0] { $count } perdidas
    [one] { $count } perdida
   *[other] { $count } perdidas
}
tied = { $count ->
    [0] { $count } empatadas
    [one] { $count } empatada
   *[other] { $count } empatadas
}
stopped = { $count ->
    [0] { $count } interrompidas
    [one] { $count } interrompida
   *[other] { $count } interrompidas
}
open = { $count ->
    [0] { $count } abertas
    [one] { $count } aberta
   *[other] { $count } abertas
}
