# $name, $one, $other and $knocker may be `o jogador` and `o adversário`: no `de`, `a`, `em` or `por` before them.
card-on-both-sides = { $card } está dos dois lados: { $one } e { $other } não podem ter ambos essa carta
named-twice = { $card } aparece duas vezes
named-times = { $card } aparece { $times ->
    [one] { $times } vez
   *[other] { $times } vezes
}
one-of-each-card = um baralho tem uma carta de cada; alguma delas foi mal lida?
laid-off-only-once = indique uma carta encaixada só uma vez, depois do `+`
discard-only-once = o descarte não é uma das dez cartas: indique-o só uma vez, depois do `x`

card-count = { $name } tem { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}; têm de ser dez
card-count-of-knocker = { $name } tem { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}; têm de ser dez, ou onze se todas estão em combinações
cards-missing-of-knocker = { $missing ->
    [one] falta uma carta; alguém a esqueceu?
   *[other] faltam { $missing } cartas; alguém as esqueceu?
}
cards-missing = { $missing ->
    [one] falta uma carta; alguém a esqueceu, ou ela foi encaixada?
   *[other] faltam { $missing } cartas; alguém as esqueceu, ou elas foram encaixadas?
}
eleven-with-discard = se uma das onze é o descarte, indique-a só uma vez, depois do `x`
too-many-of-knocker = escreva o descarte depois de um `x`, e um `v` antes do outro lado
too-many = as cartas encaixadas contam entre as dez; alguma destas é do outro lado?

too-short = { $cards } não é uma combinação: uma combinação tem três cartas ou mais
too-short-in-hand = escreva as cartas mortas depois da barra; ou ficou de fora uma carta da combinação?
too-short-in-groups = escreva as cartas mortas depois de uma barra, como em `4-7s / 2h`; ou ficou de fora uma carta da combinação?
too-short-after-on = escreva só combinações depois de `on`; ou ficou de fora uma carta da combinação?
ace-high = { $cards } não é uma sequência: o ás é sempre baixo
would-be-a-run = { $cards } seria uma sequência
gap = { $cards } não é uma sequência: { $count ->
    [one] falta { $missing }
   *[other] faltam { $missing }
}
gap-hint = as cartas de uma sequência são todas seguidas; separe duas sequências com uma vírgula
mixed = { $cards } não é uma combinação: não é trinca de um valor nem sequência de um naipe
mixed-in-hand = separe duas combinações com uma vírgula; escreva as cartas mortas depois da barra
mixed-in-groups = separe duas combinações com uma vírgula; escreva as cartas mortas depois de uma barra, como em `4-7s / 2h`
mixed-after-on = separe duas combinações com uma vírgula; escreva só combinações depois de `on`

over-limit = { $name } não pode bater com { $count }: o limite é { $limit }
over-limit-hint = continue jogando até o resto ser de { $limit } ou menos
over-limit-count-hint = o primeiro resto é o de quem bateu; com mais de { $limit } não se pode bater, e o jogo continua
only-gin = { $name } não pode bater com { $count }: só o gin pode terminar esta mão
only-gin-hint = continue jogando até fazer gin
sides-exchanged = as cartas de quem bateu vêm primeiro, mas são as outras que poderiam terminar esta mão: os lados estão trocados?

does-not-fit = { $card } não encaixa em nenhuma combinação que { $knocker } mostrou
does-not-fit-hint = encaixe a quarta carta de uma trinca, ou a carta seguinte em uma das pontas de uma sequência; senão é carta morta
fits-only-after = { $knocker } tem uma sequência em que { $card } só encaixa depois de { $before }
fits-only-after-hint = sem { $before }, conta como carta morta
laid-off-on-gin = não se podem encaixar cartas contra o gin
laid-off-on-gin-hint = estas contam como cartas mortas: escreva-as antes do `+`, e tire o `+`

knock-card-missing = falta a carta do limite
knock-card-missing-hint = com estas regras ela é necessária em cada batida e em cada gin: acrescente-a depois de um `@`, como em `@7s`
not-big-gin = { $name } tem onze cartas, mas { $cards } { $count ->
    [one] não entra em nenhuma combinação
   *[other] não entram em nenhuma combinação
}
not-big-gin-hint = no big gin as onze cartas têm de estar em combinações; senão indique dez, e o descarte depois de um `x`
ambiguous = { $name } pode arrumar as cartas de { $ways ->
    [one] { $ways } maneira
   *[other] { $ways } maneiras
} com o mesmo resto, e a mão dá pontos diferentes em cada uma
must-declare = { $name } tem de declarar uma delas: { $ways }

count-range = um resto vai de 0 a { $most }, o máximo que dez cartas podem somar
count-range-hint = some de novo as cartas mortas, ou indique as cartas
points-range = os pontos de uma mão vão de 0 a { $most }
points-range-hint = confira o número
boxes-range = as caixas de uma mão vão de 0 a { $most }
boxes-range-hint = escreva as caixas que o vencedor recebe por esta mão, não pela partida toda
