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
played = Estado
played-stopped = { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}, série interrompida antes do fim
played-finished = { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}, série acabada
played-unfinished = { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
}, série por acabar
in-play = Em jogo
next = A seguir
seal = Selo
no-seal = nenhum: uma entrada já não corresponde ao seu selo; ver `ginscore audit`
series = Série

score-sheet = Folha de pontos
score-sheet-number = Folha de pontos { $number }
settlement = Acerto
sheet-number = Folha { $number }
hands = Mãos

totals-by-hand = Totais acumulados, mão a mão
totals-by-round = Totais acumulados, ronda a ronda
game-column = Jogo { $number }
hand-column = Mão
round-column = Ronda
boxes = caixas
to-go = faltam
result = resultado
not-verified-note = * não verificada pelas cartas
game-closed = jogo fechado

plot-game = Jogo { $number }
plot-one-game = O jogo
described-by-hand = Jogo { $number }, mão a mão: { $totals }.
described-by-round = Jogo { $number }, ronda a ronda: { $totals }.
described-one-by-hand = O jogo, mão a mão: { $totals }.
described-one-by-round = O jogo, ronda a ronda: { $totals }.
reached-in-hand = { $name } chegou a { $target } na mão { $number }.
reached-in-round = { $name } chegou a { $target } na ronda { $number }.
nobody-reached = Ninguém chegou a { $target }.
axis-hand = mão { $number }
axis-round = ronda { $number }

hand-title = Mão { $number }: { $headline }
round-title = Ronda { $number }: { $headline }
not-verified = não verificada pelas cartas
entered-not-verified = { $entered }; mão não verificada pelas cartas
note = Nota:
knock-card = carta do limite
laid-off = cartas juntadas
laying-off = a juntar
deadwood = cartas soltas
deadwood-count = resto { $count }
left-on-table = { $name } deixou { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} na mesa:

set = trinca
run = sequência
card = { $rank } de { $suit }
