stats-title = Gin rummy: estatísticas
standings-title = Gin rummy: classificação
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
against = Contra
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
lost = perdidas
won = ganhas
as-table = Como tabela
points-column = Pontos
hands-column = Mãos
points-from-to = de { $from } a { $to }
wrote = Página escrita em { $file }.
everyone = todas as mãos
intervals = Pontos por mão a longo prazo, com o intervalo de 95%
