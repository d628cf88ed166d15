### section: player-stats

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

### section: long-run

# A certeza da diferença por mão.
in-the-long-run = a longo prazo
against = a longo prazo contra { $opponent }

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

stats-title = Gin rummy: estatísticas
standings-title = Gin rummy: classificação
all-figures = Todos os números
series-between = { $series ->
    [one] { $series } série
   *[other] { $series } séries
}, de { $first } a { $last }
series-on = { $series ->
    [one] { $series } série
   *[other] { $series } séries
}, { $first }
against = Contra
since = Desde
until = Até
race-won = Pontos ganhos, dia a dia
race-ahead = Diferença, dia a dia
race-net = Saldo de pontos, dia a dia
race-note = As linhas claras são as dos outros jogadores.
race-described = { $name }: { $now } no fim, { $least } no mínimo e { $most } no máximo
points-of-a-hand = Pontos de uma mão
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
lost = perdidas
won = ganhas
as-table = Em tabela
points-column = Pontos
hands-column = Mãos
points-from-to = de { $from } a { $to }
wrote = Página gravada em { $file }.
everyone = todas as mãos
intervals = Pontos por mão a longo prazo, com o intervalo de 95%

### section: standings

no-hands-yet = ainda não há mãos

# Together with the gaps the heads have 77 columns.
head-player = jogador
head-series = séries
head-won = ganhas
head-lost = perd.
head-tied = emp.
head-stopped = interr.
head-open = abertas
head-games = jogos
head-boxes = caixas
head-net-points = saldo

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

same-series = { $left } é a mesma série que { $counted }: conta uma só vez
earlier-copy = { $left } é uma cópia anterior de { $counted }: só esta última conta
diverged-at-start = { $left } e { $counted } são uma só série que divergiu desde o começo; só conta { $counted }, que tem mais mãos ou foi encontrada primeiro
diverged-after = { $left } e { $counted } são uma só série que divergiu depois da mão { $hand }; só conta { $counted }, que tem mais mãos ou foi encontrada primeiro
diverged-hint = `ginscore merge FILE` faz delas uma só
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
ratings-foot = { $days ->
    [one] O rating é Glicko-2, com o desvio entre parênteses. Cada mão conta como um resultado, e cada dia de jogo como um período de avaliação (até agora, { $days }).
   *[other] O rating é Glicko-2, com o desvio entre parênteses. Cada mão conta como um resultado, e cada dia de jogo como um período de avaliação (até agora, { $days }).
}
unrated-foot = Um traço: ainda há mãos a menos para um rating.
matches-foot = Classificação por pontos de confronto, 1 por confronto ganho e 1/2 por empatado, e depois por { $tie-breaks }; quem continua empatado partilha o lugar. Um confronto é uma série acabada entre dois jogadores.
other-series = { $others ->
    [one] { $others } outra série não conta como confronto.
   *[other] { $others } outras séries não contam como confrontos.
}
rated = { $place }: { $name }, rating { $rating }, desvio { $deviation }
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
