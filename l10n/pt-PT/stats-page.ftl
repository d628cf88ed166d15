stats-title = Gin rummy: estatísticas
standings-title = Gin rummy: classificação
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
wrote = Página escrita em { $file }.
everyone = todas as mãos
intervals = Pontos por mão a longo prazo, com o intervalo de 95%
