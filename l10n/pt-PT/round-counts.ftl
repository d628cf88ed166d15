game-needs = jogo { $game }: { $needs }
game-of-sheet-needs = folha { $sheet }, jogo { $game }: { $needs }
side-needs = { $side }: mais { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}

so-far = a ronda até agora: { $sums }
each-alone = Cada uma das mãos seguintes é contada como se ninguém ganhasse as outras.

wins-with-hand = a ronda vai para { $side } se { $name } ganhar esta mão
wins-with-points = a ronda vai para { $side } se { $name } ganhar { $points } pontos ou mais

# The next three messages continue this line: subjunctive after `para que`.
caught-with = Resto máximo que { $name } pode ter na mão, para que
wins-round = a ronda vá para { $side }: { $held }
does-not-lose-round = a ronda não fique perdida para { $side }: { $held }
does-not-win-game = o jogo { $game } não vá para { $others }: { $held }
by-ending = { $knock } contra uma batida, { $gin } contra o gin
by-ending-big-gin = { $knock } contra uma batida, { $gin } contra o gin, { $big-gin } contra o big gin
or-doubled = { $held }; se a mão conta a dobrar, { $doubled }

undercut-wins = depois de qualquer batida de { $name }, um undercut pode dar o jogo { $game } a { $others }
undercut-wins-above = depois de uma batida com mais de { $count }, um undercut pode dar o jogo { $game } a { $others }

wins-no-game = com esta mão, nenhum jogo pode ir para { $others }
wins-not-games = { $count ->
    [one] com esta mão, o jogo { $games } não pode ir para { $others }
   *[other] com esta mão, os jogos { $games } não podem ir para { $others }
}
