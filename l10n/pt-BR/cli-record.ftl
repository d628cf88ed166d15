nothing-recorded = nada foi registrado
rules-forbid = as regras não permitem isto

series-over = a série acabou
series-over-hint = `ginscore summary` mostra o acerto, `ginscore new` começa outra série, `ginscore undo` reabre esta

before-hands = { $count ->
    [one] a série acabaria antes da mão { $numbers }
   *[other] a série acabaria antes das mãos { $numbers }
}
before-hands-hint = { $count ->
    [one] desfaça antes a mão { $numbers }
   *[other] desfaça antes as mãos { $numbers }
}
before-rounds = { $count ->
    [one] a série acabaria antes da rodada { $numbers }
   *[other] a série acabaria antes das rodadas { $numbers }
}
before-rounds-hint = { $count ->
    [one] desfaça antes a rodada { $numbers }
   *[other] desfaça antes as rodadas { $numbers }
}

not-their-turn = não é a vez desses jogadores: { $pairs } jogam esta mão
not-their-turn-hint = `seat NAME` põe um jogador na próxima mão
not-opponents = esses jogadores não são adversários
not-opponents-hint = indique um jogador de cada lado, como em `Ann 4 v Bob 23`
round-begun = um desses jogadores já jogou nesta rodada
round-begun-hint = `amend` corrige essa mão; a próxima rodada começa quando todas as mãos desta acabarem
not-in-round = esses dois não jogaram um contra o outro na rodada { $round }
not-in-round-hint = indique os dois que jogaram, ou omita o segundo nome
round-incomplete = faltaria uma mão na rodada { $round }
round-incomplete-hint = dê todas as mãos dela, como em `insert 2 Ann 4 v 23; Cid gin v 12`
whole-round = a rodada { $round } foi lançada inteira, e a mão de um par não pode substituí-la
whole-round-hint = `delete { $round }`, depois `insert { $round } { $line }; ...` com uma mão de cada par
changes-who-plays = isto mudaria quem joga contra quem na rodada { $round }, que já começou
changes-who-plays-hint = termine primeiro a rodada { $round }, ou desfaça as mãos dela
nobody-seated = não se pode usar `seat` assim
nobody-seated-hint = `seat` é para o jogo do capitão e para três em rodízio: indique um jogador, ou dois adversários

name-open-game = indique uma partida aberta, como em `adjust Ann +10 in 2 # motivo`; `score` mostra as partidas
check-number = confira o número
undo-reopens = `undo` reabre a série
earlier-adjustment-of = um ajuste anterior ({ $adjustment }) não poderia mais entrar: { $why }
earlier-adjustment-hint = desfaça antes o ajuste

nothing-to-undo = não há nada para desfazer
nothing-to-undo-hint = todas as alterações desta série já foram desfeitas
nothing-to-redo = não há nada para refazer
nothing-to-redo-hint = só se pode refazer uma alteração desfeita, e só antes de registrar algo novo
