game-needs = jogo { $game }: { $needs }
game-of-sheet-needs = folha { $sheet }, jogo { $game }: { $needs }
side-needs = { $side } precisam de { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}

so-far = a ronda até agora: { $sums }
each-alone = Cada uma das mãos seguintes é contada como se ninguém ganhasse as outras.

wins-with-hand = { $side } ganham a ronda se { $name } ganhar esta mão
wins-with-points = { $side } ganham a ronda se { $name } ganhar { $points } pontos ou mais

# The next three messages continue this line: subjunctive after `para que`.
caught-with = Resto que { $name } pode ter na mão para que
wins-round = { $side } ganhem a ronda: { $held }
does-not-lose-round = { $side } não a percam: { $held }
does-not-win-game = { $others } não ganhem o jogo { $game }: { $held }
by-ending = { $knock } contra uma batida, { $gin } contra o gin
by-ending-big-gin = { $knock } contra uma batida, { $gin } contra o gin, { $big-gin } contra o big gin
or-doubled = { $held }; se a mão conta a dobrar, { $doubled }

undercut-wins = depois de qualquer batida de { $name }, um undercut pode dar o jogo { $game } a { $others }
undercut-wins-above = depois de uma batida com mais de { $count }, um undercut pode dar o jogo { $game } a { $others }

wins-no-game = { $others } não podem ganhar nenhum jogo com esta mão
wins-not-games = { $count ->
    [one] { $others } não podem ganhar o jogo { $games } com esta mão
   *[other] { $others } não podem ganhar os jogos { $games } com esta mão
}
