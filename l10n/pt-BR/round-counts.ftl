game-needs = partida { $game }: { $needs }
game-of-sheet-needs = folha { $sheet }, partida { $game }: { $needs }
side-needs = { $side }: mais { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}

so-far = a rodada até agora: { $sums }
each-alone = Cada mão abaixo é contada como se ninguém ganhasse as outras.

wins-with-hand = a rodada vai para { $side } se { $name } ganhar esta mão
wins-with-points = a rodada vai para { $side } se { $name } ganhar { $points } pontos ou mais

# The next three messages continue this line: subjunctive after `para que`.
caught-with = Resto máximo que { $name } pode ter na mão, para que
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
