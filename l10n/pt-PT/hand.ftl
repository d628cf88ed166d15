wins-as-written = { $name } ganha { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, como anotado
has-gin = { $name } faz gin contra { $others }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
has-big-gin = { $name } faz big gin contra { $others }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
is-undercut = { $name } bate com { $own }, { $other } faz undercut com { $others }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
gins-off = { $name } bate com { $own }, { $other } faz gin-off, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
knocks = { $name } bate com { $own } contra { $others }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}

side-laid-off = { $name }: { $cards }, juntou { $laid-off }; resto { $count }
nothing-laid-off = nenhuma carta juntada

sum-boxes = { $sum }, { $boxes ->
    [one] { $boxes } caixa
   *[other] { $boxes } caixas
}
sum-extra-boxes = { $sum }, { $boxes ->
    [one] { $boxes } caixa extra
   *[other] { $boxes } caixas extra
}
sum-is = { $terms } = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
sum-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}

step-knock = bónus da batida
step-gin = bónus do gin
step-big-gin = bónus do big gin
step-undercut = bónus do undercut
step-gin-off = bónus do gin-off
step-tie = bónus dos restos iguais
step-draw = bónus do empate
step-points = bónus dos pontos

ahead = { $leader } tem mais { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} do que { $other }{ $rounded }.

rounded = ({ $exact }, arredondado ao múltiplo de { $unit } mais próximo)

nobody-pays-so-far = Até agora ninguém tem de pagar nada.
tonight-open = Uma série ainda não acabou: os seus jogos abertos ainda não contam.
ahead-so-far = Nos jogos fechados { $leader } tem mais { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} do que { $other }{ $rounded }.
table-key = { $knock }, { $gin }: com um resto até este valor, o jogo continua se o outro bater ou fizer gin; -: fecha-se de qualquer maneira
for-closed-games = Pelos jogos fechados:

title-columns = jogos
title-round = ronda

dealt = cartas dadas por { $name }

of-rounds = { $count ->
    [one] ronda { $numbers }
   *[other] rondas { $numbers }
}

points-recorded = { $points ->
    [one] { $points } ponto, como registado
   *[other] { $points } pontos, como registado
}

big-gin = as onze cartas estão em combinações: quem bateu marca o resto do adversário e o bónus
gin = quem bateu não tem cartas soltas, e marca o resto do adversário e o bónus
gin-off = o adversário fica sem cartas soltas, e marca o resto de quem bateu e o bónus
undercut = o adversário tem menos, e marca a diferença e o bónus
only-points = só foram registados os pontos

boxes-recorded = { $boxes }, como registado
hand-doubled = a mão conta a dobrar

hand-not-won = ninguém ganhou a mão, por isso não entra em nenhum jogo
round-not-won = ninguém ganhou a ronda, por isso não entra em nenhum jogo
entered-always = jogo { $game }: entra, como qualquer vitória enquanto o jogo está aberto
entered-has-entry = jogo { $game }: entra, porque já tinha uma vitória para { $name }
entered-first-without = jogo { $game }: entra, porque era o primeiro jogo aberto ainda sem vitória para { $name }
entered-win-number = jogo { $game }: entra, porque é a vitória número { $number } de { $name } nesta folha
not-entered-yet = jogo { $game }: ainda não entra; fica para uma próxima vitória ({ $name })
already-closed = jogo { $game }: já fechado
no-game-closed = ainda não há nenhum jogo fechado

left = { $name } deixou { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} na mesa; melhor: { $cards }
left-with-layoffs = { $name } deixou { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} na mesa; melhor: { $cards }, juntando { $laid-off }
left-together = pontos deixados na mesa, em { $hands ->
    [one] { $hands } mão
   *[other] { $hands } mãos
} com cartas registadas: { $each }
left-by = { $name } { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
not-seen = só com as cartas dos dois se pode dizer que pontos ficaram na mesa

no-game-open = não há nenhum jogo aberto

game-of-sheet = folha { $sheet }, jogo { $game }

in-doubled-hand = se a mão conta a dobrar: { $what }

nothing-is-safe = nenhum; o jogo fecha-se de qualquer maneira

range = { $least } a { $most }
undercut-closes = um undercut dá { $range } { $most ->
    [one] ponto
   *[other] pontos
} a { $other } e fecha o jogo: nenhuma batida é segura
undercut-harmless = um undercut dá { $range } { $most ->
    [one] ponto
   *[other] pontos
} a { $other }, o que não fecha o jogo

shut-out-now = se o jogo fechasse agora, seria capote contra { $name }

game-of-sheet-needs = folha { $sheet }, jogo { $game }: { $needs }

so-far = a ronda até agora: { $sums }
each-alone = Cada uma das mãos seguintes é contada como se ninguém ganhasse as outras.

wins-with-hand = a ronda vai para { $side } se { $name } ganhar esta mão
wins-with-points = a ronda vai para { $side } se { $name } ganhar { $points } pontos ou mais

wins-round = a ronda vá para { $side }: { $held }
does-not-lose-round = a ronda não fique perdida para { $side }: { $held }
does-not-win-game = o jogo { $game } não vá para { $others }: { $held }
or-doubled = { $held }; se a mão conta a dobrar, { $doubled }

undercut-wins = depois de qualquer batida de { $name }, um undercut pode dar o jogo { $game } a { $others }
undercut-wins-above = depois de uma batida com mais de { $count }, um undercut pode dar o jogo { $game } a { $others }

wins-no-game = com esta mão, nenhum jogo pode ir para { $others }
wins-not-games = { $count ->
    [one] com esta mão, o jogo { $games } não pode ir para { $others }
   *[other] com esta mão, os jogos { $games } não podem ir para { $others }
}

lay-off = juntar { $cards }
fits = pode-se juntar { $cards }
fits-not = não se pode juntar { $cards }

too-many-of-defender-hint = o adversário tem dez cartas, incluindo as que juntou

spread-size-hint = sem barra, cada grupo é verificado à parte
