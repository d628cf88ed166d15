# $now and $before begin with `entra` or `não entra`.
hand-entered-otherwise = a mão { $number } agora { $now } (antes: { $before })
round-entered-otherwise = a ronda { $number } agora { $now } (antes: { $before })
hand-entered-now = a mão { $number } { $now }
round-entered-now = a ronda { $number } { $now }
hand-open-again = a mão { $number } está de novo por acabar (antes: { $before })
round-open-again = a ronda { $number } está de novo por acabar (antes: { $before })
entered-games-on-sheet = { $count ->
    [one] entra no jogo { $games } da folha { $sheet }
   *[other] entra nos jogos { $games } da folha { $sheet }
}
entered-nowhere-on-sheet = não entra em nenhum jogo da folha { $sheet }
entered-closed-on-sheet = não entra: os jogos da folha { $sheet } para onde iria esta vitória estão fechados

dealt-hand-not = as cartas da mão { $number } foram dadas por { $name }, e não por { $before }
dealt-round-not = as cartas da ronda { $number } foram dadas por { $name }, e não por { $before }
dealt-hand = as cartas da mão { $number } foram dadas por { $name }
dealt-round = as cartas da ronda { $number } foram dadas por { $name }
dealer-of-hand-unknown = já não se sabe quem deu as cartas na mão { $number }
dealer-of-round-unknown = já não se sabe quem deu as cartas na ronda { $number }
next-dealer-unknown = não está registado quem dá as cartas a seguir

game-open-again = o jogo { $game } está aberto de novo; tinha sido ganho por { $name }
game-of-sheet-open-again = o jogo { $game } da folha { $sheet } está aberto de novo; tinha sido ganho por { $name }
game-closed = o jogo { $game } está fechado: { $players ->
    [one] ganha { $name }
   *[other] ganham { $name }
}
game-of-sheet-closed = o jogo { $game } da folha { $sheet } está fechado: { $players ->
    [one] ganha { $name }
   *[other] ganham { $name }
}
wins-game-not = { $players ->
    [one] { $name } ganha
   *[other] { $name } ganham
} o jogo { $game }, e não { $before }
wins-game-of-sheet-not = { $players ->
    [one] { $name } ganha
   *[other] { $name } ganham
} o jogo { $game } da folha { $sheet }, e não { $before }

series-continues = a série continua
series-over = a série acabou
