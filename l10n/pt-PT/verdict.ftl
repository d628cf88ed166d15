wins-by = { $name } ganha a série por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}{ $rounded }.
wins-by-pays = { $name } ganha a série por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}{ $rounded }; { $other } paga { $amount }.
wins-ahead = { $name } ganha a série; { $leader } tem mais { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} do que { $other }{ $rounded }.
wins-equal = { $name } ganha a série; os totais são iguais{ $rounded }.
wins-pays = { $name } ganha a série; a diferença dos totais é de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}{ $rounded }, e { $other } paga { $amount } a { $leader }.
wins-nobody-pays = { $name } ganha a série; a diferença dos totais é de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}{ $rounded }, e ninguém paga.
tied-ahead = A série fica empatada; { $leader } tem mais { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} do que { $other }{ $rounded }.
tied-equal = A série fica empatada; os totais são iguais{ $rounded }.
tied-pays = A série fica empatada; a diferença dos totais é de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}{ $rounded }, e { $other } paga { $amount } a { $leader }.
tied-nobody-pays = A série fica empatada; a diferença dos totais é de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}{ $rounded }, e ninguém paga.
stopped-ahead = A série foi interrompida; { $leader } tem mais { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} do que { $other }{ $rounded }.
stopped-equal = A série foi interrompida; os totais são iguais{ $rounded }.
stopped-pays = A série foi interrompida; a diferença dos totais é de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}{ $rounded }, e { $other } paga { $amount } a { $leader }.
stopped-nobody-pays = A série foi interrompida; a diferença dos totais é de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}{ $rounded }, e ninguém paga.
so-far-ahead = Série por acabar. Até agora { $leader } tem mais { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} do que { $other }{ $rounded }.
so-far-equal = Série por acabar. Até agora os totais são iguais{ $rounded }.
so-far-pays = Série por acabar. Até agora a diferença nos jogos fechados é de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}{ $rounded }; { $other } paga { $amount } a { $leader }.
so-far-nobody-pays = Série por acabar. Até agora a diferença nos jogos fechados é de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}{ $rounded }; ninguém paga.

rounded = ({ $exact }, arredondado ao múltiplo de { $unit } mais próximo)
amount-left-over = { $amount } ({ $paid }, e sobra { $left })

series-won = A série vai para { $name }.
series-won-by = A série vai para { $name }, com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} de vantagem.
series-tied = A série fica empatada.
series-stopped = A série foi interrompida.
series-not-finished = A série não acabou.
nobody-pays = Ninguém paga nada.
nobody-pays-so-far = Até agora ninguém tem de pagar nada.
for-closed-games = Pelos jogos fechados:
pays-points = De { $name } para { $other }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
pays-amount = De { $name } para { $other }: { $amount } por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
