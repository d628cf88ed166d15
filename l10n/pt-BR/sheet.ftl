sheet-number = Folha { $number }
not-verified-mark = * contada na mesa, não pelas cartas

game-scores = partida { $game }: { $scores }

shutout-danger = risco de capote para { $name } na partida { $game }
shutout-danger-alone = risco de capote para { $name }
needs-a-win = pontos suficientes; a próxima vitória fecha a partida

series-is-over = A série acabou.
first-dealer-unknown = Não está registrado quem dá as cartas primeiro.

# `entra` has no gender: this stands after `mão`, `rodada` and `ajuste`.
entered-later = entra quando todas as mãos da rodada acabarem
entered-nowhere = não entra em nenhuma partida
entered-closed = não entra: as partidas em que esta vitória entraria estão fechadas
entered-games = { $count ->
    [one] na partida { $games }
   *[other] nas partidas { $games }
}

score = placar: { $scores }
score-in-game = partida { $game } { $scores }

head-hand = mão
head-round = rodada
head-game = part. { $game }
row-boxes = caixas
row-to-go = faltam
row-result = final
cell-won = ganhou
cell-lost = perdeu
closes-game = partida fechada
race = pontos

row-round = rodada { $number }
row-adjusted = ajuste
row-adjusted-boxes = { $boxes ->
    [one] { $signed } caixa
   *[other] { $signed } caixas
}

end-knock = batida
end-gin = gin
end-big-gin = big gin
end-undercut = undercut
end-gin-off = gin-off
# `restos iguais`
end-tie = igualdade
end-draw = empate
end-points = só pontos

score-now = placar:
game = partida { $game }
score-won = { $score } (ganhou)
score-lost = { $score } (perdeu)
score-to-go = { $score } ({ $points ->
    [one] falta { $points }
   *[other] faltam { $points }
})
score-shut-out = { $score } ({ $points ->
    [one] falta { $points }
   *[other] faltam { $points }
}, levando capote)

wins-game = a partida vai para { $name } e vale { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
wins-game-of-several = a partida { $game } está fechada: vai para { $name } e vale { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
wins-game-with-totals = a partida vai para { $name }; com os bônus e as caixas: { $totals }

so-far-to = todas as partidas até agora: { $totals }; a série acaba em { $points }
so-far-best-of = todas as partidas até agora: { $totals }; folhas ganhas: { $won }; melhor de { $sheets }

deals = { $players ->
    [one] { $name } dá as cartas
   *[other] quem dá as cartas: { $name }
}
deals-sentence = { $players ->
    [one] { $name } dá as cartas.
   *[other] Quem dá as cartas: { $name }.
}
deals-next = { $players ->
    [one] { $name } dá as cartas a seguir
   *[other] quem dá as cartas a seguir: { $name }
}

two-draw = { $one } e { $two } empatam, ninguém bateu
against-other = { $hand } (contra { $other })
side-wins-as-written = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
} para { $name }, como anotado

round-tied = a rodada fica empatada ({ $sums }): ninguém marca
round-won = rodada para { $name }, com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} ({ $sums })
round-won-sweep = rodada para { $name }, com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} ({ $sums }), { $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
}, { $sweep } delas por ganhar todas as mãos
round-won-others = rodada para { $name }, com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} ({ $sums }), { $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
}; { $others-boxes ->
    [one] { $others-boxes } caixa
   *[other] { $others-boxes } caixas
} para { $others }
round-box-doubled = a caixa da rodada vale em dobro: uma mão ganha por { $name } foi dobrada
sweep-not-doubled = as caixas por ganhar todas as mãos valem uma vez: nem todas as mãos foram dobradas

round-open = rodada { $number }: { $sums }; ainda jogam: { $pairs }
round-left-out = a rodada { $number } não terminou e não conta ({ $sums })
next-play = a seguir: { $pairs }
next-play-sentence = A seguir: { $pairs }.

sides-play = { $first } contra { $second }.
captain-plays = { $captain } joga como capitão contra { $others }, um adversário de cada vez, cada um até perder uma mão.
in-turn = { $players } jogam em rodízio: quem perde uma mão fica de fora.
in-turn-out = { $players } jogam em rodízio: quem perde uma mão fica de fora; { $name } fica de fora primeiro.

row-points = pontos
row-line-bonus = bônus { $each } por caixa
row-game-bonus = bônus da partida
row-shutout = capote
row-shutout-doubles = capote x 2
row-points-lead = vantagem em pontos
row-line-lead = vantagem em caixas
row-in-winners-lead = já na vantagem
row-multiplier = partida x { $times }
row-sum = total
row-games-won = partidas ganhas
head-all = todas
totals = Pontos sem caixas e bônus: { $totals }
ahead = Sem contar caixas e bônus, { $name } está na frente: { $totals }

ruled-otherwise = mão { $number }: { $headline }, { $boxes ->
    [0] { $boxes } caixas
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
} (antes: { $before })
not-valid = mão { $number }: não é válida com estas regras ({ $faults }) e fica de fora (antes: { $before })
after-the-end = mão { $number }: vem depois do fim da série com estas regras e fica de fora (antes: { $before })
ruled-otherwise-in-round = rodada { $number }: { $headline }, { $boxes ->
    [0] { $boxes } caixas
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
} (antes: { $before })
not-valid-in-round = rodada { $number }: uma mão não é válida com estas regras ({ $faults }) e fica de fora (antes: { $before })
round-after-the-end = rodada { $number }: uma mão vem depois do fim da série com estas regras e fica de fora (antes: { $before })
laid-off-on-gin = com estas regras encaixam-se cartas contra o gin: { $cards }
not-laid-off-on-gin = com estas regras não se encaixam cartas contra o gin: { $cards }

adjustment-left-out = ajuste que fica de fora com estas regras: { $adjustment } ({ $why })
adjustment-in = { $count ->
    [one] Ajuste: { $adjustment } ({ $why }), entra na partida { $games }
   *[other] Ajuste: { $adjustment } ({ $why }), entra nas partidas { $games }
}
adjustment-in-of-sheet = { $count ->
    [one] Ajuste: { $adjustment } ({ $why }), entra na partida { $games } da folha { $sheet }
   *[other] Ajuste: { $adjustment } ({ $why }), entra nas partidas { $games } da folha { $sheet }
}

game-open = A partida { $number } está aberta: { $points }
game-not-finished = A partida { $number } não acabou: { $points }
sheet-decided = Pelo número de partidas ganhas, a folha já vai para { $name }
game-won = Partida { $number } para { $name }: { $points }
shut-out-pays = capote: mais { $points } de { $name } para { $winner }
# $rules begins with `regras`.
by-rules = Pelas { $rules }:
owed-apart = Não entra nesta soma, com outros jogadores: { $series }. `stats --since today` mostra quanto cada um ganhou.

games-to = { $games ->
    [one] partida até { $target }
   *[other] { $games } partidas até { $target }
}
besides = Além disso: { $rules }.
type-first-dealer = Quem dá as cartas na primeira mão? Digite { $commands }.

as-before = Da última série destes jogadores: { $what }.
as-before-rules = regras
as-before-stake = aposta
as-before-turn = quem dá as cartas

play-on = Enter: continuar com as mesmas regras.
play-on-stake = Enter: continuar com as mesmas regras e a mesma aposta.
play-other = `de novo até { $points }`: a mesma coisa até { $points }; `undo` reabre esta série.
play-other-only = `de novo até { $points }`: a mesma coisa até { $points }.

next-after-end = A seguir: `ginscore summary` mostra o acerto; `ginscore table` continua; { $new } começa uma nova série.
next-hand = A seguir: `ginscore table` recebe uma linha por mão; aqui, { $hand } registra uma.

leads = { $name } na frente por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}: { $totals }
level = Até agora, empate: { $totals }
leads-in-game = Partida { $number }: { $name } na frente por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}; { $totals }
level-in-game = Partida { $number }: empate; { $totals }
best-hand = Melhor mão, a de número { $number }: { $headline }
best-hand-of-round = Melhor mão, na rodada { $number }: { $headline }
more-payments = { $count ->
    [0] e mais { $count } pagamentos
    [one] e mais um pagamento
   *[other] e mais { $count } pagamentos
}

# The first of a month is `1º`.
day = { $day ->
    [one] { $day }º
   *[other] { $day }
} de { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[other] dezembro
} de { $year }

list-all = { $first } e { $last }
list-one = { $first } ou { $last }
list-comma = { ", " }
list-semicolon = { "; " }
labelled = { $label }: { $what }
minus = menos { $number }
with-details = { $what } ({ $details })

more-mistakes = e mais { $mistakes ->
    [one] { NUMBER($mistakes) } erro
   *[other] { NUMBER($mistakes) } erros
}

rank-ace = ás
rank-jack = valete
rank-queen = dama
rank-king = rei
suit-clubs = paus
suit-diamonds = ouros
suit-hearts = copas
suit-spades = espadas
card = { $rank } de { $suit }

no-series = Ainda não há séries. Comece uma noite com `ginscore table Ann Bob`.
no-series-start = Ou comece uma série com `ginscore new Ann Bob` e registre mãos como em `ginscore Ann 4 v 23`.
no-series-help = `ginscore --help` lista todos os comandos.
bare-json = o script que `--bare` escreve não existe em JSON
bare-json-hint = deixe de fora `--json` ou `--bare`

per-point = { $stake } por ponto
per-game = { $stake } por partida
per-sheet = { $stake } por folha
per-sheet-by-total = { $stake } por folha, para quem tiver o maior total
per-sheet-by-games = { $stake } por folha, para quem ganhar mais partidas
