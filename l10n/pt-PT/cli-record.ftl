nothing-recorded = não foi registado nada
rules-forbid = as regras não permitem isto

series-over = a série acabou
series-over-hint = `ginscore summary` mostra o acerto, `ginscore new` começa outra série, `ginscore undo` reabre esta

before-hands = { $count ->
    [one] a série acabaria antes da mão { $numbers }
   *[other] a série acabaria antes das mãos { $numbers }
}
before-hands-hint = { $count ->
    [one] anule primeiro a mão { $numbers }
   *[other] anule primeiro as mãos { $numbers }
}
before-rounds = { $count ->
    [one] a série acabaria antes da ronda { $numbers }
   *[other] a série acabaria antes das rondas { $numbers }
}
before-rounds-hint = { $count ->
    [one] anule primeiro a ronda { $numbers }
   *[other] anule primeiro as rondas { $numbers }
}

not-their-turn = não é a vez destes jogadores: { $pairs } jogam esta mão
not-their-turn-hint = `seat NAME` deixa um jogador jogar a mão seguinte
not-opponents = estes jogadores não são adversários
not-opponents-hint = indique um jogador de cada lado, como em `Ann 4 v Bob 23`
round-begun = um deles já jogou nesta ronda
round-begun-hint = `amend` corrige-a; a ronda seguinte começa quando todas as mãos desta tiverem acabado
not-in-round = estes dois não jogaram um contra o outro na ronda { $round }
not-in-round-hint = indique os dois que jogaram, ou deixe de fora o segundo nome
round-incomplete = faltaria uma mão à ronda { $round }
round-incomplete-hint = indique todas as suas mãos, como em `insert 2 Ann 4 v 23; Cid gin v 12`
whole-round = a ronda { $round } foi lançada inteira, e a mão de um par não a pode substituir
whole-round-hint = `delete { $round }`, depois `insert { $round } { $line }; ...` com uma mão de cada par
changes-who-plays = isto mudaria quem joga contra quem na ronda { $round }, que já começou
changes-who-plays-hint = termine primeiro a ronda { $round }, ou desfaça as suas mãos
nobody-seated = não se pode usar `seat` assim
nobody-seated-hint = `seat` é para o jogo do capitão e para três à vez: indique um jogador, ou dois adversários

name-open-game = indique um jogo aberto, como em `adjust Ann +10 in 2 # motivo`; `score` mostra os jogos
check-number = verifique o número
undo-reopens = `undo` reabre a série
earlier-adjustment-of = um ajuste anterior ({ $adjustment }) já não poderia entrar: { $why }
earlier-adjustment-hint = anule primeiro o ajuste

nothing-to-undo = não há nada para anular
nothing-to-undo-hint = todas as alterações desta série já estão anuladas
nothing-to-redo = não há nada para refazer
nothing-to-redo-hint = só se pode refazer uma alteração anulada, e só antes de se registar algo de novo
