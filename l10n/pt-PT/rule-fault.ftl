card-on-both-sides = { $card } está dos dois lados: { $one } e { $other } não a podem ter ao mesmo tempo
named-twice = { $card } aparece duas vezes
named-times = { $times ->
    [one] { $card } aparece { $times } vez
   *[other] { $card } aparece { $times } vezes
}
one-of-each-card = um baralho tem uma carta de cada; alguma foi mal lida?
laid-off-only-once = indique uma carta juntada só uma vez, depois do `+`
discard-only-once = o descarte não é uma das dez cartas: indique-o só uma vez, depois do `x`

card-count = { $name } tem { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}; deviam ser dez
card-count-of-knocker = { $name } tem { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}; deviam ser dez, ou onze todas em combinações
cards-missing-of-knocker = { $missing ->
    [one] falta uma carta; alguém a saltou?
   *[other] faltam { $missing } cartas; alguém as saltou?
}
cards-missing = { $missing ->
    [one] falta uma carta; alguém a saltou, ou foi juntada?
   *[other] faltam { $missing } cartas; alguém as saltou, ou foram juntadas?
}
eleven-with-discard = se uma das onze é o descarte, indique-a só uma vez, depois do `x`
too-many-of-knocker = escreva o descarte depois de um `x`, e um `v` antes do outro lado
too-many = as cartas juntadas fazem parte das dez; alguma destas é do outro lado?

too-short = { $cards } não é uma combinação: uma combinação tem três cartas ou mais
too-short-in-hand = escreva as cartas soltas depois da barra; ou ficou de fora uma carta da combinação?
too-short-in-groups = escreva as cartas soltas depois de uma barra, como em `4-7s / 2h`; ou ficou de fora uma carta da combinação?
too-short-after-on = escreva só combinações depois de `on`; ou ficou de fora uma carta da combinação?
ace-high = { $cards } não é uma sequência: o ás é sempre baixo
would-be-a-run = { $cards } seria uma sequência
gap = { $cards } não é uma sequência: { $count ->
    [one] falta { $missing }
   *[other] faltam { $missing }
}
gap-hint = as cartas de uma sequência são todas seguidas; separe duas sequências com uma vírgula
mixed = { $cards } não é uma combinação: nem trinca de um só valor, nem sequência de um só naipe
mixed-in-hand = separe duas combinações com uma vírgula; escreva as cartas soltas depois da barra
mixed-in-groups = separe duas combinações com uma vírgula; escreva as cartas soltas depois de uma barra, como em `4-7s / 2h`
mixed-after-on = separe duas combinações com uma vírgula; escreva só combinações depois de `on`

over-limit = { $name } não pode bater com { $count }: o limite é { $limit }
over-limit-hint = continue a jogar até o resto ser { $limit } ou menos
over-limit-count-hint = o primeiro resto é o de quem bateu; com mais de { $limit } não pode bater, e o jogo continua
only-gin = { $name } não pode bater com { $count }: só o gin pode terminar esta mão
only-gin-hint = continue a jogar até fazer gin
sides-exchanged = as cartas de quem bateu vêm primeiro, mas são as outras que podiam terminar esta mão: os lados estão trocados?

does-not-fit = { $card } não encaixa em nenhuma combinação de { $knocker }
does-not-fit-hint = junte a quarta carta de uma trinca, ou a carta seguinte em qualquer das pontas de uma sequência; senão é uma carta solta
fits-only-after = { $card } só encaixa na sequência de { $knocker } depois de { $before }
fits-only-after-hint = sem { $before } conta como carta solta
laid-off-on-gin = não se podem juntar cartas contra o gin
laid-off-on-gin-hint = estas cartas contam como cartas soltas: escreva-as antes do `+`, e tire o `+`

knock-card-missing = falta a carta do limite
knock-card-missing-hint = com estas regras é precisa em cada batida e em cada gin: acrescente-a depois de um `@`, como em `@7s`
not-big-gin = { $name } tem onze cartas, mas { $count ->
    [one] { $cards } não está em combinação
   *[other] { $cards } não estão em combinação
}
not-big-gin-hint = para big gin as onze cartas têm de estar em combinações; senão indique dez, e o descarte depois de um `x`
ambiguous = as cartas de { $name } podem ser combinadas de { $ways ->
    [one] { $ways } maneira
   *[other] { $ways } maneiras
} com o mesmo resto, e os pontos da mão são diferentes em cada uma
must-declare = { $name } tem de declarar uma delas: { $ways }

count-range = um resto tem de ser de 0 a { $most }, o máximo que dez cartas podem somar
count-range-hint = some de novo as cartas soltas, ou indique as cartas
points-range = os pontos de uma mão têm de ser de 0 a { $most }
points-range-hint = verifique o número
boxes-range = as caixas de uma mão têm de ser de 0 a { $most }
boxes-range-hint = escreva as caixas que o vencedor recebe por esta mão, não pelo jogo todo
