### section: player-stats

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
longest-streaks = em sequência
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

### section: long-run

in-the-long-run = a longo prazo
long-run-against = a longo prazo contra { $opponent }

luck-hands = { $mean } por mão, intervalo de 95% entre { $low } e { $high } ({ $hands ->
    [0] { $hands } mãos
    [one] { $hands } mão
   *[other] { $hands } mãos
}); pode ser sorte: { $more ->
    [one] com mais uma mão como essas daria para saber
   *[other] com mais umas { NUMBER($more) } mãos como essas daria para saber
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
   *[other] com mais umas { NUMBER($more) } rodadas como essas daria para saber
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

### section: stats-page

stats-title = Gin rummy: estatísticas
standings-title = Gin rummy: classificação
all-figures = Todos os números
series-between = { $series ->
    [0] { $series } séries
    [one] { $series } série
   *[other] { $series } séries
}, de { $first } a { $last }
series-on = { $series ->
    [0] { $series } séries
    [one] { $series } série
   *[other] { $series } séries
}, { $first }
page-against = Contra
since = Desde
until = Até
race-won = Pontos ganhos, dia a dia
race-ahead = Vantagem, dia a dia
race-net = Saldo de pontos, dia a dia
race-note = As linhas claras são as dos outros jogadores.
race-described = { $name }: { $now } no fim, { $least } no mínimo e { $most } no máximo
points-of-a-hand = Pontos de uma mão
distribution-described = { $all ->
    [0] { $all } mãos
    [one] { $all } mão
   *[other] { $all } mãos
}: { $won ->
    [0] { $won } ganhas
    [one] { $won } ganha
   *[other] { $won } ganhas
}, { $lost ->
    [0] { $lost } perdidas
    [one] { $lost } perdida
   *[other] { $lost } perdidas
}, { $drawn ->
    [0] { $drawn } empatadas
    [one] { $drawn } empatada
   *[other] { $drawn } empatadas
}
axis-lost = perdidas
axis-won = ganhas
as-table = Como tabela
points-column = Pontos
points-from-to = de { $from } a { $to }
wrote = Página gravada em { $file }.
everyone = todas as mãos
intervals = Pontos por mão a longo prazo, com o intervalo de 95%

### section: standings

head-player = jogador
head-series = séries
head-won = gan.
head-lost = perd.
head-tied = emp.
head-stopped = int.
head-open = aber.
head-games = part.
head-boxes = caixas
head-net-points = saldo

in-words = { $place }: { $name }, saldo de { $net } pontos; { $series ->
    [0] { $series } séries
    [one] { $series } série
   *[other] { $series } séries
}, { $results }; partidas: { $won ->
    [0] { $won } ganhas
    [one] { $won } ganha
   *[other] { $won } ganhas
}, { $lost ->
    [0] { $lost } perdidas
    [one] { $lost } perdida
   *[other] { $lost } perdidas
}; { $boxes ->
    [0] { $boxes } caixas
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
}

same-series = { $left } é a mesma série que { $counted }: conta uma só vez
earlier-copy = { $left } é uma cópia anterior de { $counted }: só esta última conta
diverged-at-start = { $left } e { $counted } são uma só série que divergiu desde o começo; só conta { $counted }, que tem mais mãos ou foi encontrada primeiro
diverged-after = { $left } e { $counted } são uma só série que divergiu depois da mão { $hand }; só conta { $counted }, que tem mais mãos ou foi encontrada primeiro
diverged-hint = compare as duas com `ginscore log`
different-hands = { $left } e { $counted } têm os mesmos jogadores, início e regras, mas primeiras mãos diferentes: as duas contam
different-hands-hint = se são a mesma noite, corrija uma delas e apague a outra
copy-in = { $series } de { $ledger }

### section: ranking

head-rating = rating
head-points = pts. confr.
head-matches = confr.
head-head-to-head = confr. direto
head-wins = vitórias
head-buchholz = Buchholz
head-median = Buch. mediano
head-sonneborn-berger = Sonneborn-B.
head-spread = saldo confr.
ratings-foot = O rating é Glicko-2, com o desvio entre parênteses. Cada mão conta como um resultado, e cada dia de jogo como um período de avaliação (até agora, { $days }).
unrated-foot = Um traço: ainda há mãos de menos para um rating.
matches-foot = Classificação por pontos de confronto, 1 por confronto ganho e 1/2 por empatado, e depois por { $tie-breaks }; quem continua empatado divide a posição. Um confronto é uma série terminada entre dois jogadores.
other-series = { $others ->
    [0] { $others } outras séries não contam como confrontos.
    [one] { $others } outra série não conta como confronto.
   *[other] { $others } outras séries não contam como confrontos.
}
rated = { $place }: { $name }, rating { $rating }, desvio { $deviation }
unrated = { $place }: { $name }, mãos de menos para um rating
matched = { $place }: { $name }, pontos de confronto { $points }; confrontos: { $won ->
    [0] { $won } ganhos
    [one] { $won } ganho
   *[other] { $won } ganhos
}, { $lost ->
    [0] { $lost } perdidos
    [one] { $lost } perdido
   *[other] { $lost } perdidos
}, { $tied ->
    [0] { $tied } empatados
    [one] { $tied } empatado
   *[other] { $tied } empatados
}; { $values }; saldo de { $net } pontos
