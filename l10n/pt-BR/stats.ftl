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

hands-won = mãos ganhas
rounds-won = rodadas ganhas
points-per-win = pontos por vitória
points-ahead = vantagem
by-gin = ganhas com gin
by-undercut = ganhas com undercut
knocked-with = resto ao bater
knocks-undercut = undercuts levados
caught-with = resto que sobrou na mão
left-on-table = deixados na mesa
longest-streaks = em sequência
games = partidas
shutouts = capotes
series = séries
against = contra { $opponent }

share = { $part } de { $all }, { $percent }
share-of-none = 0 de 0
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

head-player = jogador
head-side = lado
head-hands = mãos
head-rounds = rodadas
head-won = ganhas
head-net-points = saldo de pontos
head-points-per-hand = pontos por mão
head-points-per-round = pontos por rodada
head-gins = gins
head-undercuts = undercuts
head-money = dinheiro
points-won = pontos ganhos
series-won = séries ganhas
not-met = ainda não há mãos entre { $one } e { $two }

same-series = { $left } é a mesma série que { $counted }: conta uma só vez
earlier-copy = { $left } é uma cópia anterior de { $counted }: só esta última conta
diverged-at-start = { $left } e { $counted } são a mesma série, mas diferem desde o começo; só conta { $counted }
diverged-after = { $left } e { $counted } são a mesma série, mas diferem depois da mão { $hand }; só conta { $counted }
diverged-hint = compare as duas com `ginscore log`
different-hands = { $left } e { $counted } têm os mesmos jogadores, início e regras, mas primeiras mãos diferentes: as duas contam
different-hands-hint = se são a mesma noite, corrija uma delas e apague a outra
copy-in = { $series } de { $ledger }
