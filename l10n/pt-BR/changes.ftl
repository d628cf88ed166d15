# $now and $before begin with `entra` or `não entra`.
hand-entered-otherwise = a mão { $number } agora { $now } (antes: { $before })
round-entered-otherwise = a rodada { $number } agora { $now } (antes: { $before })
hand-entered-now = a mão { $number } { $now }
round-entered-now = a rodada { $number } { $now }
hand-open-again = a mão { $number } está aberta de novo (antes: { $before })
round-open-again = a rodada { $number } está aberta de novo (antes: { $before })
entered-games-on-sheet = { $count ->
    [one] entra na partida { $games } da folha { $sheet }
   *[other] entra nas partidas { $games } da folha { $sheet }
}
entered-nowhere-on-sheet = não entra em nenhuma partida da folha { $sheet }
entered-closed-on-sheet = não entra: as partidas da folha { $sheet } em que esta vitória entraria estão fechadas

dealt-hand-not = quem dá as cartas na mão { $number }: { $name }, não { $before }
dealt-round-not = quem dá as cartas na rodada { $number }: { $name }, não { $before }
dealt-hand = quem dá as cartas na mão { $number }: { $name }
dealt-round = quem dá as cartas na rodada { $number }: { $name }
dealer-of-hand-unknown = não se sabe mais quem deu as cartas da mão { $number }
dealer-of-round-unknown = não se sabe mais quem deu as cartas da rodada { $number }
next-dealer-unknown = não está registrado quem dá as cartas a seguir

game-open-again = a partida { $game } está aberta de novo; tinha ido para { $name }
game-of-sheet-open-again = a partida { $game } da folha { $sheet } está aberta de novo; tinha ido para { $name }
game-closed = a partida { $game } está fechada e vai para { $name }
game-of-sheet-closed = a partida { $game } da folha { $sheet } está fechada e vai para { $name }
wins-game-not = a partida { $game } vai para { $name }, não para { $before }
wins-game-of-sheet-not = a partida { $game } da folha { $sheet } vai para { $name }, não para { $before }

series-continues = a série continua
series-over = a série acabou
