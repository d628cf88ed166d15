title = Gin rummy: { $series }
series-title = { $players }, { $day }
heading = Gin rummy
heading-several = { $series ->
    [one] Gin rummy: { $series } série
   *[other] Gin rummy: { $series } séries
}
contents = Séries

day-and-time = { $day }, { $time }

started = Início
players = Jogadores
rules = Regras
stake = Aposta
per-point = { $stake } por ponto
played = Jogadas
played-stopped = { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}, série interrompida antes do fim
played-finished = { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}, série terminada
played-unfinished = { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}, série não terminada
in-play = Em jogo
next = A seguir
seal = Selo
no-seal = nenhum: uma entrada não corresponde mais ao seu selo; veja `ginscore audit`
series = Série

score-sheet = Folha de pontos
score-sheet-number = Folha de pontos { $number }
settlement = Acerto
sheet-number = Folha { $number }
hands = Mãos

totals-by-hand = Totais acumulados, mão a mão
totals-by-round = Totais acumulados, rodada a rodada
game-column = Partida { $number }
hand-column = Mão
round-column = Rodada
boxes = caixas
to-go = faltam
result = resultado
not-verified-note = * não verificada pelas cartas
game-closed = partida fechada

plot-game = Partida { $number }
plot-one-game = A partida
described-by-hand = Partida { $number }, mão a mão: { $totals }.
described-by-round = Partida { $number }, rodada a rodada: { $totals }.
described-one-by-hand = A partida, mão a mão: { $totals }.
described-one-by-round = A partida, rodada a rodada: { $totals }.
reached-in-hand = { $name } chegou a { $target } na mão { $number }.
reached-in-round = { $name } chegou a { $target } na rodada { $number }.
nobody-reached = Ninguém chegou a { $target }.
axis-hand = mão { $number }
axis-round = rodada { $number }

hand-title = Mão { $number }: { $headline }
round-title = Rodada { $number }: { $headline }
not-verified = não verificada pelas cartas
entered-not-verified = { $entered }; sem verificação pelas cartas
note = Nota:
knock-card = carta do limite
laid-off = cartas encaixadas
laying-off = encaixando
deadwood = cartas mortas
deadwood-count = resto { $count }
left-on-table = { $name } deixou { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} na mesa:

set = trinca
run = sequência
card = { $rank } de { $suit }
