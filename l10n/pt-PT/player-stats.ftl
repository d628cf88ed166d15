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
points-per-win = pontos ao ganhar
points-ahead = diferença
by-knock = ganhas com batida
by-gin = ganhas com gin
by-big-gin = ganhas com big gin
by-undercut = ganhas com undercut
in-points-only = ganhas só em pontos
knocked-with = resto ao bater
knocks-undercut = undercuts levados
caught-with = resto se o outro bate
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
share-gin = { $part } de { $all }, { $percent }; 1 em cada { NUMBER($one-in) } mãos dadas é gin
share-big-gin = { $part } de { $all }, { $percent }; 1 em cada { NUMBER($one-in) } mãos dadas é big gin
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
}); 1 em cada { NUMBER($one-in) } mãos dadas tem resto 10 ou menos
mean-caught = { $mean } em média ({ $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}); uma mão dada tem em média { $dealt }
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
    [one] { $won } mão ganha seguida
   *[other] { $won } mãos ganhas seguidas
}, { $lost ->
    [one] { $lost } perdida seguida
   *[other] { $lost } perdidas seguidas
}, de { $all }
streaks-of-rounds = { $won ->
    [one] { $won } ronda ganha seguida
   *[other] { $won } rondas ganhas seguidas
}, { $lost ->
    [one] { $lost } perdida seguida
   *[other] { $lost } perdidas seguidas
}, de { $all }
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
