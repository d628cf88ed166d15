nobody-knocked = empate, ninguém bateu
wins-as-written = { $name } ganha { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}, como anotado
has-gin = { $name } faz gin contra { $others }, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
has-big-gin = { $name } faz big gin contra { $others }, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
is-undercut = { $name } bate com { $own }, { $other } faz undercut com { $others }, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
gins-off = { $name } bate com { $own }, { $other } faz gin-off, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
ties = { $name } bate com { $own } contra { $others }, restos iguais: ninguém marca
knocks = { $name } bate com { $own } contra { $others }, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}

over-limit = { $hand } (acima do limite; { $other } aceita)

knocks-sum = { $name } bate, { $sum }
gin-sum = { $name } faz gin, { $sum }
big-gin-sum = { $name } faz big gin, { $sum }
undercut-sum = { $name } bate, { $other } faz undercut, { $sum }
gin-off-sum = { $name } bate, { $other } faz gin-off, { $sum }

side = { $name }: { $cards }; resto { $count }
side-laid-off = { $name }: { $cards }, encaixou { $laid-off }; resto { $count }
nothing-laid-off = nada encaixado

sum-boxes = { $sum }, { $boxes ->
    [0] { $boxes } caixas
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
}
sum-extra-boxes = { $sum }, { $boxes ->
    [0] { $boxes } caixas extras
    [one] { $boxes } caixa extra
   *[other] { $boxes } caixas extras
}
sum-is = { $terms } = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
sum-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
sum-doubled = ({ $terms }) x 2 ({ $why })

step-difference = diferença
step-deadwood = resto
step-knockers-count = resto de quem bateu
step-knock = bônus da batida
step-gin = bônus do gin
step-big-gin = bônus do big gin
step-undercut = bônus do undercut
step-gin-off = bônus do gin-off
step-tie = bônus dos restos iguais
step-draw = bônus do empate
step-points = bônus dos pontos
step-written = anotado

wins-by = { $name } ganha a série por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}{ $rounded }.
wins-by-short = { $name } ganha por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
ahead = { $leader } tem { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} a mais que { $other }{ $rounded }.
ahead-so-far = Nas partidas fechadas { $leader } tem { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} a mais que { $other }{ $rounded }.
level = Os totais são iguais.
rounds-to-nothing = A diferença de { $exact }, arredondada ao múltiplo de { $unit } mais próximo, é 0.

rounded = ({ $exact }, arredondados ao múltiplo de { $unit } mais próximo)
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
nobody-pays-so-far = Até agora ninguém precisa pagar nada.
for-closed-games = Pelas partidas fechadas:
pays-points = { $name } paga { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} a { $other }.
pays-amount = { $name } paga { $amount } a { $other } por { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
pays-money = { $name } paga { $amount } a { $other }.
tonight = Esta noite, { $count ->
    [one] { $count } série
   *[other] { $count } séries
}: { $what }.
tonight-nobody-pays = ninguém paga nada
tonight-open = Uma série ainda não acabou: as partidas abertas dela ainda não contam.
tonight-won-both = { $name } ganha as duas, saldo { $net }
tonight-won-all = { $name } ganha todas, saldo { $net }
tonight-won = { $name } ganha { $count }
tonight-net = saldo { $net } para { $name }
tonight-level = saldo 0
head-begun = início, vencedor

title-cards = cartas mostradas
title-limit = limite
title-columns = partidas
title-round = rodada

dealt = quem deu as cartas: { $name }

amounts-because = { $label }: { $amounts } ({ $rule })
of-hands = { $count ->
    [one] mão { $numbers }
   *[other] mãos { $numbers }
}
of-rounds = { $count ->
    [one] rodada { $numbers }
   *[other] rodadas { $numbers }
}
lump-goes = { $place } vai para { $winner }: { $sums }
not-of-preset = { $rules }: combinado pelos jogadores, diferente de { $preset }
limit-by-card = { $limit }: { $rule }, a carta do limite é { $card }
limit-by-ace = { $limit }: { $rule }, a carta do limite é { $card }, { $ace-rule }

total-is = total: { $sum }
points-recorded = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}, como foi registrado
difference = { $more } menos { $less }
doubled-by-card = a carta do limite é { $card }, { $rule }

counts-equal = os restos são iguais: { $rule }
big-gin = as onze cartas estão em combinações: quem bateu marca o resto do adversário e o bônus
eleven-melded = as onze cartas estão em combinações, mas não se joga o big gin ({ $rule }), por isso é gin
gin = quem bateu não tem cartas mortas, e marca o resto do adversário e o bônus
knock = quem bateu tem menos, e marca a diferença
gin-off = o adversário fica sem cartas mortas, e marca o resto de quem bateu e o bônus
undercut = o adversário tem menos, e marca a diferença e o bônus
nobody-scores = ninguém bateu, por isso ninguém marca
only-points = só os pontos foram registrados

box-won = 1 pela mão ganha
boxes-recorded = { $boxes }, como foi registrado
boxes-more = mais { $boxes }
hand-doubled = a mão vale em dobro
boxes-with-hand = as caixas são pagas com a mão: { $timing-rule }, { $value-rule }
boxes-in-all = { $boxes } ao todo

hand-not-won = ninguém ganhou a mão, por isso ela não entra em nenhuma partida
round-not-won = ninguém ganhou a rodada, por isso ela não entra em nenhuma partida
on-sheet = na folha { $sheet }
entered-has-entry = partida { $game }: entra, porque já tinha uma vitória para { $name }
entered-always = partida { $game }: entra, como toda vitória enquanto a partida está aberta
entered-first-without = partida { $game }: entra, porque era a primeira partida aberta ainda sem vitória para { $name }
entered-win-number = partida { $game }: entra, porque é a vitória número { $number } de { $name } nesta folha
not-entered-yet = partida { $game }: ainda não entra; fica para uma próxima vitória ({ $name })
already-closed = partida { $game }: já fechada
no-game-closed = nenhuma partida está fechada ainda

left = { $name } deixou { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
} na mesa; melhor: { $cards }
left-with-layoffs = { $name } deixou { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
} na mesa; melhor: { $cards }, encaixando { $laid-off }
left-together = pontos deixados na mesa, em { $hands ->
    [0] nenhuma mão
    [one] { $hands } mão
   *[other] { $hands } mãos
} com cartas registradas: { $each }
left-by = { $name } { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
nothing-left = ninguém deixou pontos na mesa
not-seen = só com as cartas dos dois dá para dizer que pontos ficaram na mesa

no-game-open = nenhuma partida está aberta

game-of-sheet = folha { $sheet }, partida { $game }

needs-to-close = { $name } precisa de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} para fechar
needs-with-box = { $name } precisa de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} para fechar, incluindo { $value } pela caixa
needs-only-box = { $name } precisa de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} para fechar; só a caixa vale { $value }

# What follows agrees with `resto`.
safe-from-knock = resto seguro se { $other } bater: { $held }
safe-from-gin = resto seguro se { $other } fizer gin: { $held }
safe-from-big-gin = resto seguro se { $other } fizer big gin: { $held }
in-doubled-hand = se a mão vale em dobro: { $what }

held-anything = qualquer um
held-most = { $count ->
    [0] só 0
    [one] { $count } ou menos
   *[other] { $count } ou menos
}
held-nothing = nenhum
nothing-is-safe = nenhum; a partida se fecha de qualquer jeito

any-count = qualquer
table-key = { $knock }, { $gin }: com um resto até este valor, a partida continua se o outro bater ou fizer gin; -: fecha de qualquer jeito

range = de { $least } a { $most }
undercut-closes = um undercut dá { $range } { $most ->
    [one] ponto
   *[other] pontos
} a { $other } e fecha a partida: nenhuma batida é segura
undercut-harmless = um undercut dá { $range } { $most ->
    [one] ponto
   *[other] pontos
} a { $other }, o que não fecha a partida
undercut-safe-count = um undercut dá { $range } { $most ->
    [one] ponto
   *[other] pontos
} a { $other }; é seguro bater com { $count } ou menos

shut-out-now = se a partida fechasse agora, { $name } levaria capote

game-of-sheet-needs = folha { $sheet }, partida { $game }: { $needs }
side-needs = { $side }: { $points ->
    [one] falta { $points } ponto
   *[other] faltam { $points } pontos
}

so-far = a rodada até agora: { $sums }
each-alone = Cada mão abaixo é contada como se ninguém ganhasse as outras.

wins-with-hand = a rodada vai para { $side } se { $name } ganhar esta mão
wins-with-points = a rodada vai para { $side } se { $name } ganhar { $points } pontos ou mais

# The next three messages continue this line: subjunctive after `para que`.
caught-with = Resto máximo que { $name } pode ter na mão para que
wins-round = a rodada vá para { $side }: { $held }
does-not-lose-round = a rodada não fique perdida para { $side }: { $held }
does-not-win-game = a partida { $game } não vá para { $others }: { $held }
by-ending = { $knock } contra uma batida, { $gin } contra o gin
by-ending-big-gin = { $knock } contra uma batida, { $gin } contra o gin, { $big-gin } contra o big gin
or-doubled = { $held }; se a mão vale em dobro, { $doubled }

undercut-wins = depois de qualquer batida de { $name }, um undercut pode dar a partida { $game } a { $others }
undercut-wins-above = depois de uma batida com mais de { $count }, um undercut pode dar a partida { $game } a { $others }

wins-no-game = com esta mão, nenhuma partida pode ir para { $others }
wins-not-games = { $count ->
    [one] com esta mão, a partida { $games } não pode ir para { $others }
   *[other] com esta mão, as partidas { $games } não podem ir para { $others }
}

lay-off = encaixar { $cards }
fits = dá para encaixar { $cards }
fits-not = não dá para encaixar { $cards }
discard = descartar { $card }
deadwood = resto { $count }
deadwood-gin = resto { $count }, gin
deadwood-big-gin = resto { $count }, big gin

too-many-cards = há { $count } cartas, mas aqui podem ser dispostas no máximo { $most }
too-many-of-defender-hint = o adversário tem dez cartas, contando as que encaixou
too-many-cards-hint = uma mão tem no máximo onze cartas, antes do descarte; escreva as combinações de quem bateu depois de `on`

a-set = { $cards }: trinca
a-run = { $cards }: sequência
not-a-meld = { $cards }: não é combinação
arranged-as-hand = Assim estas cartas não são uma combinação. Arrumadas como uma mão:
legal-spread = uma disposição válida com resto { $count }
spread-size = uma disposição tem dez ou onze cartas, não { $count }
spread-size-hint = sem barra, cada grupo é verificado em separado

# $rules begins with `regras`: see also rules-in-words.ftl.
judged-by = pelas { $rules }
rules-of-series = regras da série { $series }
# Not `quem bateu`: it stands before `bate com 6`. No `de`, `a`, `em` or `por` may stand before these two.
the-knocker = o jogador
the-defender = o adversário
head-knocker = quem bateu
head-defender = adversário
